/**
 * The common case, where nothing beside the rung matters: a die's whole effect from a rung is worked out once, as
 * chances of climbing 0, 1, 2… rungs, and then applied for every die. On the last model it is the same from every rung.
 */
import { climb, lastRung } from '../wounds.ts';
import type { HitLaw } from './law.ts';
import type { Drops, Storm } from './storm.ts';

type Climbs = readonly number[];

/** Chances by rung after all dice, from one rung. */
export function climbAll({ ladder, rungs }: Storm, drops: readonly Drops[], from: number): Float64Array {
  const last = lastRung(ladder);
  const highest = rungs - 1;
  let now = new Float64Array(rungs);
  let next = new Float64Array(rungs);
  now[from] = 1;
  let high = from;
  for (const drop of drops) {
    const kernels: Climbs[] = [];
    for (let die = 0; die < drop.volley.dice; die += 1) {
      next.fill(0);
      let top = high;
      for (let rung = from; rung <= high; rung += 1) {
        const chance = now[rung] ?? 0;
        if (chance === 0) continue;
        // The highest rung means "or more": what is there stays there.
        if (rung === highest) {
          next[highest] = (next[highest] ?? 0) + chance;
          continue;
        }
        const alike = Math.min(rung, last);
        const kernel = (kernels[alike] ??= kernelFrom(drop, (start, wounds) => climb(ladder, start, wounds), alike));
        const exact = Math.min(kernel.length, highest - rung);
        let rest = chance;
        for (let up = 0; up < exact; up += 1) {
          const share = chance * (kernel[up] ?? 0);
          rest -= share;
          next[rung + up] = (next[rung + up] ?? 0) + share;
        }
        if (exact < kernel.length) next[highest] = (next[highest] ?? 0) + Math.max(0, rest);
        top = Math.max(top, Math.min(highest, rung + kernel.length - 1));
      }
      [now, next] = [next, now];
      high = top;
    }
  }
  return now;
}

type Climb = (rung: number, wounds: number) => number;

/** One die's climbs from a rung: a miss, a plain hit with its copies, a natural 6 with its copies and extra hits. */
function kernelFrom({ volley, law, copies }: Drops, up: Climb, rung: number): Climbs {
  const start: Climbs = [1];
  const plain = law.plain > 0 ? afterHits(start, law.plainHit, copies, up, rung) : start;
  const six = law.six > 0 ? afterHits(start, law.sixHit, copies, up, rung) : start;
  const both = law.six > 0 ? afterHits(six, law.plainHit, copies * volley.extra, up, rung) : start;
  const kernel = Array.from({ length: Math.max(plain.length, both.length) }, () => 0);
  kernel[0] = 1 - law.plain - law.six;
  for (let at = 0; at < plain.length; at += 1) kernel[at] = (kernel[at] ?? 0) + law.plain * (plain[at] ?? 0);
  for (let at = 0; at < both.length; at += 1) kernel[at] = (kernel[at] ?? 0) + law.six * (both[at] ?? 0);
  return kernel;
}

function afterHits(before: Climbs, law: HitLaw, count: number, up: Climb, rung: number): Climbs {
  let now = before;
  for (let hit = 0; hit < count; hit += 1) {
    const next: number[] = [];
    for (let at = 0; at < now.length + law.length - 1; at += 1) next.push(0);
    for (let at = 0; at < now.length; at += 1) {
      const chance = now[at] ?? 0;
      if (chance === 0) continue;
      for (let wounds = 0; wounds < law.length; wounds += 1) {
        const to = wounds === 0 ? at : up(rung + at, wounds) - rung;
        next[to] = (next[to] ?? 0) + chance * (law[wounds] ?? 0);
      }
    }
    now = next;
  }
  return now;
}
