/** How far a disc can be pushed in a straight line until it comes up against something. */
import { root } from './from-point.ts';
import type { Disc, Point, Shape } from './shapes.ts';

/**
 * The part of the way (0 to 1) at which the pushed disc first touches the shape; null where it does not, or only brushes
 * a corner. What it touches at the start stops it at once when it is pushed closer, and not at all when it is pushed along
 * it or away.
 */
export function pushedAgainst({ at, radius }: Disc, to: Point, shape: Shape): number | null {
  const way = { x: to.x - at.x, y: to.y - at.y };
  const parts =
    shape.kind === 'disc'
      ? [againstPoint(at, way, shape.at, radius + shape.radius)]
      : shape.points.flatMap((point, index) => {
          const next = shape.points[(index + 1) % shape.points.length] ?? point;
          return [againstPoint(at, way, point, radius), againstSide(at, way, point, next, radius)];
        });
  const first = Math.min(...parts.map((part) => part ?? Number.POSITIVE_INFINITY));
  return first <= 1 ? first : null;
}

function againstPoint(at: Point, way: Point, point: Point, reach: number): number | null {
  const dx = at.x - point.x;
  const dy = at.y - point.y;
  const closing = way.x * dx + way.y * dy;
  if (closing >= 0) return null;
  const gap = dx * dx + dy * dy - reach * reach;
  if (gap <= 0) return 0;
  const length = way.x * way.x + way.y * way.y;
  const under = closing * closing - length * gap;
  return under <= 0 ? null : (-closing - Math.sqrt(under)) / length;
}

/** Against a side between its ends; the ends are points of their own. */
function againstSide(at: Point, way: Point, from: Point, to: Point, reach: number): number | null {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = root(along.x, along.y);
  if (length === 0) return null;
  const off = (along.x * (at.y - from.y) - along.y * (at.x - from.x)) / length;
  const speed = ((along.x * way.y - along.y * way.x) / length) * Math.sign(off);
  if (speed >= 0) return null;
  const part = Math.max(0, (Math.abs(off) - reach) / -speed);
  const x = at.x + way.x * part - from.x;
  const y = at.y + way.y * part - from.y;
  const place = (x * along.x + y * along.y) / (length * length);
  return place >= 0 && place <= 1 ? part : null;
}
