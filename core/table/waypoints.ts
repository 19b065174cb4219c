/** A route as a person lays it with a tape: straight from point to point, a little wide round every bend. */
import { root } from './from-point.ts';
import type { Route } from './route.ts';
import type { Point } from './shapes.ts';
import { GRAIN } from './units.ts';

/** The widest bend at one point, in radians: 15 degrees. It makes a bend 0.6 % longer than its arc. */
const BEND = Math.PI / 12;
/** How far outside the arc points are put before they are rounded to a grain. */
const OUTSIDE = 2 / GRAIN;

/**
 * The points of a way along the route, its start and its end with them, in multiples of a grain. At a bend the way is up to
 * a hundredth of the bend's radius wide of the arc: in a gap that the base only just passes, it can come that much nearer to
 * the other side, so check it where that counts.
 */
export function waypoints(from: Point, route: Route): readonly Point[] {
  const points = [from];
  let at = from;
  for (const { to, length, arc } of route.legs) {
    if (arc !== undefined) {
      const radius = arc.radius + OUTSIDE;
      const unit = (point: Point): Point => {
        const size = root(point.x - arc.at.x, point.y - arc.at.y);
        return { x: (point.x - arc.at.x) / size, y: (point.y - arc.at.y) / size };
      };
      for (const { x, y } of bends(unit(at), unit(to), length / arc.radius, arc.left)) {
        points.push({ x: toGrain(arc.at.x + radius * x), y: toGrain(arc.at.y + radius * y) });
      }
    }
    at = to;
  }
  return [...points, at];
}

/** Where the tangents of small parts of an arc meet, for a circle of radius 1 round (0, 0). */
function bends(u: Point, v: Point, angle: number, left: boolean): readonly Point[] {
  if (angle <= BEND) {
    const share = 1 / (1 + u.x * v.x + u.y * v.y);
    return [{ x: (u.x + v.x) * share, y: (u.y + v.y) * share }];
  }
  const middle = middleOf(u, v, angle, left);
  return [...bends(u, middle, angle / 2, left), ...bends(middle, v, angle / 2, left)];
}

function middleOf(u: Point, v: Point, angle: number, left: boolean): Point {
  // Near half a turn u + v is next to nothing: v - u, turned by a right angle, points the same way.
  const side = left ? 1 : -1;
  const sum = angle > Math.PI / 2 ? { x: side * (v.y - u.y), y: side * (u.x - v.x) } : { x: u.x + v.x, y: u.y + v.y };
  const size = root(sum.x, sum.y);
  return { x: sum.x / size, y: sum.y / size };
}

function toGrain(value: number): number {
  return Math.round(value * GRAIN) / GRAIN;
}
