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
  let from = points[points.length - 1];
  for (const to of points) {
    if (from !== undefined) yield [from, to];
    from = to;
  }
}

function sidesCross(one: Outline, other: Outline): boolean {
  let a = one[one.length - 1];
  for (const b of one) {
    let c = other[other.length - 1];
    for (const d of other) {
      if (a && c && sidesMayMeet(a, b, c, d) && crosses(a, b, c, d)) return true;
      c = d;
    }
    a = b;
  }
  return false;
}

/** Whether their boxes have a place in common. */
function sidesMayMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  if (a.x > b.x ? c.x > a.x && d.x > a.x : c.x > b.x && d.x > b.x) return false;
  if (a.x < b.x ? c.x < a.x && d.x < a.x : c.x < b.x && d.x < b.x) return false;
  if (a.y > b.y ? c.y > a.y && d.y > a.y : c.y > b.y && d.y > b.y) return false;
  return !(a.y < b.y ? c.y < a.y && d.y < a.y : c.y < b.y && d.y < b.y);
}

/** The corners that lie on the side from a to b, in order from a, with a and b themselves. */
function stopsAlong(a: Point, b: Point, corners: Outline): readonly Point[] {
  const between: Point[] = [];
  for (const p of corners) {
    const isBetween = turn(a.x, a.y, b.x, b.y, p.x, p.y) === 0 && along(a, b, p) > 0 && along(b, a, p) > 0;
    if (isBetween) between.push(p);
  }
  return [a, ...between.sort((p, q) => along(a, b, p) - along(a, b, q)), b];
}

function along(a: Point, b: Point, p: Point): number {
  return (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
}

/** Two sides of an outline that meet though they are no neighbours, by their four ends; or two neighbours that double back. */
export function crossingOf(points: Outline): readonly [Point, Point, Point, Point] | null {
  const sides = [...sidesOf(points)];
  for (const [at, [a, b]] of sides.entries()) {
    for (const [later, [c, d]] of sides.entries()) {
      if (later <= at) continue;
      const follows = later === at + 1;
      const precedes = at === 0 && later === sides.length - 1;
      const meet =
        follows || precedes ? doublesBack(a, b, c, d, follows) : sidesMayMeet(a, b, c, d) && sidesMeet(a, b, c, d);
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
  const [left, low, right, high] = boxOfPoints(other);
  const [lowest, highest] = [
    { x: left, y: low },
    { x: right, y: high },
  ];
  for (const [a, b] of sidesOf(outline)) {
    if (!sidesMayMeet(a, b, lowest, highest)) {
      parts.outside = true;
      continue;
    }
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

/** Whether all of one lies left of, right of, above or below all of the other, where their boxes overlap by no more than that. */
function areBeside(one: Outline, other: Outline, by: number): boolean {
  const [oneLeft, oneLow, oneRight, oneHigh] = boxOfPoints(one);
  const [left, low, right, high] = boxOfPoints(other);
  return oneRight - left < by || right - oneLeft < by || oneHigh - low < by || high - oneLow < by;
}

/** Whether the two share ground, not only corners or sides. Two points are a line, which has no ground but can lie on some. */
export function outlinesOverlap(one: Outline, other: Outline): boolean {
  if (areBeside(one, other, 0)) return false;
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
  if (areBeside(one, other, -reach)) return 1;
  if (outlinesOverlap(one, other)) return -1;
  let least = 1;
  for (const { x, y } of one) least = Math.min(least, compareToOutline(x, y, other, reach));
  for (const { x, y } of other) least = Math.min(least, compareToOutline(x, y, one, reach));
  return least;
}
