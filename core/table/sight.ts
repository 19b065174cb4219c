/**
 * Sight between two points past what blocks it: exact. A line may run along a side, touch a corner or a rim; what it may
 * not do is pass over a blocker's ground, nor between two blockers that meet where it passes.
 */
import type { Blockers } from './blockers.ts';
import { turn } from './exact.ts';
import { compareToSide, root } from './from-point.ts';
import { turnsLeft } from './laid-out.ts';
import { passesOver } from './outlines.ts';
import type { Point } from './shapes.ts';
import { GRAIN } from './units.ts';

/** How a line meets one blocker. */
const CLEAR = 0;
const TOUCHED = 1;
const BLOCKED = 2;

/**
 * Whether a straight line from a to b is clear. With eye heights, a blocker counts only as far as the line is below its top:
 * where it rises over it is rounded to a grain.
 */
export function pointsSee(blockers: Blockers, a: Point, b: Point, heightA = 0, heightB = 0): boolean {
  const { middleXs, middleYs, around } = blockers;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = root(dx, dy);
  let touched = 0;
  for (let n = 0; n < blockers.count; n += 1) {
    const off = dx * ((middleYs[n] ?? 0) - a.y) - dy * ((middleXs[n] ?? 0) - a.x);
    if (Math.abs(off) > (around[n] ?? 0) * length || isAside(blockers.boxes, n, a.x, a.y, b.x, b.y)) continue;
    const met = meeting(blockers, n, a, b, heightA, heightB);
    if (met === BLOCKED) return false;
    touched += met;
  }
  return touched < 2 || !isPinched(blockers, a, b, heightA, heightB);
}

function isAside(boxes: Float64Array, n: number, ax: number, ay: number, bx: number, by: number): boolean {
  const left = boxes[4 * n] ?? 0;
  if (ax < left && bx < left) return true;
  const low = boxes[4 * n + 1] ?? 0;
  if (ay < low && by < low) return true;
  const right = boxes[4 * n + 2] ?? 0;
  if (ax > right && bx > right) return true;
  const high = boxes[4 * n + 3] ?? 0;
  return ay > high && by > high;
}

function meeting(blockers: Blockers, n: number, a: Point, b: Point, heightA: number, heightB: number): number {
  const top = blockers.tops[n] ?? 0;
  if (heightA === heightB ? top <= heightA : top <= Math.min(heightA, heightB)) return CLEAR;
  if (top >= Math.max(heightA, heightB)) return meetingBelow(blockers, n, a, b);
  const rise = pointAlong(a, b, (top - heightA) / (heightB - heightA));
  return heightA < heightB ? meetingBelow(blockers, n, a, rise) : meetingBelow(blockers, n, rise, b);
}

function pointAlong(a: Point, b: Point, share: number): Point {
  const grain = (value: number) => Math.round(value * GRAIN) / GRAIN;
  return { x: grain(a.x + (b.x - a.x) * share), y: grain(a.y + (b.y - a.y) * share) };
}

/** How the line meets the blocker where it is below its top. */
function meetingBelow(blockers: Blockers, n: number, a: Point, b: Point): number {
  const radius = blockers.radii[n] ?? 0;
  const start = blockers.first[n] ?? 0;
  if (radius >= 0) {
    const sign = compareToSide(blockers.xs[start] ?? 0, blockers.ys[start] ?? 0, a, b, radius);
    return sign < 0 ? BLOCKED : sign > 0 ? CLEAR : TOUCHED;
  }
  return meetingPolygon(blockers, n, start, a, b);
}

/**
 * Sides of the polygon whose ends lie on two sides of the line either cross it between a and b, or behind a, or beyond b.
 * One between them blocks; with none, an odd number behind a means that all of the line is inside. Where a corner lies on
 * the line, or an end of the line on a side, the slower way tells a touch from a crossing.
 */
function meetingPolygon(blockers: Blockers, n: number, start: number, a: Point, b: Point): number {
  const { xs, ys } = blockers;
  const end = blockers.first[n + 1] ?? start;
  let fromX = xs[end - 1] ?? 0;
  let fromY = ys[end - 1] ?? 0;
  let fromSide = turn(a.x, a.y, b.x, b.y, fromX, fromY);
  if (fromSide === 0) return meetingClosely(blockers, n, a, b);
  let behind = 0;
  for (let at = start; at < end; at += 1) {
    const x = xs[at] ?? 0;
    const y = ys[at] ?? 0;
    const side = turn(a.x, a.y, b.x, b.y, x, y);
    if (side === 0) return meetingClosely(blockers, n, a, b);
    if (side > 0 !== fromSide > 0) {
      const ofA = turn(fromX, fromY, x, y, a.x, a.y);
      const ofB = turn(fromX, fromY, x, y, b.x, b.y);
      if (ofA === 0 || ofB === 0) return meetingClosely(blockers, n, a, b);
      if (ofA > 0 !== ofB > 0) return BLOCKED;
      if (Math.abs(ofA) < Math.abs(ofB)) behind += 1;
    }
    fromX = x;
    fromY = y;
    fromSide = side;
  }
  return behind % 2 === 1 ? BLOCKED : CLEAR;
}

function meetingClosely(blockers: Blockers, n: number, a: Point, b: Point): number {
  const shape = blockers.shapes[n];
  if (shape?.kind !== 'polygon') return CLEAR;
  return passesOver(a, b, shape.points) ? BLOCKED : TOUCHED;
}

/** Where a line is touched from one side: from and to, measured along it; side above 0 is left. */
interface Touch {
  readonly from: number;
  readonly to: number;
  readonly side: number;
}

/** Whether two blockers touch the line at one place from both sides. */
function isPinched(blockers: Blockers, a: Point, b: Point, heightA: number, heightB: number): boolean {
  const touches: Touch[] = [];
  for (let n = 0; n < blockers.count; n += 1) {
    if (isAside(blockers.boxes, n, a.x, a.y, b.x, b.y)) continue;
    if (meeting(blockers, n, a, b, heightA, heightB) === TOUCHED) touches.push(...touchesOf(blockers, n, a, b));
  }
  const left = touches.filter(({ side }) => side > 0);
  const right = touches.filter(({ side }) => side < 0);
  return left.some((one) => right.some(({ from, to }) => Math.max(one.from, from) <= Math.min(one.to, to)));
}

/** The places strictly between a and b where the blocker touches the line. */
function touchesOf(blockers: Blockers, n: number, a: Point, b: Point): readonly Touch[] {
  const shape = blockers.shapes[n];
  if (shape === undefined) return [];
  const along = ({ x, y }: Point) => (x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y);
  const side = ({ x, y }: Point) => turn(a.x, a.y, b.x, b.y, x, y);
  const whole = along(b);
  const touches =
    shape.kind === 'disc'
      ? [{ from: along(shape.at), to: along(shape.at), side: side(shape.at) }]
      : shape.points.flatMap((point, at) => touchAt(shape.points, point, at, along, side));
  return touches.filter(({ from, to }) => to > 0 && from < whole);
}

/** The touch of a corner alone, or of the side that begins at it. */
function touchAt(
  points: readonly Point[],
  point: Point,
  at: number,
  along: (point: Point) => number,
  side: (point: Point) => number,
): readonly Touch[] {
  if (side(point) !== 0) return [];
  const next = points[(at + 1) % points.length] ?? point;
  const previous = points[(at || points.length) - 1] ?? point;
  const [here, there] = [along(point), along(next)];
  if (side(next) === 0) {
    // The ground lies left of every side of an outline that turns left, whichever way the side runs.
    const left = turnsLeft(points) === there > here;
    return [{ from: Math.min(here, there), to: Math.max(here, there), side: left ? 1 : -1 }];
  }
  const alone = Math.sign(side(next)) === Math.sign(side(previous));
  return alone ? [{ from: here, to: here, side: side(next) }] : [];
}
