/** Who has more to do here than look, by what the device holds: the way to their desk, and to their own page. */
import './ways.css';
import { useEffect, useState } from 'preact/hooks';
import { type Hold, holdings } from '../player/session.ts';
import { tellEvent } from '../text/event.ts';

const DESKS = ['organiser', 'judge', 'scorekeeper'] as const;

export function Ways({ event }: { readonly event: string }) {
  const [holds, setHolds] = useState<readonly Hold[]>([]);
  useEffect(() => {
    void holdings().then((answer) => {
      if (answer.kind === 'ok') setHolds(answer.value.filter((hold) => hold.event === event));
    });
  }, [event]);
  const role = DESKS.find((one) => holds.some((hold) => hold.role === one));
  const plays = holds.some((hold) => hold.role === 'player' && hold.entrant !== null);
  if (role === undefined && !plays) return null;
  const id = encodeURIComponent(event);
  return (
    <nav class="ways off-paper" aria-label={tellEvent('more')}>
      {role === undefined ? null : (
        <a class="button" href={`/desk?event=${id}&as=${role}`}>
          {tellEvent('desk')}
        </a>
      )}
      {plays ? (
        <a class="button" href={`/p/${id}`}>
          {tellEvent('own')}
        </a>
      ) : null}
    </nav>
  );
}
