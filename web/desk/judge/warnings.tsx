/** Warnings: who was told what. Only judges, the organiser and the player see them. */
import { useState } from 'preact/hooks';
import type { DeskPart } from '../../../core/event/views.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { shortTime } from '../../text/format.ts';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';
import { EntrantSelect } from '../entrant-select.tsx';

export function Warnings({ warnings }: { readonly warnings: DeskPart['warnings'] }) {
  const desk = useDesk();
  const entrants = useEntrants();
  const [entrant, setEntrant] = useState('');
  const [topic, setTopic] = useState('');
  const [text, setText] = useState('');
  const before = warnings.filter((warning) => warning.entrant === entrant);
  const send = () =>
    void desk.send(
      { type: 'warn', entrant, topic: topic.trim(), text: text.trim() },
      tell('did.warn', { name: nameIn(entrants, entrant) }),
      () => {
        setTopic('');
        setText('');
      },
    );
  return (
    <details class="fold pane">
      <summary>{tell('warn.title', { count: warnings.length })}</summary>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (entrant !== '' && topic.trim() !== '') send();
        }}
      >
        <EntrantSelect label={tell('warn.who')} value={entrant} onChange={setEntrant} />
        {before.length === 0 ? null : (
          <Notice meaning="wait" title={tell('warn.before', { count: before.length })}>
            <ul>
              {before.map((warning, index) => (
                <li key={index}>
                  {shortTime(warning.at)} {warning.topic}: {warning.text}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <Field label={tell('ruling.topic')} required value={topic} onInput={setTopic} />
        <TextArea label={tell('warn.text')} value={text} onInput={setText} />
        <div class="actions">
          <Button type="submit">{tell('warn.send')}</Button>
        </div>
      </form>
      <ul class="lines">
        {warnings.map((warning, index) => (
          <li key={index}>
            <span class="line-text">
              <bdi>{nameIn(entrants, warning.entrant)}</bdi>: {warning.topic}. {warning.text}
            </span>
            <span class="soft">{shortTime(warning.at)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
