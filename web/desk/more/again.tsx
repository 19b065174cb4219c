/** The same event next month: its format, options, tables and house rules, and its players where they are wanted. */
import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { Field } from '../../parts/field.tsx';
import { tell } from '../../text/desk.ts';
import { type Refusal, ask } from '../api.ts';
import { useDesk } from '../desk.ts';
import { RefusalNotice } from '../refusal-notice.tsx';

export function Again() {
  const { event, store } = useDesk();
  const [name, setName] = useState(store.part('event')?.name ?? '');
  const [date, setDate] = useState('');
  const [players, setPlayers] = useState(true);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const again = async () => {
    const body = { name, date: date === '' ? null : date, players };
    const path = `/api/events/${encodeURIComponent(event)}/again`;
    const answer = await ask<{ readonly path: string }>('POST', path, body);
    if (answer.ok) location.assign(answer.value.path);
    else setRefusal(answer.refusal);
  };
  return (
    <section class="pane stack">
      <h3>{tell('more.again')}</h3>
      <p class="soft">{tell('more.againHint')}</p>
      {refusal === null ? null : <RefusalNotice refusal={refusal} />}
      <form
        class="form"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void again();
        }}
      >
        <Field label={tell('more.againName')} required value={name} onInput={setName} />
        <Field label={tell('more.againDate')} type="date" value={date} onInput={setDate} />
        <Check label={tell('more.againPlayers')} checked={players} onChange={setPlayers} />
        <div class="actions">
          <Button type="submit">{tell('more.againNow')}</Button>
        </div>
      </form>
    </section>
  );
}
