/** This desk on a second device, and what to do when the laptop dies. */
import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../text/desk.ts';
import { type Refusal, ask } from '../api.ts';
import { useDesk } from '../desk.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { Address } from './address.tsx';
import { type MadeLink, linksPath } from './links.ts';
import { useReach } from './reach.ts';

export function AnotherDevice({ onMade }: { readonly onMade: () => void }) {
  const { event } = useDesk();
  const { origin } = useReach();
  const [made, setMade] = useState<MadeLink | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const make = async () => {
    const body = { role: 'organiser', label: tell('device.label'), once: true };
    const answer = await ask<MadeLink>('POST', linksPath(event), body);
    setProblem(answer.ok ? null : answer.refusal);
    if (!answer.ok) return;
    setMade(answer.value);
    onMade();
  };
  return (
    <section class="pane stack">
      <h3>{tell('device.title')}</h3>
      <p class="soft">{tell('device.hint')}</p>
      {problem === null ? null : <RefusalNotice refusal={problem} />}
      {made === null ? (
        <div class="actions">
          <Button onClick={() => void make()}>{tell('device.make')}</Button>
        </div>
      ) : (
        <div class="stack" aria-live="polite">
          <p>{tell('device.once')}</p>
          <Address href={new URL(made.path, origin).href} label={tell('device.title')} />
        </div>
      )}
      <details class="fold">
        <summary>{tell('device.spare')}</summary>
        <ul class="stack">
          {(['folder', 'export', 'laptop', 'dead'] as const).map((what) => (
            <li key={what}>{tell(`device.spare.${what}`)}</li>
          ))}
        </ul>
        <div class="actions">
          <a class="button" href={`/api/events/${encodeURIComponent(event)}/export`} download>
            {tell('more.exportNow')}
          </a>
        </div>
      </details>
    </section>
  );
}
