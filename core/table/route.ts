/**
 * The shortest way of a round base past obstacles: straight stretches, and arcs round corners and other bases.
 *
 * The centre keeps its distance from every corner and rim, so those become discs, and a shortest way is made of stretches
 * that touch two discs and of arcs between them. Only what stands in the way is looked at: the way past the obstacles met
 * so far is never longer than the way past all, so one that meets no other is the shortest.
 */
import { leftAngle } from './angle.ts';
import { root } from './from-point.ts';
import {
  type Arc,
  type Obstacles,
  ROUNDED,
  isArcClear,
  isPlaceClear,
  isStraightClear,
  passesDirection,
} from './obstacles.ts';
import type { Disc, Point, Table } from './shapes.ts';

/** A stretch of a route: straight to a point, or to it along an arc. Lengths in units. */
export interface Leg {
  readonly to: Point;
  readonly length: number;
  readonly arc?: { readonly at: Point; readonly radius: number; readonly left: boolean };
}

export interface Route {
  readonly length: number;
  readonly legs: readonly Leg[];
}

export interface RouteLimits {
  /** The base stays whole on it. */
  readonly table?: Table;
  /** The longest way that is of use, in units. */
  readonly most?: number;
}

/** A stretch from disc `one`, left turning left or right round it, to disc `other`; what it took to come to its end. */
interface Stretch {
  readonly one: number;
  readonly other: number;
  readonly turnsOther: number;
  /** The unit normal to its left. */
  readonly nx: number;
  readonly ny: number;
  readonly length: number;
  readonly turned: number;
  readonly cost: number;
  readonly hope: number;
  readonly before: Stretch | null;
}

/** A disc that the centre goes round; 0 is where it starts, 1 is where it goes. */
interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Search {
  readonly obstacles: Obstacles;
  readonly radius: number;
  readonly table: Table | null;
  readonly most: number;
  readonly rounds: Round[];
  /** The obstacles met so far. */
  readonly met: number[];
}

const FROM = 0;
const TO = 1;
/** A way is turned back at most this often: then more obstacles lie in a heap than any table has. */
const TRIES = 200;

/**
 * The shortest way of the base's centre to a point, to some 1e-6 of a unit; null where there is none within the limits. A
 * base that overlaps an obstacle, or is nearer to it than it has to keep, has none.
 */
export function shortestRoute(obstacles: Obstacles, base: Disc, to: Point, limits: RouteLimits = {}): Route | null {
  const search: Search = {
    obstacles,
    radius: base.radius,
    table: limits.table ?? null,
    most: limits.most ?? Number.POSITIVE_INFINITY,
    rounds: [
      { x: base.at.x, y: base.at.y, radius: 0 },
      { x: to.x, y: to.y, radius: 0 },
    ],
    met: [],
  };
  const straight = root(to.x - base.at.x, to.y - base.at.y);
  if (straight > search.most || !standsClear(search, base.at) || !standsClear(search, to)) return null;
  let found = inTheWay(search, base.at, to);
  if (found.length === 0) return { length: straight, legs: [{ to, length: straight }] };
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (const n of found) meet(search, n);
    const last = searchRounds(search);
    if (last === null) return null;
    found = metBy(search, last);
    if (found.length === 0) return routeTo(search, last);
  }
  return null;
}

/** What is in the way straight from one place to another. */
function inTheWay({ obstacles, radius }: Search, from: Point, to: Point): readonly number[] {
  const found: number[] = [];
  for (let n = 0; n < obstacles.count; n += 1) {
    if (!isStraightClear(obstacles, n, radius, from.x, from.y, to.x, to.y)) found.push(n);
  }
  return found;
}

function standsClear({ obstacles, radius, table }: Search, { x, y }: Point): boolean {
  if (!isOnTable(table, radius, x, y)) return false;
  for (let n = 0; n < obstacles.count; n += 1) if (!isPlaceClear(obstacles, n, radius, x, y)) return false;
  return true;
}

function isOnTable(table: Table | null, radius: number, x: number, y: number): boolean {
  if (table === null) return true;
  const spare = radius - ROUNDED;
  return x >= spare && y >= spare && x <= table.width - spare && y <= table.depth - spare;
}

/** Takes an obstacle into account from now on. */
function meet(search: Search, n: number): void {
  const { obstacles, radius } = search;
  search.met.push(n);
  const keep = radius + (obstacles.apart[n] ?? 0) + Math.max(0, obstacles.radii[n] ?? 0);
  for (let at = obstacles.first[n] ?? 0; at < (obstacles.first[n + 1] ?? 0); at += 1) {
    if (obstacles.outward[at] !== 1) continue;
    search.rounds.push({ x: obstacles.xs[at] ?? 0, y: obstacles.ys[at] ?? 0, radius: keep });
  }
}

/** The last stretch of the shortest way past the obstacles met so far. */
function searchRounds(search: Search): Stretch | null {
  const { rounds } = search;
  const heap: Stretch[] = [];
  const done = new Uint8Array(4 * rounds.length * rounds.length);
  leave(search, heap, FROM, 1, null);
  for (let next = popLeast(heap); next !== undefined; next = popLeast(heap)) {
    const turnsOne = next.before?.turnsOther ?? 1;
    const key =
      (next.one * 2 + (turnsOne > 0 ? 1 : 0)) * 2 * rounds.length + next.other * 2 + (next.turnsOther > 0 ? 1 : 0);
    if (done[key] === 1) continue;
    if (!isStretchClear(search, next, turnsOne)) {
      done[key] = 1;
      continue;
    }
    if (!isTurnClear(search, next, turnsOne, search.met)) continue;
    done[key] = 1;
    if (next.other === TO) return next;
    leave(search, heap, next.other, next.turnsOther, next);
  }
  return null;
}

/** Every stretch from a disc that is gone round turning `turns` (1 left, -1 right), after `before`. */
function leave(search: Search, heap: Stretch[], one: number, turns: number, before: Stretch | null): void {
  const { rounds } = search;
  for (let other = TO; other < rounds.length; other += 1) {
    if (other === one) continue;
    leaveFor(search, heap, one, turns, other, 1, before);
    if (other !== TO) leaveFor(search, heap, one, turns, other, -1, before);
  }
}

function leaveFor(
  search: Search,
  heap: Stretch[],
  one: number,
  turns: number,
  other: number,
  turnsOther: number,
  before: Stretch | null,
): void {
  const a = search.rounds[one];
  const b = search.rounds[other];
  const to = search.rounds[TO];
  if (!a || !b || !to) return;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const whole = dx * dx + dy * dy;
  // Going round to the left, the centre lies left; both lie so far from the stretch.
  const across = turnsOther * b.radius - turns * a.radius;
  const rest = whole - across * across;
  // A start or an end that hugs a disc is rounded to either side of its rim.
  if (whole === 0 || rest < -ROUNDED * (a.radius + b.radius + 1)) return;
  const length = Math.sqrt(Math.max(0, rest));
  const nx = (across * dx - length * dy) / whole;
  const ny = (across * dy + length * dx) / whole;
  const turned = before === null ? 0 : angleRound(turns, before, nx, ny);
  const cost = (before?.cost ?? 0) + a.radius * turned + length;
  const px = b.x - turnsOther * b.radius * nx;
  const py = b.y - turnsOther * b.radius * ny;
  const hope = cost + root(to.x - px, to.y - py);
  if (hope > search.most + ROUNDED) return;
  push(heap, { one, other, turnsOther, nx, ny, length, turned, cost, hope, before });
}

/** The angle gone round a disc between two stretches. What rounding makes a full turn is none. */
function angleRound(turns: number, before: Stretch, nx: number, ny: number): number {
  const angle = turns > 0 ? leftAngle(before.nx, before.ny, nx, ny) : leftAngle(nx, ny, before.nx, before.ny);
  return angle > 2 * Math.PI - 1e-7 ? 0 : angle;
}

/** Where a stretch starts and ends. */
interface Ends {
  readonly px: number;
  readonly py: number;
  readonly qx: number;
  readonly qy: number;
}

function endsOf({ rounds }: Search, { one, other, turnsOther, nx, ny }: Stretch, turnsOne: number): Ends {
  const a = rounds[one] ?? { x: 0, y: 0, radius: 0 };
  const b = rounds[other] ?? a;
  return {
    px: a.x - turnsOne * a.radius * nx,
    py: a.y - turnsOne * a.radius * ny,
    qx: b.x - turnsOther * b.radius * nx,
    qy: b.y - turnsOther * b.radius * ny,
  };
}

function isStretchClear(search: Search, stretch: Stretch, turnsOne: number): boolean {
  const { px, py, qx, qy } = endsOf(search, stretch, turnsOne);
  const { obstacles, radius, table } = search;
  if (!isOnTable(table, radius, px, py) || !isOnTable(table, radius, qx, qy)) return false;
  // Loops, here and below: asked of every stretch, a closure would keep the stretch's ends from staying plain numbers.
  for (const n of search.met) if (!isStraightClear(obstacles, n, radius, px, py, qx, qy)) return false;
  return true;
}

/** The arc before a stretch, or null where it turns nothing. */
function arcBefore({ rounds }: Search, { one, nx, ny, turned, before }: Stretch, turns: number): Arc | null {
  const at = rounds[one];
  if (before === null || at === undefined || turned * at.radius <= ROUNDED) return null;
  const { x, y, radius } = at;
  return {
    x,
    y,
    radius,
    ux: -turns * before.nx,
    uy: -turns * before.ny,
    vx: -turns * nx,
    vy: -turns * ny,
    left: turns > 0,
  };
}

function isTurnClear(search: Search, stretch: Stretch, turns: number, among: readonly number[]): boolean {
  const arc = arcBefore(search, stretch, turns);
  if (arc === null) return true;
  const { obstacles, radius, table } = search;
  for (const [dx, dy] of COMPASS) {
    const there = isOnTable(table, radius, arc.x + dx * arc.radius, arc.y + dy * arc.radius);
    if (!there && passesDirection(arc, dx, dy)) return false;
  }
  for (const n of among) if (!isArcClear(obstacles, n, radius, arc)) return false;
  return true;
}

const COMPASS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The obstacles not met so far that a way does not keep clear of. */
function metBy(search: Search, last: Stretch): readonly number[] {
  const { obstacles, radius, met } = search;
  const parts: { readonly ends: Ends; readonly arc: Arc | null }[] = [];
  for (let stretch: Stretch | null = last; stretch !== null; stretch = stretch.before) {
    const turnsOne = stretch.before?.turnsOther ?? 1;
    parts.push({ ends: endsOf(search, stretch, turnsOne), arc: arcBefore(search, stretch, turnsOne) });
  }
  const found: number[] = [];
  for (let n = 0; n < obstacles.count; n += 1) {
    if (met.includes(n)) continue;
    for (const { ends, arc } of parts) {
      const clear =
        isStraightClear(obstacles, n, radius, ends.px, ends.py, ends.qx, ends.qy) &&
        (arc === null || isArcClear(obstacles, n, radius, arc));
      if (clear) continue;
      found.push(n);
      break;
    }
  }
  return found;
}

function routeTo(search: Search, last: Stretch): Route {
  const legs: Leg[] = [];
  for (let stretch: Stretch | null = last; stretch !== null; stretch = stretch.before) {
    const turnsOne = stretch.before?.turnsOther ?? 1;
    const { px, py, qx, qy } = endsOf(search, stretch, turnsOne);
    const round = search.rounds[stretch.one];
    legs.unshift({ to: { x: qx, y: qy }, length: stretch.length });
    if (stretch.before === null || round === undefined || stretch.turned === 0) continue;
    const { x, y, radius } = round;
    const arc = { at: { x, y }, radius, left: turnsOne > 0 };
    legs.unshift({ to: { x: px, y: py }, length: stretch.turned * radius, arc });
  }
  return { length: last.cost, legs };
}

function push(heap: Stretch[], stretch: Stretch): void {
  let at = heap.length;
  heap.push(stretch);
  while (at > 0) {
    const up = (at - 1) >> 1;
    const above = heap[up];
    if (above === undefined || above.hope <= stretch.hope) break;
    heap[at] = above;
    at = up;
  }
  heap[at] = stretch;
}

function popLeast(heap: Stretch[]): Stretch | undefined {
  const [least] = heap;
  const last = heap.pop();
  if (heap.length === 0 || last === undefined) return least;
  let at = 0;
  for (;;) {
    let down = 2 * at + 1;
    const left = heap[down];
    if (left === undefined) break;
    const right = heap[down + 1];
    if (right !== undefined && right.hope < left.hope) down += 1;
    const below = heap[down];
    if (below === undefined || below.hope >= last.hope) break;
    heap[at] = below;
    at = down;
  }
  heap[at] = last;
  return least;
}
