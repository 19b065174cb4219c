/** Making a rehearsal of this event. */
import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../text/desk.ts';
import { type Refusal, ask } from '../api.ts';
import { useDesk } from '../desk.ts';
import { RefusalNotice } from '../refusal-notice.tsx';

export function Rehearse() {
  const { event } = useDesk();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const make = async () => {
    const path = `/api/events/${encodeURIComponent(event)}/rehearsal`;
    const answer = await ask<{ readonly path: string }>('POST', path);
    if (answer.ok) location.assign(answer.value.path);
    else setRefusal(answer.refusal);
  };
  return (
    <section class="pane stack">
      <h3>{tell('more.rehearse')}</h3>
      <p class="soft">{tell('more.rehearseHint')}</p>
      {refusal === null ? null : <RefusalNotice refusal={refusal} />}
      <div class="actions">
        <Button onClick={() => void make()}>{tell('more.rehearseNow')}</Button>
      </div>
    </section>
  );
}
