/**
 * An oracle for measuring and sight: fractions of BigInt, other ways to the answers, and no code of what it checks. A
 * length comes as a multiple of 1/512 of a unit and is counted in those.
 */
import type { Disc, Point, Polygon, Region, Shape } from '../../../core/table/shapes.ts';

type Place = readonly [Fraction, Fraction];

class Fraction {
  readonly top: bigint;
  readonly under: bigint;
  constructor(top: bigint, under = 1n) {
    const turned = under < 0n;
    this.top = turned ? -top : top;
    this.under = turned ? -under : under;
  }
  plus(other: Fraction): Fraction {
    if (this.under === other.under) return new Fraction(this.top + other.top, this.under);
    return new Fraction(this.top * other.under + other.top * this.under, this.under * other.under);
  }
  minus(other: Fraction): Fraction {
    if (this.under === other.under) return new Fraction(this.top - other.top, this.under);
    return this.plus(new Fraction(-other.top, other.under));
  }
  times(other: Fraction): Fraction {
    if (this.under === 1n && other.under === 1n) return new Fraction(this.top * other.top);
    return new Fraction(this.top * other.top, this.under * other.under);
  }
  over(other: Fraction): Fraction {
    return new Fraction(this.top * other.under, this.under * other.top);
  }
  sign(): number {
    return this.top > 0n ? 1 : this.top < 0n ? -1 : 0;
  }
  compare(other: Fraction): number {
    if (this.under === other.under) return this.top > other.top ? 1 : this.top < other.top ? -1 : 0;
    return this.minus(other).sign();
  }
}

const ZERO = new Fraction(0n);
const ONE = new Fraction(1n);
const TWO = new Fraction(2n);

/** Any float64 as a fraction of a 512th. */
export function exactly(value: number): Fraction {
  let scaled = value * 512;
  let under = 1n;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    under *= 2n;
  }
  return new Fraction(BigInt(scaled), under);
}

const places = new WeakMap<Point, Place>();

function place(point: Point): Place {
  const known = places.get(point) ?? [exactly(point.x), exactly(point.y)];
  places.set(point, known);
  return known;
}

const outlines = new WeakMap<readonly Point[], readonly Place[]>();

function placesOf(points: readonly Point[]): readonly Place[] {
  const known = outlines.get(points) ?? points.map(place);
  outlines.set(points, known);
  return known;
}

function less([ax, ay]: Place, [bx, by]: Place): Place {
  return [ax.minus(bx), ay.minus(by)];
}

function dot([ax, ay]: Place, [bx, by]: Place): Fraction {
  return ax.times(bx).plus(ay.times(by));
}

function cross([ax, ay]: Place, [bx, by]: Place): Fraction {
  return ax.times(by).minus(ay.times(bx));
}

function along(a: Place, b: Place, share: Fraction): Place {
  const [dx, dy] = less(b, a);
  return [a[0].plus(dx.times(share)), a[1].plus(dy.times(share))];
}

function squared(a: Place): Fraction {
  return dot(a, a);
}

/** The nearest place of a side to p: p's foot, clamped to the ends. */
function nearestOf(p: Place, a: Place, b: Place): Place {
  const d = less(b, a);
  const length = squared(d);
  if (length.sign() === 0) return a;
  const share = dot(less(p, a), d).over(length);
  if (share.sign() <= 0) return a;
  return share.compare(ONE) >= 0 ? b : along(a, b, share);
}

type Triangle = readonly [Place, Place, Place];

function area2(points: readonly Place[]): Fraction {
  let sum = ZERO;
  points.forEach((p, at) => (sum = sum.plus(cross(p, points[(at + 1) % points.length] ?? p))));
  return sum;
}

const cuts = new WeakMap<readonly Place[], Triangle[]>();

function triangles(outline: readonly Place[]): Triangle[] {
  const known = cuts.get(outline) ?? cutUp(outline);
  cuts.set(outline, known);
  return known;
}

/** Cuts off one ear after the other. */
function cutUp(outline: readonly Place[]): Triangle[] {
  const rest = area2(outline).sign() < 0 ? [...outline].reverse() : [...outline];
  const found: Triangle[] = [];
  while (rest.length > 3) {
    const at = rest.findIndex((b, n) => {
      const a = rest.at(n - 1) ?? b;
      const c = rest[(n + 1) % rest.length] ?? b;
      const bend = cross(less(b, a), less(c, b)).sign();
      if (bend === 0) return true;
      return bend > 0 && rest.every((p) => p === a || p === b || p === c || !inTriangle(p, [a, b, c]));
    });
    if (at < 0) throw new Error('no ear: the outline crosses itself');
    const [a, b, c] = [rest.at(at - 1), rest[at], rest[(at + 1) % rest.length]];
    if (a && b && c && cross(less(b, a), less(c, b)).sign() > 0) found.push([a, b, c]);
    rest.splice(at, 1);
  }
  const [a, b, c] = rest;
  if (a && b && c && area2([a, b, c]).sign() > 0) found.push([a, b, c]);
  return found;
}

/** In the triangle, which turns left, or on its sides. */
function inTriangle(p: Place, [a, b, c]: Triangle): boolean {
  return [less(b, a), less(c, b), less(a, c)].every((d, at) => cross(d, less(p, [a, b, c][at] ?? a)).sign() >= 0);
}

/** Twice the area that two triangles share: one is cut along the other's sides. */
function shared2(one: Triangle, [a, b, c]: Triangle): Fraction {
  let left: readonly Place[] = one;
  for (const [from, to] of [
    [a, b],
    [b, c],
    [c, a],
  ] as const) {
    const height = (p: Place) => cross(less(to, from), less(p, from));
    const kept: Place[] = [];
    left.forEach((p, at) => {
      const q = left[(at + 1) % left.length] ?? p;
      const [hp, hq] = [height(p), height(q)];
      if (hp.sign() >= 0) kept.push(p);
      if (hp.sign() * hq.sign() < 0) kept.push(along(p, q, hp.over(hp.minus(hq))));
    });
    left = kept;
  }
  return left.length < 3 ? ZERO : area2(left);
}

function sharedArea2(one: readonly Place[], other: readonly Place[]): Fraction {
  let sum = ZERO;
  for (const a of triangles(one)) {
    for (const b of triangles(other)) if (!areApart(a, b)) sum = sum.plus(shared2(a, b));
  }
  return sum;
}

/** Whether all of one lies left of, right of, above or below all of the other. */
function areApart(one: Triangle, other: Triangle): boolean {
  return [0, 1].some((axis) => {
    const pick = (p: Place) => p[axis] ?? ZERO;
    return (
      one.every((p) => other.every((q) => pick(p).compare(pick(q)) <= 0)) ||
      one.every((p) => other.every((q) => pick(p).compare(pick(q)) >= 0))
    );
  });
}

function outlineOf(shape: Exclude<Region, { kind: 'disc' | 'quarter-disc' | 'half' }>): readonly Place[] {
  if (shape.kind !== 'quadrant') return placesOf(shape.points);
  const far = { x: shape.at.x + shape.toward.x * 96 * 508, y: shape.at.y + shape.toward.y * 96 * 508 };
  return [shape.at, { x: far.x, y: shape.at.y }, far, { x: shape.at.x, y: far.y }].map(place);
}

function sides(points: readonly Place[]): (readonly [Place, Place])[] {
  return points.map((p, at) => [p, points[(at + 1) % points.length] ?? p]);
}

/** 1 inside, 0 on the outline, -1 outside: by the triangles that it lies in. */
function standing(p: Place, points: readonly Place[]): number {
  const isOn = ([a, b]: readonly [Place, Place]) =>
    cross(less(b, a), less(p, a)).sign() === 0 && dot(less(a, p), less(b, p)).sign() <= 0;
  if (sides(points).some(isOn)) return 0;
  return triangles(points).some((triangle) => inTriangle(p, triangle)) ? 1 : -1;
}

/** The square of the distance from p to the region's ground. */
function squaredFrom(p: Place, region: Exclude<Region, { kind: 'disc' | 'quarter-disc' }>): Fraction {
  if (region.kind === 'half') {
    const toward = place(region.toward);
    const deep = dot(less(p, place(region.at)), toward);
    return deep.sign() >= 0 ? ZERO : deep.times(deep).over(squared(toward));
  }
  const points = outlineOf(region);
  if (region.kind !== 'segment' && standing(p, points) >= 0) return ZERO;
  return leastOf(sides(points).map((side) => squaredFromSide(p, side)));
}

function squaredFromSide(p: Place, [a, b]: readonly [Place, Place]): Fraction {
  return squared(less(p, nearestOf(p, a, b)));
}

function leastOf(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce((least, each) => (each.compare(least) < 0 ? each : least));
}

/** The signs of distance - reach, reach by reach; at reach 0, -1 where they share ground. */
export function oracleCompare(thing: Shape, region: Region, reaches: readonly number[]): number[] {
  if (thing.kind === 'disc') return compareDisc(thing, region, reaches);
  if (region.kind === 'disc' || region.kind === 'quarter-disc') return compareDisc(region, thing, reaches);
  const points = placesOf(thing.points);
  if (sharesGround(points, region)) return reaches.map(() => -1);
  const others = region.kind === 'half' ? [] : outlineOf(region);
  const fromOutline = (p: Place, outline: readonly Place[]) =>
    leastOf(sides(outline).map((side) => squaredFromSide(p, side)));
  const least = leastOf([
    ...points.map((p) => (region.kind === 'half' ? squaredFrom(p, region) : fromOutline(p, others))),
    ...others.map((p) => fromOutline(p, points)),
  ]);
  return reaches.map((reach) => least.compare(exactly(reach).times(exactly(reach))));
}

function compareDisc(
  { at, radius }: Pick<Disc, 'at' | 'radius'>,
  region: Region,
  reaches: readonly number[],
): number[] {
  const p = place(at);
  if (region.kind === 'disc' || region.kind === 'quarter-disc') {
    const square = squared(less(p, place(region.at)));
    const radii = exactly(radius).plus(exactly(region.radius));
    return reaches.map((reach) => square.compare(radii.plus(exactly(reach)).times(radii.plus(exactly(reach)))));
  }
  const inside = isInside(p, region);
  const square = squaredFrom(p, region);
  return reaches.map((reach) => {
    const far = exactly(radius + reach);
    return inside ? -1 : square.compare(far.times(far));
  });
}

function isInside(p: Place, region: Exclude<Region, { kind: 'disc' | 'quarter-disc' }>): boolean {
  if (region.kind === 'segment') return false;
  if (region.kind === 'half') return dot(less(p, place(region.at)), place(region.toward)).sign() > 0;
  return standing(p, outlineOf(region)) > 0;
}

function sharesGround(points: readonly Place[], region: Exclude<Region, { kind: 'disc' | 'quarter-disc' }>): boolean {
  if (region.kind === 'half') return points.some((p) => isInside(p, region));
  if (region.kind !== 'segment') return sharedArea2(points, outlineOf(region)).sign() > 0;
  const [a, b] = outlineOf(region);
  return a !== undefined && b !== undefined && runsInside(a, b, points);
}

/** Where a line may change from inside to outside: where it meets a side, or the foot of a corner. As shares of it. */
function stops(a: Place, b: Place, points: readonly Place[]): Fraction[] {
  const d = less(b, a);
  const found = [ZERO, ONE];
  for (const [p, q] of sides(points)) {
    const side = less(q, p);
    const flat = cross(d, side);
    if (flat.sign() !== 0) found.push(cross(less(p, a), side).over(flat));
    found.push(dot(less(p, a), d).over(squared(d)));
  }
  return found.filter((t) => t.sign() >= 0 && t.compare(ONE) <= 0).sort((s, t) => s.compare(t));
}

function middles(shares: readonly Fraction[]): Fraction[] {
  return shares.slice(1).map((t, at) => t.plus(shares[at] ?? t).over(TWO));
}

function runsInside(a: Place, b: Place, points: readonly Place[]): boolean {
  return middles(stops(a, b, points)).some((t) => standing(along(a, b, t), points) > 0);
}

/** Whether all of the thing is at most `reach` from the region, for regions without hollows or reach 0. */
export function oracleCompletely(thing: Shape, region: Region, reach: number): boolean {
  const far = exactly(reach);
  if (thing.kind === 'disc') return discIsIn(place(thing.at), exactly(thing.radius), region, far);
  const points = placesOf(thing.points);
  if (region.kind === 'polygon' && reach === 0) {
    const own = area2(points);
    const area = own.sign() < 0 ? ZERO.minus(own) : own;
    return sharedArea2(points, outlineOf(region)).compare(area) === 0;
  }
  return points.every((p) => discIsIn(p, ZERO, region, far));
}

function discIsIn(p: Place, radius: Fraction, region: Region, reach: Fraction): boolean {
  const depth = radius.minus(reach);
  if (region.kind === 'disc' || region.kind === 'quarter-disc') {
    const room = exactly(region.radius).minus(depth);
    const fits = room.sign() >= 0 && squared(less(p, place(region.at))).compare(room.times(room)) <= 0;
    if (region.kind === 'disc' || !fits) return fits;
    const [x, y] = less(p, place(region.at));
    const [sx, sy] = place(region.toward);
    return [x.times(sx), y.times(sy)].every((deep) => deep.compare(radius.times(exactly(1))) >= 0);
  }
  if (region.kind === 'half') return isDeepIn(p, region, depth);
  if (depth.sign() <= 0) return squaredFrom(p, region).compare(depth.times(depth)) <= 0;
  if (region.kind === 'segment') return false;
  if (region.kind === 'quadrant') {
    const corner = region.at;
    const flat = [
      { x: region.toward.x, y: 0 },
      { x: 0, y: region.toward.y },
    ];
    return flat.every((toward) => isDeepIn(p, { kind: 'half', at: corner, toward }, depth));
  }
  const points = outlineOf(region);
  const clear = sides(points).every(([a, b]) => squared(less(p, nearestOf(p, a, b))).compare(depth.times(depth)) >= 0);
  return clear && standing(p, points) > 0;
}

function isDeepIn(p: Place, half: Extract<Region, { kind: 'half' }>, depth: Fraction): boolean {
  const toward = place(half.toward);
  const deep = dot(less(p, place(half.at)), toward);
  const need = depth.times(depth).times(squared(toward));
  if (deep.sign() >= 0) return depth.sign() <= 0 || deep.times(deep).compare(need) >= 0;
  return depth.sign() < 0 && deep.times(deep).compare(need) <= 0;
}

/** Whether the line from a to b passes over the ground of none, and between no two that meet on it. */
export function oracleSees(shapes: readonly Shape[], from: Point, to: Point): boolean {
  const [a, b] = [place(from), place(to)];
  if (squared(less(b, a)).sign() === 0) {
    return shapes.every((shape) =>
      oracleCompare({ kind: 'disc', at: from, radius: 0 }, shape, [0]).every((sign) => sign >= 0),
    );
  }
  if (shapes.some((shape) => isOver(a, b, shape))) return false;
  const onLine = shapes.filter((shape) => mayTouch(a, b, shape));
  if (onLine.length < 2) return true;
  const shares = onLine
    .flatMap((shape) => stops(a, b, shape.kind === 'disc' ? [place(shape.at)] : placesOf(shape.points)))
    .sort((s, t) => s.compare(t));
  const places = [...shares, ...middles(shares)].filter((t) => t.sign() > 0 && t.compare(ONE) < 0);
  return places.every((t) => {
    const x = along(a, b, t);
    return ![1, -1].every((side) => onLine.some((shape) => reachesFrom(side, x, a, b, shape)));
  });
}

/** Touching between its ends, a line meets a corner, or the rim of a disc. */
function mayTouch(a: Place, b: Place, shape: Shape): boolean {
  return shape.kind === 'disc' || placesOf(shape.points).some((p) => cross(less(b, a), less(p, a)).sign() === 0);
}

function isOver(a: Place, b: Place, shape: Shape): boolean {
  if (shape.kind === 'polygon') return !isAside(a, b, shape) && runsInside(a, b, placesOf(shape.points));
  const radius = exactly(shape.radius);
  const centre = place(shape.at);
  return squared(less(centre, nearestOf(centre, a, b))).compare(radius.times(radius)) < 0;
}

/** Whether the line lies left of, right of, above or below all corners. */
function isAside(a: Place, b: Place, { points }: Polygon): boolean {
  return [0, 1].some((axis) => {
    const ends = [a, b].map((p) => p[axis] ?? ZERO);
    const sign = (p: Place, end: Fraction) => (p[axis] ?? ZERO).compare(end);
    const all = placesOf(points);
    return (
      all.every((p) => ends.every((end) => sign(p, end) >= 0)) ||
      all.every((p) => ends.every((end) => sign(p, end) <= 0))
    );
  });
}

/** Whether the shape has ground as near to x as you like on that side of the line. */
function reachesFrom(side: number, x: Place, a: Place, b: Place, shape: Shape): boolean {
  const sideOf = (p: Place) => cross(less(b, a), less(p, a)).sign();
  if (shape.kind === 'polygon') {
    const cut = triangles(placesOf(shape.points));
    return cut.some((triangle) => inTriangle(x, triangle) && triangle.some((p) => sideOf(p) === side));
  }
  const radius = exactly(shape.radius);
  const centre = place(shape.at);
  return squared(less(x, centre)).compare(radius.times(radius)) === 0 && sideOf(centre) === side;
}
