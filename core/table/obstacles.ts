/** What a base has to go round, and whether a stretch of its way keeps clear of it. */
import { leftTurn } from './angle.ts';
import { compareToRegion } from './from-point.ts';
import { type LaidOut, layOut } from './laid-out.ts';
import type { Shape } from './shapes.ts';

/** Something that a moving base may touch but not overlap, or must keep `apart` units from, edge to edge. */
export interface Obstacle {
  readonly shape: Shape;
  readonly apart?: number;
}

export interface Obstacles extends LaidOut {
  readonly apart: Float64Array;
}

/** Lays obstacles out for many questions. Make it anew when one of them moves. */
export function obstaclesOf(obstacles: readonly Obstacle[]): Obstacles {
  const apart = new Float64Array(obstacles.length);
  for (const [n, obstacle] of obstacles.entries()) apart[n] = obstacle.apart ?? 0;
  // Assigned, not spread, as in `blockersOf`.
  return Object.assign(layOut(obstacles.map(({ shape }) => shape)), { apart });
}

/** How far, in units, a way that hugs an obstacle may be off it, because it was rounded. */
export const ROUNDED = 1e-6;

/** The square of the distance from x, y to the stretch from a by (dx, dy). */
function squareFrom(x: number, y: number, ax: number, ay: number, dx: number, dy: number): number {
  const wx = x - ax;
  const wy = y - ay;
  const whole = dx * dx + dy * dy;
  const share = whole === 0 ? 0 : Math.min(1, Math.max(0, (wx * dx + wy * dy) / whole));
  const ex = wx - share * dx;
  const ey = wy - share * dy;
  return ex * ex + ey * ey;
}

/** Whether a base of that radius, its centre at x, y, keeps clear of an obstacle that is not laid out. */
export function isClearOf({ shape, apart = 0 }: Obstacle, radius: number, x: number, y: number): boolean {
  return compareToRegion(x, y, shape, radius + apart - ROUNDED) >= 0;
}

/** Whether a base of that radius, its centre at x, y, keeps clear of obstacle n. */
export function isPlaceClear(obstacles: Obstacles, n: number, radius: number, x: number, y: number): boolean {
  const keep = radius + (obstacles.apart[n] ?? 0) - ROUNDED;
  const away = (obstacles.around[n] ?? 0) + keep;
  const dx = x - (obstacles.middleXs[n] ?? 0);
  const dy = y - (obstacles.middleYs[n] ?? 0);
  if (dx * dx + dy * dy > away * away) return true;
  const shape = obstacles.shapes[n];
  return shape === undefined || compareToRegion(x, y, shape, keep) >= 0;
}

/** Whether a base of that radius, its centre going straight from p to q, keeps clear of obstacle n. */
export function isStraightClear(
  obstacles: Obstacles,
  n: number,
  radius: number,
  px: number,
  py: number,
  qx: number,
  qy: number,
): boolean {
  const dx = qx - px;
  const dy = qy - py;
  const keep = radius + (obstacles.apart[n] ?? 0) - ROUNDED;
  const away = (obstacles.around[n] ?? 0) + keep;
  const square = squareFrom(obstacles.middleXs[n] ?? 0, obstacles.middleYs[n] ?? 0, px, py, dx, dy);
  if (square > away * away) return true;
  const own = obstacles.radii[n] ?? 0;
  if (own >= 0) return square >= (own + keep) * (own + keep);
  return isClearOfPolygon(obstacles, n, keep * keep, px, py, dx, dy);
}

function isClearOfPolygon(
  obstacles: Obstacles,
  n: number,
  square: number,
  px: number,
  py: number,
  dx: number,
  dy: number,
): boolean {
  const { xs, ys } = obstacles;
  const start = obstacles.first[n] ?? 0;
  const end = obstacles.first[n + 1] ?? 0;
  let ax = xs[end - 1] ?? 0;
  let ay = ys[end - 1] ?? 0;
  for (let at = start; at < end; at += 1) {
    const bx = xs[at] ?? 0;
    const by = ys[at] ?? 0;
    if (squareFrom(bx, by, px, py, dx, dy) < square) return false;
    if (squareFrom(px, py, ax, ay, bx - ax, by - ay) < square) return false;
    if (squareFrom(px + dx, py + dy, ax, ay, bx - ax, by - ay) < square) return false;
    const ofA = dx * (ay - py) - dy * (ax - px);
    const ofB = dx * (by - py) - dy * (bx - px);
    if (ofA > 0 !== ofB > 0) {
      const ofP = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
      const ofQ = (bx - ax) * (py + dy - ay) - (by - ay) * (px + dx - ax);
      if (ofP > 0 !== ofQ > 0) return false;
    }
    ax = bx;
    ay = by;
  }
  return true;
}

/** Part of a circle: round (x, y), from direction u to direction v (length 1), turning left or right. */
export interface Arc {
  x: number;
  y: number;
  radius: number;
  ux: number;
  uy: number;
  vx: number;
  vy: number;
  left: boolean;
}

/** Whether the arc passes the direction (dx, dy) from its centre. */
export function passesDirection(arc: Arc, dx: number, dy: number): boolean {
  const { ux, uy, vx, vy } = arc;
  return arc.left
    ? leftTurn(ux, uy, dx, dy) < leftTurn(ux, uy, vx, vy)
    : leftTurn(dx, dy, ux, uy) < leftTurn(vx, vy, ux, uy);
}

/**
 * Whether a base of that radius, its centre going along the arc, keeps clear of obstacle n between the arc's ends; the ends
 * are looked at with the straight stretches there. The arc is nearest to a corner, and to a side, where it lies straight
 * towards it or away from it; where it crosses a side it is not clear whatever it keeps.
 */
export function isArcClear(obstacles: Obstacles, n: number, radius: number, arc: Arc): boolean {
  const keep = radius + (obstacles.apart[n] ?? 0) - ROUNDED;
  const away = (obstacles.around[n] ?? 0) + keep + arc.radius;
  const mx = (obstacles.middleXs[n] ?? 0) - arc.x;
  const my = (obstacles.middleYs[n] ?? 0) - arc.y;
  if (mx * mx + my * my > away * away) return true;
  const own = Math.max(0, obstacles.radii[n] ?? 0);
  const { xs, ys } = obstacles;
  const start = obstacles.first[n] ?? 0;
  const end = obstacles.first[n + 1] ?? 0;
  let ax = (xs[end - 1] ?? 0) - arc.x;
  let ay = (ys[end - 1] ?? 0) - arc.y;
  for (let at = start; at < end; at += 1) {
    const bx = (xs[at] ?? 0) - arc.x;
    const by = (ys[at] ?? 0) - arc.y;
    if (isTooNear(arc, bx, by, keep + own)) return false;
    if (end - start > 1 && !isSideClear(arc, ax, ay, bx - ax, by - ay, keep)) return false;
    ax = bx;
    ay = by;
  }
  return true;
}

/** For the side from (ax, ay) by (dx, dy), both from the arc's centre. */
function isSideClear(arc: Arc, ax: number, ay: number, dx: number, dy: number, keep: number): boolean {
  const whole = dx * dx + dy * dy;
  const share = -(ax * dx + ay * dy) / whole;
  const fx = ax + share * dx;
  const fy = ay + share * dy;
  if (share > 0 && share < 1 && isTooNear(arc, fx, fy, keep)) return false;
  const rest = arc.radius * arc.radius - fx * fx - fy * fy;
  if (rest < 0) return true;
  const step = Math.sqrt(rest / whole);
  return isNotCrossed(arc, ax, ay, dx, dy, share - step) && isNotCrossed(arc, ax, ay, dx, dy, share + step);
}

function isNotCrossed(arc: Arc, ax: number, ay: number, dx: number, dy: number, share: number): boolean {
  return share < 0 || share > 1 || !passesDirection(arc, ax + share * dx, ay + share * dy);
}

/** Whether the arc, straight towards the place (dx, dy) from its centre, comes nearer to it than `keep`. */
function isTooNear(arc: Arc, dx: number, dy: number, keep: number): boolean {
  const square = dx * dx + dy * dy;
  const far = arc.radius + keep;
  const near = Math.max(0, arc.radius - keep);
  return square > near * near && square < far * far && passesDirection(arc, dx, dy);
}
