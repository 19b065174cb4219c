/** Putting an event away, and deleting it for good. The copy to keep is offered before either. */
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/field.tsx';
import { tell } from '../../text/desk.ts';
import { type Refusal, ask } from '../api.ts';
import { useDesk } from '../desk.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { deskListed } from './listed.ts';

export function PutAway() {
  const { event } = useDesk();
  const [archived, setArchived] = useState<boolean | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useEffect(() => void deskListed(event).then((desk) => setArchived(desk?.archived ?? false)), [event]);
  if (archived === null) return null;
  const put = async () => {
    const path = `/api/events/${encodeURIComponent(event)}/archive`;
    const answer = await ask('POST', path, { archived: !archived });
    if (answer.ok) setArchived(!archived);
    else setRefusal(answer.refusal);
  };
  return (
    <section class="pane stack">
      <h3>{tell('more.archive')}</h3>
      <p class="soft">{tell(archived ? 'more.archivedHint' : 'more.archiveHint')}</p>
      {refusal === null ? null : <RefusalNotice refusal={refusal} />}
      <div class="actions">
        <Button onClick={() => void put()}>{tell(archived ? 'more.unarchiveNow' : 'more.archiveNow')}</Button>
      </div>
    </section>
  );
}

export function DeleteEvent() {
  const { event, store } = useDesk();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const name = store.part('event')?.name ?? '';
  const path = `/api/events/${encodeURIComponent(event)}`;
  const remove = async () => {
    const answer = await ask('DELETE', `${path}?name=${encodeURIComponent(typed)}`);
    if (answer.ok) location.assign('/');
    else setRefusal(answer.refusal);
  };
  return (
    <details class="fold pane">
      <summary>{tell('more.delete')}</summary>
      <div class="stack">
        <p>{tell('more.deleteHint')}</p>
        <div class="actions">
          <a class="button" href={`${path}/export`} download>
            {tell('more.deleteExport')}
          </a>
        </div>
        {refusal === null ? null : <RefusalNotice refusal={refusal} />}
        <form
          class="form"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void remove();
          }}
        >
          <Field label={tell('more.deleteName', { name })} value={typed} onInput={setTyped} />
          <div class="actions">
            <Button type="submit" disabled={typed.trim() === '' && name !== ''}>
              {tell('more.deleteNow')}
            </Button>
          </div>
        </form>
      </div>
    </details>
  );
}
