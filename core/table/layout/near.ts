/** Where something new finds room. */
import { type Refusal, isRefusal, refuse } from '../../rules/refusal.ts';
import type { LayoutPoint } from './layout.ts';

/** Steps of an inch and a half, up to nine inches away, the nearest first. */
const OFFSETS: readonly LayoutPoint[] = Array.from({ length: 13 * 13 }, (_, n): LayoutPoint => [
  (Math.floor(n / 13) - 6) * 1.5,
  ((n % 13) - 6) * 1.5,
]).sort(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));

/** Refusals that are about the place: elsewhere there may be room. */
const OF_PLACE = ['on-another', 'off-table'];

/** What `put` makes of the first place near there for which there is room. */
export function placedNear<Made extends object>(
  [x, y]: LayoutPoint,
  put: (place: LayoutPoint) => Made | Refusal,
): Made | Refusal {
  for (const [dx, dy] of OFFSETS) {
    const tried = put([x + dx, y + dy]);
    if (!isRefusal(tried) || !OF_PLACE.includes(tried.code)) return tried;
  }
  return refuse('no-room', 'There is no room for it there. Move something first.');
}
