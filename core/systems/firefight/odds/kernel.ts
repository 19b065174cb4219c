/**
 * The common case, where nothing beside the rung matters: a die's whole effect from a rung is worked out once, as
 * chances of climbing 0, 1, 2… rungs, and then applied for every die. On the last model it is the same from every rung.
 */
import { type Ladder, climb, lastRung } from '../rules/wounds.ts';
import type { WoundsPerHit } from './die.ts';
import type { Drops, DiceBatch } from './dice-batch.ts';

/** So many dice are thrown two at a time: what two do is worked out from what one does. */
const FEW = 8;

/** Where a climb begins, and the rungs that count; the last one means "or more". */
interface Way {
  /** Room for kernels. */
  readonly room: Float64Array;
  readonly ladder: Ladder;
  readonly from: number;
  readonly lowest: number;
  readonly last: number;
  readonly highest: number;
}

/** Chances by rung after all dice, from one rung. */
export function climbAll({ ladder, rungs }: DiceBatch, drops: readonly Drops[], from: number): Float64Array {
  const last = lastRung(ladder);
  const lowest = Math.min(from, last);
  const needed = (last - lowest + 2) * rungs;
  const way = { room: new Float64Array(needed), ladder, from, lowest, last, highest: rungs - 1 };
  const now = new Float64Array(rungs);
  now[from] = 1;
  let high = from;
  for (const drop of drops) {
    let reach = fillKernels(way, drop, needed - rungs);
    let { dice } = drop.volley;
    for (; dice >= FEW; dice = Math.floor(dice / 2)) {
      if (dice % 2 === 1) high = climbOften(way, 1, now, high, reach);
      reach = doubleKernels(way, reach);
    }
    high = climbOften(way, dice, now, high, reach);
  }
  if (high === way.highest) now[high] = remainder(now, high);
  return now;
}

/** One kernel a rung of the group, one for the last model, and `aside` the place to make them in. Returns the longest climb. */
function fillKernels({ room, ladder, lowest, last, highest }: Way, drop: Drops, aside: number): number {
  let reach = 0;
  for (let rung = lowest; rung <= last; rung += 1) {
    const at = (rung - lowest) * (highest + 1);
    reach = Math.max(reach, fillKernel({ room, drop, ladder, rung, width: highest - rung }, at, aside));
  }
  return reach;
}

/** The kernels of twice as many dice, in place: rungs from the lowest up, climbs from the longest down, so that what is read is old. */
function doubleKernels({ room: kernels, lowest, last, highest }: Way, reach: number): number {
  const rungs = highest + 1;
  for (let rung = lowest; rung <= last; rung += 1) {
    const at = (rung - lowest) * rungs;
    for (let up = Math.min(2 * reach, highest - rung - 1); up >= 0; up -= 1) {
      let sum = 0;
      for (let one = Math.max(0, up - reach); one <= up && one <= reach; one += 1) {
        const other = (Math.min(rung + one, last) - lowest) * rungs + up - one;
        sum += (kernels[at + one] ?? 0) * (kernels[other] ?? 0);
      }
      kernels[at + up] = sum;
    }
  }
  return Math.min(2 * reach, highest);
}

/** Throws what the kernels stand for, so many times; `high`: the highest rung with a chance, before and returned after. */
function climbOften(
  { room: kernels, from, lowest, last, highest }: Way,
  times: number,
  now: Float64Array,
  high: number,
  reach: number,
): number {
  const rungs = highest + 1;
  const alike = (last - lowest) * rungs;
  const ups = possible(kernels, alike, Math.min(reach, highest - last - 1));
  let top = high;
  for (let time = 0; time < times; time += 1) {
    top = Math.min(highest, top + reach);
    for (let rung = Math.min(highest - 1, top); rung >= from; rung -= 1) {
      let sum = 0;
      for (const up of ups) {
        if (rung - up < last || rung - up < from) break;
        sum += (now[rung - up] ?? 0) * (kernels[alike + up] ?? 0);
      }
      for (let below = Math.max(from, rung - reach); below < last && below <= rung; below += 1) {
        sum += (now[below] ?? 0) * (kernels[(below - lowest) * rungs + rung - below] ?? 0);
      }
      now[rung] = sum;
    }
  }
  return top;
}

/** The climbs that a kernel gives a chance: Deadly hits leave most out. */
function possible(kernels: Float64Array, at: number, most: number): number[] {
  const ups: number[] = [];
  for (let up = 0; up <= most; up += 1) if ((kernels[at + up] ?? 0) > 0) ups.push(up);
  return ups;
}

/** The highest rung means "or more": what is on no other rung is there. */
function remainder(chances: Float64Array, highest: number): number {
  let rest = 1;
  for (let rung = 0; rung < highest; rung += 1) rest -= chances[rung] ?? 0;
  return Math.max(0, rest);
}

/** One die from one rung, told apart up to `width` rungs above it. */
interface Throw {
  readonly room: Float64Array;
  readonly drop: Drops;
  readonly ladder: Ladder;
  readonly rung: number;
  readonly width: number;
}

/** Writes a die's climbs at `at`: a miss, a plain hit with its copies, a natural 6 with its extra hits. Returns the longest. */
function fillKernel(thrown: Throw, at: number, aside: number): number {
  const { volley, law, copies } = thrown.drop;
  const { room, width } = thrown;
  start(room, at, width);
  const plain = afterHits(thrown, at, law.plainHit, copies, 0);
  let six = 0;
  if (law.six > 0) {
    start(room, aside, width);
    six = afterHits(thrown, aside, law.sixHit, copies, 0);
    six = afterHits(thrown, aside, law.plainHit, copies * volley.extra, six);
    for (let up = 0; up < width; up += 1) {
      room[at + up] = law.plain * (room[at + up] ?? 0) + law.six * (room[aside + up] ?? 0);
    }
  } else {
    for (let up = 0; up < width; up += 1) room[at + up] = law.plain * (room[at + up] ?? 0);
  }
  room[at] = (room[at] ?? 0) + (1 - law.plain - law.six);
  return Math.max(plain, six);
}

/** No climb yet. */
function start(room: Float64Array, at: number, width: number): void {
  for (let up = 0; up < width; up += 1) room[at + up] = 0;
  room[at] = 1;
}

/** So many more hits, in place, from the highest climb down: `most` before, returned after. */
function afterHits(
  { room, ladder, rung, width }: Throw,
  at: number,
  law: WoundsPerHit,
  count: number,
  most: number,
): number {
  let top = most;
  for (let hit = 0; hit < count; hit += 1) {
    for (let up = Math.min(top, width - 1); up >= 0; up -= 1) {
      const chance = room[at + up] ?? 0;
      if (chance === 0) continue;
      room[at + up] = chance * (law[0] ?? 0);
      for (let wounds = 1; wounds < law.length; wounds += 1) {
        const p = law[wounds] ?? 0;
        const to = p === 0 ? width : climb(ladder, rung + up, wounds) - rung;
        if (to < width) room[at + to] = (room[at + to] ?? 0) + chance * p;
      }
    }
    top = climb(ladder, rung + top, law.length - 1) - rung;
  }
  return top;
}
