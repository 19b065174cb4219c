/** How two outlines lie to each other: exact, for polygons with hollows and for outlines that share corners or sides. */
import { turn } from './exact.ts';
import { compareToOutline, compareToSide, placeIn } from './from-point.ts';
import { boxOfPoints } from './laid-out.ts';
import type { Point } from './shapes.ts';

type Outline = readonly Point[];

/** What of an outline lies in, on and out of another polygon, where no two sides cross. */
interface Parts {
  inside: boolean;
  outside: boolean;
}

/** Whether the two segments cross at one point that is no end of either. */
function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const abc = turn(a.x, a.y, b.x, b.y, c.x, c.y);
  const abd = turn(a.x, a.y, b.x, b.y, d.x, d.y);
  if (abc === 0 || abd === 0 || abc > 0 === abd > 0) return false;
  const cda = turn(c.x, c.y, d.x, d.y, a.x, a.y);
  const cdb = turn(c.x, c.y, d.x, d.y, b.x, b.y);
  return cda !== 0 && cdb !== 0 && cda > 0 !== cdb > 0;
}

function* sidesOf(points: Outline): Generator<readonly [Point, Point]> {
  let from = points.at(-1);
  for (const to of points) {
    if (from !== undefined) yield [from, to];
    from = to;
  }
}

function sidesCross(one: Outline, other: Outline): boolean {
  for (const [a, b] of sidesOf(one)) for (const [c, d] of sidesOf(other)) if (crosses(a, b, c, d)) return true;
  return false;
}

/** The corners that lie on the side from a to b, in order from a, with a and b themselves. */
function stopsAlong(a: Point, b: Point, corners: Outline): readonly Point[] {
  const along = (p: Point) => (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
  const whole = along(b);
  const between = corners.filter((p) => turn(a.x, a.y, b.x, b.y, p.x, p.y) === 0 && along(p) > 0 && along(p) < whole);
  return [a, ...between.sort((p, q) => along(p) - along(q)), b];
}

/** Two sides of an outline that meet though they are no neighbours, by their four ends; or two neighbours that double back. */
export function crossingOf(points: Outline): readonly [Point, Point, Point, Point] | null {
  const sides = [...sidesOf(points)];
  for (const [at, [a, b]] of sides.entries()) {
    for (const [later, [c, d]] of sides.entries()) {
      if (later <= at) continue;
      const follows = later === at + 1;
      const precedes = at === 0 && later === sides.length - 1;
      const meet = follows || precedes ? doublesBack(a, b, c, d, follows) : sidesMeet(a, b, c, d);
      if (meet) return [a, b, c, d];
    }
  }
  return null;
}

function sidesMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  return crosses(a, b, c, d) || [c, d].some((p) => liesOn(p, a, b)) || [a, b].some((p) => liesOn(p, c, d));
}

function liesOn(p: Point, a: Point, b: Point): boolean {
  return compareToSide(p.x, p.y, a, b, 0) === 0;
}

function doublesBack(a: Point, b: Point, c: Point, d: Point, follows: boolean): boolean {
  return follows ? liesOn(d, a, b) || liesOn(a, c, d) : liesOn(c, a, b) || liesOn(b, c, d);
}

/** Whether a line from a to b passes over the ground inside the outline. Along its sides and through its corners is not over it. */
export function passesOver(a: Point, b: Point, outline: Outline): boolean {
  for (const [c, d] of sidesOf(outline)) if (crosses(a, b, c, d)) return true;
  return partsOf([a, b], outline).inside;
}

/** Cut at the other's corners, a side that crosses nothing lies in one place from stop to stop: its middle tells which. */
function partsOf(outline: Outline, other: Outline): Parts {
  const parts = { inside: false, outside: false };
  for (const [a, b] of sidesOf(outline)) {
    const stops = stopsAlong(a, b, other);
    for (let at = 1; at < stops.length; at += 1) {
      const [from = a, to = b] = [stops[at - 1], stops[at]];
      const place = placeIn((from.x + to.x) / 2, (from.y + to.y) / 2, other);
      if (place > 0) parts.inside = true;
      if (place < 0) parts.outside = true;
    }
  }
  return parts;
}

/** Whether all of one lies left of, right of, above or below all of the other. */
function areBeside(one: Outline, other: Outline): boolean {
  const [oneLeft, oneLow, oneRight, oneHigh] = boxOfPoints(one);
  const [left, low, right, high] = boxOfPoints(other);
  return oneRight <= left || right <= oneLeft || oneHigh <= low || high <= oneLow;
}

/** Whether the two share ground, not only corners or sides. Two points are a line, which has no ground but can lie on some. */
export function outlinesOverlap(one: Outline, other: Outline): boolean {
  if (areBeside(one, other)) return false;
  if (sidesCross(one, other)) return true;
  const ofOne = partsOf(one, other);
  const ofOther = partsOf(other, one);
  const same = !ofOne.inside && !ofOne.outside && !ofOther.inside && !ofOther.outside;
  return ofOne.inside || ofOther.inside || same;
}

/** Whether no part of one lies out of the other. */
export function outlineLiesIn(one: Outline, other: Outline): boolean {
  return !sidesCross(one, other) && !partsOf(one, other).outside;
}

/** The sign of (distance between them) - reach; with reach 0, -1 where they overlap and 0 where they touch. */
export function compareOutlines(one: Outline, other: Outline, reach: number): number {
  if (outlinesOverlap(one, other)) return -1;
  let least = 1;
  for (const { x, y } of one) least = Math.min(least, compareToOutline(x, y, other, reach));
  for (const { x, y } of other) least = Math.min(least, compareToOutline(x, y, one, reach));
  return least;
}
