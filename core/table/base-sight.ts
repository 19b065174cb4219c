/**
 * Sight between two bases: whether some straight line from any part of one to any part of the other is clear.
 *
 * If any line is clear, then so is one that has been turned and shifted until it touches two things: rims of the two bases,
 * corners or rims of what blocks. So those lines are tried, the likeliest first. Each is kept half a sliver off what it
 * touches: an opening narrower than {@link SLIVER} is none, and two blockers that meet hide what is behind their seam.
 */
import type { Blockers } from './blockers.ts';
import { turn } from './exact.ts';
import { root } from './from-point.ts';
import { meets } from './measure.ts';
import { type Disc, type Segment, segment } from './shapes.ts';
import { pointsSee } from './sight.ts';
import { GRAIN } from './units.ts';

/** The narrowest opening through which one base sees another, in units: a grain, 0.0001 mm. */
export const SLIVER = 1 / GRAIN;
const KEPT_OFF = SLIVER / 2;
const COUNTED = SLIVER / 4;
/** How far a line along a rim may be off it, in units, because it was rounded. */
const ROUNDED = 1e-6;

/** The question that is being asked. One at a time: nothing here calls back. */
const asked = {
  ax: 0,
  ay: 0,
  ar: 0,
  aHigh: 0,
  bx: 0,
  by: 0,
  br: 0,
  bHigh: 0,
  /** Blockers between the bases. */
  near: new Int32Array(64),
  nears: 0,
  /** What a line can touch: the bases, corners and rims, as discs. */
  xs: new Float64Array(256),
  ys: new Float64Array(256),
  radii: new Float64Array(256),
  touchables: 0,
  /** The line tried last: from a's rim to b's. */
  fromX: 0,
  fromY: 0,
  toX: 0,
  toY: 0,
};

/** A clear line from a to b, to be shown, or null where there is none. Its ends may lie some grains within the bases. */
export function clearLine(blockers: Blockers, a: Disc, b: Disc, heightA = 0, heightB = 0): Segment | null {
  if (!basesSee(blockers, a, b, heightA, heightB)) return null;
  const isLine = !meets(a, b) && (a.radius > 0 || b.radius > 0);
  if (!isLine) return segment(a.at, b.at);
  return segment({ x: asked.fromX, y: asked.fromY }, { x: asked.toX, y: asked.toY });
}

/**
 * Whether a sees b, and b sees a. Heights are how high the tops of both reach, in units above the table. A blocker that a
 * base stands in is in its way: where a pack says otherwise, leave it out.
 */
export function basesSee(blockers: Blockers, a: Disc, b: Disc, heightA = 0, heightB = 0): boolean {
  if (meets(a, b)) return true;
  if (a.radius === 0 && b.radius === 0) return pointsSee(blockers, a.at, b.at, heightA, heightB);
  ask(a, b, heightA, heightB);
  findNear(blockers);
  if (tryLine(blockers, asked.by - asked.ay, asked.ax - asked.bx, 0)) return true;
  const outside = tryOutside(blockers);
  return outside === 0 ? trySome(blockers) : outside > 0;
}

function ask(a: Disc, b: Disc, heightA: number, heightB: number): void {
  asked.ax = a.at.x;
  asked.ay = a.at.y;
  asked.ar = Math.max(0, a.radius - KEPT_OFF);
  asked.aHigh = heightA;
  asked.bx = b.at.x;
  asked.by = b.at.y;
  asked.br = Math.max(0, b.radius - KEPT_OFF);
  asked.bHigh = heightB;
}

/** Blockers that reach into the band as wide as the wider base and as long as both, and are high enough to count. */
function findNear(blockers: Blockers): void {
  const { ax, ay, ar, bx, by, br, aHigh, bHigh } = asked;
  const { boxes, middleXs, middleYs, around } = blockers;
  if (asked.near.length < blockers.count) asked.near = new Int32Array(2 * blockers.count);
  const left = Math.min(ax - ar, bx - br);
  const right = Math.max(ax + ar, bx + br);
  const low = Math.min(ay - ar, by - br);
  const high = Math.max(ay + ar, by + br);
  const length = root(bx - ax, by - ay);
  const width = Math.max(ar, br) + SLIVER;
  const lowest = Math.min(aHigh, bHigh);
  asked.nears = 0;
  for (let n = 0; n < blockers.count; n += 1) {
    const off = turn(ax, ay, bx, by, middleXs[n] ?? 0, middleYs[n] ?? 0);
    if (Math.abs(off) > ((around[n] ?? 0) + width) * length) continue;
    if ((boxes[4 * n] ?? 0) > right || (boxes[4 * n + 2] ?? 0) < left) continue;
    if ((boxes[4 * n + 1] ?? 0) > high || (boxes[4 * n + 3] ?? 0) < low) continue;
    if ((blockers.tops[n] ?? 0) > lowest) asked.near[asked.nears++] = n;
  }
}

/**
 * The two lines along the outsides of both bases. 1 where one is clear; -1 where one convex blocker is in the way of both,
 * for then it reaches across everything between them; 0 where that does not tell.
 */
function tryOutside(blockers: Blockers): number {
  const { ax, ay, ar, bx, by, br } = asked;
  const dx = bx - ax;
  const dy = by - ay;
  const whole = dx * dx + dy * dy;
  const narrows = br - ar;
  const side = Math.sqrt(Math.max(0, whole - narrows * narrows));
  // Normals of both lines; a base's rim lies its radius along the normal from its centre.
  const ux = (dx * -narrows - dy * side) / whole;
  const uy = (dy * -narrows + dx * side) / whole;
  const vx = (dx * -narrows + dy * side) / whole;
  const vy = (dy * -narrows - dx * side) / whole;
  const lx = ax + ux * ar;
  const ly = ay + uy * ar;
  const mx = bx + ux * br;
  const my = by + uy * br;
  const rx = ax + vx * ar;
  const ry = ay + vy * ar;
  const sx = bx + vx * br;
  const sy = by + vy * br;
  if (isClear(blockers, lx, ly, mx, my) || isClear(blockers, rx, ry, sx, sy)) return 1;
  for (let at = 0; at < asked.nears; at += 1) {
    const n = asked.near[at] ?? 0;
    const reachesAcross = blockers.convex[n] === 1 && isHighest(blockers, n);
    if (reachesAcross && meetsLine(blockers, n, lx, ly, mx, my) && meetsLine(blockers, n, rx, ry, sx, sy)) return -1;
  }
  return 0;
}

function isHighest(blockers: Blockers, n: number): boolean {
  return (blockers.tops[n] ?? 0) >= Math.max(asked.aHigh, asked.bHigh);
}

/** Every line that touches two things. */
function trySome(blockers: Blockers): boolean {
  findTouchables(blockers);
  for (let one = 0; one < asked.touchables; one += 1) {
    for (let other = one + 1; other < asked.touchables; other += 1) if (tryPair(blockers, one, other)) return true;
  }
  return false;
}

function findTouchables(blockers: Blockers): void {
  const { ax, ay, ar, bx, by, br } = asked;
  const length = root(bx - ax, by - ay);
  const width = (Math.max(ar, br) + SLIVER) * length;
  asked.touchables = 0;
  addTouchable(ax, ay, ar);
  addTouchable(bx, by, br);
  for (let at = 0; at < asked.nears; at += 1) {
    const n = asked.near[at] ?? 0;
    const radius = Math.max(0, blockers.radii[n] ?? 0);
    for (let corner = blockers.first[n] ?? 0; corner < (blockers.first[n + 1] ?? 0); corner += 1) {
      const x = blockers.xs[corner] ?? 0;
      const y = blockers.ys[corner] ?? 0;
      const inBand = Math.abs(turn(ax, ay, bx, by, x, y)) <= width + radius * length;
      if (inBand) addTouchable(x, y, radius + KEPT_OFF);
    }
  }
}

function addTouchable(x: number, y: number, radius: number): void {
  const at = asked.touchables++;
  if (at >= asked.xs.length) {
    for (const key of ['xs', 'ys', 'radii'] as const) {
      const longer = new Float64Array(2 * at);
      longer.set(asked[key]);
      asked[key] = longer;
    }
  }
  asked.xs[at] = x;
  asked.ys[at] = y;
  asked.radii[at] = radius;
}

/** The lines that touch both: two on the same side of both, two between them. */
function tryPair(blockers: Blockers, one: number, other: number): boolean {
  const x = asked.xs[one] ?? 0;
  const y = asked.ys[one] ?? 0;
  const r = asked.radii[one] ?? 0;
  const dx = (asked.xs[other] ?? 0) - x;
  const dy = (asked.ys[other] ?? 0) - y;
  const whole = dx * dx + dy * dy;
  for (let way = -1; way <= 1; way += 2) {
    const apart = way * (asked.radii[other] ?? 0) - r;
    const rest = whole - apart * apart;
    if (rest <= 0) continue;
    const across = Math.sqrt(rest);
    const ux = (dx * apart - dy * across) / whole;
    const uy = (dy * apart + dx * across) / whole;
    if (tryTouching(blockers, ux, uy, x, y, r)) return true;
    const vx = (dx * apart + dy * across) / whole;
    const vy = (dy * apart - dx * across) / whole;
    if (tryTouching(blockers, vx, vy, x, y, r)) return true;
  }
  return false;
}

/** The line at right angles to (nx, ny), of length 1, that passes the disc's rim on the side away from it. */
function tryTouching(blockers: Blockers, nx: number, ny: number, x: number, y: number, r: number): boolean {
  return tryLine(blockers, nx, ny, nx * (x - asked.ax) + ny * (y - asked.ay) - r);
}

/** Whether the line n·(p - a) = offset goes through both bases and is clear between them. */
function tryLine(blockers: Blockers, wideX: number, wideY: number, offset: number): boolean {
  const { ax, ay, ar, bx, by, br } = asked;
  const length = root(wideX, wideY);
  const nx = wideX / length;
  const ny = wideY / length;
  const offB = nx * (bx - ax) + ny * (by - ay) - offset;
  if (Math.abs(offset) > ar + ROUNDED || Math.abs(offB) > br + ROUNDED) return false;
  const ahead = ny * (bx - ax) - nx * (by - ay) >= 0 ? 1 : -1;
  const tx = ahead * ny;
  const ty = -ahead * nx;
  const toA = Math.sqrt(Math.max(0, ar * ar - offset * offset));
  const toB = Math.sqrt(Math.max(0, br * br - offB * offB));
  const px = ax + nx * offset + tx * toA;
  const py = ay + ny * offset + ty * toA;
  const qx = bx - nx * offB - tx * toB;
  const qy = by - ny * offB - ty * toB;
  return isClear(blockers, px, py, qx, qy);
}

function isClear(blockers: Blockers, px: number, py: number, qx: number, qy: number): boolean {
  for (let at = 0; at < asked.nears; at += 1) {
    if (meetsLine(blockers, asked.near[at] ?? 0, px, py, qx, qy)) return false;
  }
  asked.fromX = px;
  asked.fromY = py;
  asked.toX = qx;
  asked.toY = qy;
  return true;
}

/** Whether the blocker is in the way from p, on a, to q, on b, as far as that line lies below its top. */
function meetsLine(blockers: Blockers, n: number, px: number, py: number, qx: number, qy: number): boolean {
  const { aHigh, bHigh } = asked;
  const top = blockers.tops[n] ?? 0;
  if (top >= Math.max(aHigh, bHigh)) return isInTheWay(blockers, n, px, py, qx, qy);
  const share = (top - aHigh) / (bHigh - aHigh);
  const x = px + (qx - px) * share;
  const y = py + (qy - py) * share;
  return aHigh < bHigh ? isInTheWay(blockers, n, px, py, x, y) : isInTheWay(blockers, n, x, y, qx, qy);
}

function isInTheWay(blockers: Blockers, n: number, px: number, py: number, qx: number, qy: number): boolean {
  const dx = qx - px;
  const dy = qy - py;
  const whole = dx * dx + dy * dy;
  const radius = blockers.radii[n] ?? 0;
  return radius < 0
    ? crossesPolygon(blockers, n, px, py, dx, dy, whole)
    : crossesDisc(blockers, n, px, py, dx, dy, whole, radius + COUNTED);
}

function crossesDisc(
  blockers: Blockers,
  n: number,
  px: number,
  py: number,
  dx: number,
  dy: number,
  whole: number,
  radius: number,
): boolean {
  const at = blockers.first[n] ?? 0;
  const wx = (blockers.xs[at] ?? 0) - px;
  const wy = (blockers.ys[at] ?? 0) - py;
  const along = Math.min(1, Math.max(0, whole === 0 ? 0 : (wx * dx + wy * dy) / whole));
  const ex = wx - along * dx;
  const ey = wy - along * dy;
  return ex * ex + ey * ey < radius * radius;
}

/** As for points in `sight.ts`, but a corner less than a quarter of a sliver from the line lies on it and is in the way. */
function crossesPolygon(
  blockers: Blockers,
  n: number,
  px: number,
  py: number,
  dx: number,
  dy: number,
  whole: number,
): boolean {
  const { xs, ys } = blockers;
  const start = blockers.first[n] ?? 0;
  const end = blockers.first[n + 1] ?? 0;
  const margin = COUNTED * Math.sqrt(whole);
  let fromX = (xs[end - 1] ?? 0) - px;
  let fromY = (ys[end - 1] ?? 0) - py;
  let fromSide = dx * fromY - dy * fromX;
  let behind = 0;
  for (let at = start; at < end; at += 1) {
    const x = (xs[at] ?? 0) - px;
    const y = (ys[at] ?? 0) - py;
    const side = dx * y - dy * x;
    if (Math.abs(side) <= margin) {
      const along = x * dx + y * dy;
      if (along >= 0 && along <= whole) return true;
    }
    if (side > 0 !== fromSide > 0) {
      const ofP = fromX * y - fromY * x;
      const ofQ = (fromX - dx) * (y - dy) - (fromY - dy) * (x - dx);
      if (ofP > 0 !== ofQ > 0) return true;
      if (Math.abs(ofP) < Math.abs(ofQ)) behind += 1;
    }
    fromX = x;
    fromY = y;
    fromSide = side;
  }
  return behind % 2 === 1;
}
