/** This desk on a second device, and what to do when the laptop dies. */
import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { tell } from '../../text/desk.ts';
import { shortTime } from '../../text/format.ts';
import { type Refusal, ask, fetchFile } from '../api.ts';
import { useDesk } from '../desk.ts';
import { saveAs } from '../save-as.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { Address } from './address.tsx';
import { type Copies, type MadeLink, linksPath } from './links.ts';
import { useReach } from './reach.ts';

interface AnotherDeviceProps {
  readonly copies: Copies | null;
  readonly onMade: () => void;
}

export function AnotherDevice({ copies, onMade }: AnotherDeviceProps) {
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
      {copies === null ? null : <CopiesGo copies={copies} />}
      <details class="fold">
        <summary>{tell('device.spare')}</summary>
        <ul class="stack">
          {(['save', 'spare', 'dead', 'export'] as const).map((what) => (
            <li key={what}>{tell(`device.spare.${what}`)}</li>
          ))}
        </ul>
        <SaveEverything />
        <div class="actions">
          <a class="button" href={`/api/events/${encodeURIComponent(event)}/export`} download>
            {tell('device.spare.exportNow')}
          </a>
        </div>
      </details>
    </section>
  );
}

/** Whether a spare laptop could go on, and from when. */
function CopiesGo({ copies: { to, last, failing } }: { readonly copies: Copies }) {
  const place = to ?? tell('device.copies.place');
  const going = failing ? tell('device.copies.fail', { place }) : tell('device.copies.go', { place });
  const latest = last === null ? tell('device.copies.none') : tell('device.copies.last', { time: shortTime(last) });
  return (
    <Notice meaning={failing ? 'wait' : 'good'}>
      <p>
        {going} {latest}
      </p>
    </Notice>
  );
}

/** On the machine that Muster runs on, and nowhere else: the file holds every event, with its secrets. */
function SaveEverything() {
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [saved, setSaved] = useState(false);
  const save = async () => {
    const answer = await fetchFile('/api/backup');
    setProblem(answer.ok ? null : answer.refusal);
    setSaved(answer.ok);
    if (answer.ok) saveAs(answer.value.name, answer.value.content);
  };
  return (
    <>
      {problem === null ? null : <RefusalNotice refusal={problem} />}
      <div class="actions">
        <Button onClick={() => void save()}>{tell('device.spare.saveNow')}</Button>
        {saved ? <span role="status">{tell('device.spare.saved')}</span> : null}
      </div>
    </>
  );
}
