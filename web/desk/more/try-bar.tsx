/** At the desk of a demonstration or a rehearsal: trying it as a player and a screen, and throwing it away. */
import { useState } from 'preact/hooks';
import type { Purpose } from '../../../core/journal/types.ts';
import { Button } from '../../parts/button.tsx';
import { tell } from '../../text/work.ts';
import { type Refusal, ask } from '../api.ts';
import { useDesk } from '../desk.ts';
import { linksPath } from '../links/links.ts';
import { addressOf } from '../place.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { deskListed } from './listed.ts';

/** What the desk of a demonstration or a rehearsal offers above everything else. */
export function TryBar({ purpose }: { readonly purpose: Purpose }) {
  const { event, role, store } = useDesk();
  const [problem, setProblem] = useState<Refusal | null>(null);
  // On a phone three buttons would push the work off the screen. The server, which draws this too, knows no screen.
  const [roomy] = useState(() => typeof matchMedia === 'function' && matchMedia('(min-width: 768px)').matches);
  if (role !== 'organiser') return null;
  const tryPhone = async () => {
    // Opened at once: a window that comes after an answer is taken for advertising.
    const tab = window.open('', '_blank');
    const entrant = somebodyPlaying(store);
    const body = { role: 'player', label: tell('try.label'), ...(entrant === undefined ? {} : { entrant }) };
    const answer = await ask<{ readonly path: string }>('POST', linksPath(event), body);
    if (!answer.ok) setProblem(answer.refusal);
    if (!answer.ok || tab === null) tab?.close();
    else tab.location.href = answer.value.path;
  };
  const discard = async () => {
    // A rehearsal leads back to what it is a rehearsal of.
    const of = (await deskListed(event))?.of ?? null;
    const answer = await ask('DELETE', `/api/events/${encodeURIComponent(event)}`);
    if (answer.ok) location.assign(of === null ? '/' : addressOf({ event: of, role: 'organiser' }));
    else setProblem(answer.refusal);
  };
  return (
    <details class="try off-paper" open={roomy}>
      <summary>{tell('try.title')}</summary>
      <div class="actions" role="group" aria-label={tell('try.title')}>
        <Button onClick={() => void tryPhone()}>{tell('try.phone')}</Button>
        <a class="button" href={`/screen?event=${encodeURIComponent(event)}`} target="_blank" rel="noopener">
          {tell('try.screen')}
        </a>
        <Button onClick={() => void discard()}>{tell(`try.discard.${purpose}`)}</Button>
        <div role="alert">{problem === null ? null : <RefusalNotice refusal={problem} />}</div>
      </div>
    </details>
  );
}

/** Somebody with a game to report, so that the phone has something to do. */
function somebodyPlaying(store: ReturnType<typeof useDesk>['store']): string | undefined {
  const games = Object.values(store.part(`games/${store.part('event')?.round ?? 0}`) ?? {});
  const open = games.find(({ result, kind, waiting }) => result === null && kind === 'game' && waiting === 'none');
  return open?.seats[0] ?? Object.keys(store.part('entrants') ?? {})[0];
}
