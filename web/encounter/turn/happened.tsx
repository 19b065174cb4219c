/** What scored last, and a tap away all that was entered, to be looked over and put right; what is new is said on every phone. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PointLine, SideId } from '../../../core/encounter/types.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { announce } from '../../parts/status.tsx';
import { ask } from '../../text/encounter.ts';
import { useNames, useTable } from '../context.ts';
import { LINES } from '../log.tsx';
import { useSaid } from '../of-whom.ts';

interface HappenedProps {
  readonly turn: number;
  /** Whoever looks tells kills: the first Turn says how, until something scores. */
  readonly isTapped: boolean;
}

export function Happened({ turn, isTapped }: HappenedProps) {
  const { store } = useTable();
  const nameOf = useNames();
  const points = store.part('table')?.points ?? [];
  const said = useSaid();
  const says = ({ side, points: vp, what }: PointLine): string => `${nameOf(side)} ${signed(vp)}: ${said(what, side)}`;
  const count = points.length;
  const seen = useRef(count);
  const last = points[count - 1];
  const news = points.slice(seen.current).map(says).join('\n');
  useEffect(() => {
    if (news !== '') for (const line of news.split('\n')) announce(line);
    seen.current = count;
  }, [count, news]);
  const [shown, setShown] = useState(false);
  if (turn === 0) return null;
  if (last === undefined) {
    return <p class="turn-happened turn-happened-none">{ask(isTapped && turn === 1 ? 'holdToMark' : 'noPoints')}</p>;
  }
  const close = () => setShown(false);
  const latest = points.filter((one) => one.turn === last.turn);
  // One line: nothing below it moves under a finger. Its reasons are behind it.
  return (
    <>
      <button type="button" class="turn-happened" onClick={() => setShown(true)}>
        <span class="turn-scored">
          {last.turn === turn || last.turn === 0 ? null : (
            <span class="soft">{ask('turn', { turn: last.turn })} · </span>
          )}
          {sidesOf(latest).map((side, place) => (
            <span key={side}>
              {place === 0 ? null : ' · '}
              <bdi>{nameOf(side)}</bdi>{' '}
              {latest
                .filter((one) => one.side === side)
                .map((one) => (
                  <span key={one.what} lang="en">
                    <strong>{signed(one.points)}</strong> {nameIn(one)}{' '}
                  </span>
                ))}
            </span>
          ))}
        </span>
        <span class="turn-check">{ask('lookOver')} ›</span>
      </button>
      {shown ? (
        <Dialog title={ask('said')} onClose={close}>
          <ul class="game-lines">
            {latest.map((one) => (
              <li key={says(one)} lang="en">
                {says(one)}
              </li>
            ))}
          </ul>
          <LINES.View onSaid={close} />
        </Dialog>
      ) : null}
    </>
  );
}

/** Who scored last stands first. */
function sidesOf(points: readonly PointLine[]): readonly SideId[] {
  return [...new Set(points.map(({ side }) => side).reverse())];
}

/** What a point is called: the rest of its line says why it was earned. */
function nameIn({ what }: PointLine): string {
  return what.split('. ')[0] ?? what;
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));
