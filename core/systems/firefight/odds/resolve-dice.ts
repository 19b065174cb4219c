/**
 * The exact distribution of what a batch of dice does to one unit. State: the rung that the unit has been driven to, and
 * beside it, only where they matter: how many hits fell, where the dealing of Blast's hits stands, and which models with
 * Fear have wounded. Each die maps that distribution to the next; nothing is estimated and nothing is sampled.
 */
import { climb } from '../rules/wounds.ts';
import { climbAll } from './kernel.ts';
import type { WoundsPerHit } from './die.ts';
import type { Drops, DiceBatch } from './dice-batch.ts';

/** Chances by fear, hits and rung: `chances[(fear * (hits + 1) + hit) * rungs + rung]`. */
export interface Spread {
  readonly fears: number;
  readonly chances: Float64Array;
}

/** Models with Fear whose volleys are still to come, each with a bit that says whether it has wounded. */
interface FearPlan {
  /** By volley: its bit, or 0. */
  readonly bit: readonly number[];
  /** By volley: whether its model's last one is over. */
  readonly last: readonly boolean[];
  readonly masks: number;
}

/** The distribution after all dice, from one rung. */
export function resolveDice(storm: DiceBatch, from: number): Spread {
  const { rungs, sharers, mostFear } = storm;
  const drops = ordered(storm);
  const plan = fearPlan(drops);
  if (plan.masks === 1 && sharers === 1 && storm.hits === 0 && storm.isTarget) {
    return { fears: 1, chances: climbAll(storm, drops, from) };
  }
  const counted = storm.hits + 1;
  const fears = plan.masks === 1 ? 1 : mostFear + 1;
  const slice = fears * plan.masks * counted * rungs;
  let now = new Float64Array(slice * sharers);
  now[from] = 1;
  const space: Space = { storm, slice, row: rungs, layer: counted * rungs };
  for (const [at, drop] of drops.entries()) {
    const aimed = storm.isTarget || drop.volley.blast > 0;
    if (!aimed) continue;
    for (let die = 0; die < drop.volley.dice; die += 1) now = afterDie(space, now, drop, plan.bit[at] ?? 0);
    if (plan.last[at] === true) now = settleFear(space, now, plan, at, drop.volley.fear, fears);
  }
  return { fears, chances: summed(now, storm, fears, plan.masks) };
}

interface Space {
  readonly storm: DiceBatch;
  /** Cells of one place in the dealing. */
  readonly slice: number;
  readonly row: number;
  /** Cells of one state of fear. */
  readonly layer: number;
}

/** Where dealing does not matter, a model's volleys come one after the other: wounds that are alike commute. */
function ordered({ drops, sharers }: DiceBatch): readonly Drops[] {
  if (sharers > 1 || !drops.some(({ volley }) => volley.fear > 0)) return drops;
  return [...drops].sort((a, b) => b.volley.deadly - a.volley.deadly || a.volley.bearer - b.volley.bearer);
}

function fearPlan(drops: readonly Drops[]): FearPlan {
  const bit: number[] = [];
  const last: boolean[] = [];
  const open = new Map<number, number>();
  let masks = 1;
  for (const [at, { volley }] of drops.entries()) {
    if (volley.fear === 0) {
      bit.push(0);
      last.push(false);
      continue;
    }
    let own = open.get(volley.bearer);
    if (own === undefined) {
      const taken = new Set(open.values());
      own = 1;
      while (taken.has(own)) own *= 2;
      open.set(volley.bearer, own);
      masks = Math.max(masks, own * 2);
    }
    const over = !drops.slice(at + 1).some((later) => later.volley.fear > 0 && later.volley.bearer === volley.bearer);
    if (over) open.delete(volley.bearer);
    bit.push(own);
    last.push(over);
  }
  return { bit, last, masks };
}

/** How many of `count` hits, dealt one by one from `offset` on, fall on this unit. */
function share({ sharers, place }: DiceBatch, offset: number, count: number): number {
  const first = (place - offset + sharers) % sharers;
  return first >= count ? 0 : Math.floor((count - 1 - first) / sharers) + 1;
}

function afterDie(
  space: Space,
  now: Float64Array,
  { volley, law, copies }: Drops,
  bit: number,
): Float64Array<ArrayBuffer> {
  const { storm, slice } = space;
  const { sharers } = storm;
  const next = new Float64Array(now.length);
  const miss = 1 - law.plain - law.six;
  const extras = copies * volley.extra;
  for (let offset = 0; offset < sharers; offset += 1) {
    const source = now.subarray(offset * slice, (offset + 1) * slice);
    add(next, offset * slice, source, miss);
    const dealt = volley.blast > 0;
    const of = (from: number, count: number) => (dealt ? share(storm, from % sharers, count) : count);
    const to = (count: number) => (dealt ? (offset + count) % sharers : offset) * slice;
    if (law.plain > 0) add(next, to(copies), hits(space, source, law.plainHit, of(offset, copies), bit), law.plain);
    if (law.six === 0) continue;
    const six = hits(space, source, law.sixHit, of(offset, copies), bit);
    const both = hits(space, six, law.plainHit, of(offset + copies, extras), bit);
    add(next, to(copies + extras), both, law.six);
  }
  return next;
}

function add(target: Float64Array, at: number, source: Float64Array, weight: number): void {
  if (weight <= 0) return;
  for (let index = 0; index < source.length; index += 1) {
    const chance = source[index] ?? 0;
    if (chance !== 0) target[at + index] = (target[at + index] ?? 0) + chance * weight;
  }
}

/** The distribution after so many hits of one kind. */
function hits(space: Space, source: Float64Array, law: WoundsPerHit, count: number, bit: number): Float64Array {
  let now = source;
  for (let hit = 0; hit < count; hit += 1) now = afterHit(space, now, law, bit);
  return now;
}

function afterHit({ storm, row, layer }: Space, source: Float64Array, law: WoundsPerHit, bit: number): Float64Array {
  const { ladder, rungs } = storm;
  const next = new Float64Array(source.length);
  const counts = storm.hits > 0;
  for (let index = 0; index < source.length; index += 1) {
    const chance = source[index] ?? 0;
    if (chance === 0) continue;
    const rung = index % row;
    const start = index - rung;
    const counted = counts && (start % layer) / row < storm.hits ? start + row : start;
    const state = Math.floor(start / layer);
    const scared = counted + ((state | bit) - state) * layer;
    for (let wounds = 0; wounds < law.length; wounds += 1) {
      const p = law[wounds] ?? 0;
      if (p === 0) continue;
      const cell = wounds === 0 ? counted + rung : scared + Math.min(rungs - 1, climb(ladder, rung, wounds));
      next[cell] = (next[cell] ?? 0) + chance * p;
    }
  }
  return next;
}

/** A model's volleys are over: if it wounded, its Fear joins the sum and its bit is free again. */
function settleFear(
  { layer, storm }: Space,
  now: Float64Array,
  { masks, bit }: FearPlan,
  at: number,
  fear: number,
  fears: number,
): Float64Array<ArrayBuffer> {
  const own = bit[at] ?? 0;
  const next = new Float64Array(now.length);
  const states = fears * masks;
  for (const [index, chance] of now.entries()) {
    if (chance === 0) continue;
    const state = Math.floor(index / layer) % states;
    const mask = state % masks;
    const sum = (state - mask) / masks;
    const added = (mask & own) === 0 ? sum : Math.min(storm.mostFear, sum + fear);
    const to = index + (added * masks + (mask & ~own) - state) * layer;
    next[to] = (next[to] ?? 0) + chance;
  }
  return next;
}

/** Sums over where the dealing ended. All bits of fear are free by then. */
function summed(
  now: Float64Array,
  { rungs, hits: most, sharers }: DiceBatch,
  fears: number,
  masks: number,
): Float64Array {
  if (sharers === 1 && masks === 1) return now;
  const layer = (most + 1) * rungs;
  const total = new Float64Array(fears * layer);
  for (const [index, chance] of now.entries()) {
    const state = Math.floor(index / layer) % (fears * masks);
    const to = Math.floor(state / masks) * layer + (index % layer);
    total[to] = (total[to] ?? 0) + chance;
  }
  return total;
}
