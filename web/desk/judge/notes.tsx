/** Notes of the staff to themselves. Players never see them. */
import { useState } from 'preact/hooks';
import type { DeskPart } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { shortTime } from '../../text/format.ts';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';

export function Notes({ notes }: { readonly notes: DeskPart['notes'] }) {
  const desk = useDesk();
  const [text, setText] = useState('');
  const send = () => void desk.send({ type: 'note', text: text.trim() }, tell('did.note'), () => setText(''));
  return (
    <details class="fold pane">
      <summary>{tell('notes.title', { count: notes.length })}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') send();
        }}
      >
        <TextArea label={tell('notes.text')} hint={tell('notes.hint')} value={text} onInput={setText} />
        <div class="actions">
          <Button type="submit">{tell('notes.send')}</Button>
        </div>
      </form>
      <ul class="lines">
        {notes.map((note, index) => (
          <li key={index}>
            <span class="line-text">{note.text}</span>
            <span class="soft">{shortTime(note.at)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
