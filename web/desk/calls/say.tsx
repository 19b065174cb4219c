/** The organiser's words to everybody, and what everybody reads now. */
import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';

export function SayToAll() {
  const desk = useDesk();
  const [text, setText] = useState('');
  const now = desk.store.part('event')?.announcement ?? null;
  const send = () => void desk.send({ type: 'announce', text: text.trim() }, tell('did.announce'), () => setText(''));
  return (
    <section class="section pane">
      <h3>{tell('say.title')}</h3>
      <p class="soft">{tell('say.hint')}</p>
      {now === null ? null : (
        <Notice title={tell('say.now')}>
          <p>
            <bdi>{now.text}</bdi>
          </p>
          <p>
            <Button onClick={() => void desk.send({ type: 'end-announcement' }, tell('did.endAnnouncement'))}>
              {tell('say.end')}
            </Button>
          </p>
        </Notice>
      )}
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') send();
        }}
      >
        <TextArea label={tell('say.text')} value={text} onInput={setText} />
        <div class="actions">
          <Button type="submit">{tell('say.send')}</Button>
        </div>
      </form>
    </section>
  );
}
