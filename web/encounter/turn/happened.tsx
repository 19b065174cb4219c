/** What scored last, and a tap away all that was entered, to be looked over and put right; what is new is said on every phone. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PointLine } from '../../../core/encounter/types.ts';
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
  const news = last === undefined ? '' : says(last);
  useEffect(() => {
    if (count > seen.current) announce(news);
    seen.current = count;
  }, [count, news]);
  const [shown, setShown] = useState(false);
  if (turn === 0) return null;
  if (last === undefined) {
    return <p class="turn-happened turn-happened-none">{ask(isTapped && turn === 1 ? 'holdToMark' : 'noPoints')}</p>;
  }
  // One line: nothing below it moves under a finger.
  return (
    <>
      <button type="button" class="turn-happened" onClick={() => setShown(true)}>
        {last.turn === turn || last.turn === 0 ? null : <span class="soft">{ask('turn', { turn: last.turn })} · </span>}
        <bdi>{nameOf(last.side)}</bdi> <strong>{signed(last.points)}</strong>{' '}
        <span lang="en">{said(last.what, last.side)}</span>
      </button>
      {shown ? (
        <Dialog title={ask('said')} onClose={() => setShown(false)}>
          <LINES.View />
        </Dialog>
      ) : null}
    </>
  );
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));
