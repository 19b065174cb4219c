/** What scored in this Turn, the latest first; what is new is said on every phone. */
import { useEffect, useRef } from 'preact/hooks';
import type { PointLine } from '../../../core/encounter/types.ts';
import { announce } from '../../parts/status.tsx';
import { ask } from '../../text/encounter.ts';
import { useNames, useTable } from '../context.ts';

const SHOWN = 2;

export function Happened({ turn }: { readonly turn: number }) {
  const { store } = useTable();
  const nameOf = useNames();
  const points = store.part('table')?.points ?? [];
  const says = ({ side, points: vp, what }: PointLine): string => `${nameOf(side)} ${signed(vp)}: ${what}`;
  const count = points.length;
  const seen = useRef(count);
  const last = points[count - 1];
  const news = last === undefined ? '' : says(last);
  useEffect(() => {
    if (count > seen.current) announce(news);
    seen.current = count;
  }, [count, news]);
  const shown = [turn, turn - 1].map((of) => points.filter((line) => line.turn === of)).find((all) => all.length > 0);
  if (shown === undefined || turn === 0) return null;
  return (
    <ul class="turn-happened" aria-label={ask('points')}>
      {shown
        .slice(-SHOWN)
        .reverse()
        .map((line) => (
          <li key={says(line)}>
            {line.turn === turn ? null : <span class="soft">{ask('turn', { turn: line.turn })} · </span>}
            <bdi>{nameOf(line.side)}</bdi> <strong>{signed(line.points)}</strong> <span lang="en">{line.what}</span>
          </li>
        ))}
    </ul>
  );
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));
