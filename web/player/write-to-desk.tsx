/** A few words to the desk, from no table. */
import { useState } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';

export function WriteToDesk() {
  const { outbox, entrant } = usePlayer();
  const [text, setText] = useState('');
  const send = () => {
    void outbox.send({ type: 'write-to-desk', entrant, text: text.trim() });
    setText('');
  };
  return (
    <section class="more-block">
      <h2>{say('write.title')}</h2>
      <p>{say('write.hint')}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') send();
        }}
      >
        <TextArea label={say('write.text')} value={text} onInput={setText} />
        <p>
          <Button type="submit">{say('write.send')}</Button>
        </p>
      </form>
    </section>
  );
}
