/** Rules documents in use, each with the day it came out: the pack says which are in force on the day of the event. */
import { useState } from 'preact/hooks';
import type { PackPart } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { day } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';

export function DocumentsSection({ pack }: { readonly pack: PackPart }) {
  const desk = useDesk();
  const [title, setTitle] = useState('');
  const [released, setReleased] = useState('');
  const add = () =>
    void desk.send({ type: 'use-document', title: title.trim(), released }, tell('did.document', { title }), () => {
      setTitle('');
      setReleased('');
    });
  return (
    <details class="fold pane">
      <summary>{tell('settings.documents', { count: pack.documents.length })}</summary>
      {pack.documentsUntil === null ? null : (
        <p class="soft">{say('rules.documentsUntil', { date: day(pack.documentsUntil) })}</p>
      )}
      <ul class="lines">
        {pack.documents.map((document) => (
          <li key={document.title}>
            <span class="line-text">{document.title}</span>
            <span class="soft">{say('rules.released', { date: day(document.released) })}</span>
          </li>
        ))}
      </ul>
      <form
        class="form-line"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label={tell('settings.documentTitle')} required value={title} onInput={setTitle} />
        <Field label={tell('settings.documentDate')} type="date" required value={released} onInput={setReleased} />
        <Button type="submit">{tell('settings.addDocument')}</Button>
      </form>
    </details>
  );
}
