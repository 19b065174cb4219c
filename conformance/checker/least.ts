/**
 * What a round costs at least, worst faults first: each fault of a list weighs more than all below it that a round can
 * hold. Whole numbers of any size, so nothing is rounded.
 */

/** How bad a pair is: a figure a fault, the worst first, each whole and from 0. */
export type Faults = (a: string, b: string) => readonly number[];
type Cost = (a: string, b: string) => bigint;

/** Up to this many seats every way to pair them is tried. */
export const TRIED = 12;
/** More than all faults of one kind in a round: 2^60 holds squares of gaps of half a million points. */
const STEP = 1n << 60n;

export function costOf(faults: Faults): Cost {
  const known = new Map<string, bigint>();
  return (a, b) => {
    const key = a < b ? `${a} ${b}` : `${b} ${a}`;
    const cost = known.get(key) ?? faults(a, b).reduce((sum, fault) => sum * STEP + BigInt(fault), 0n);
    known.set(key, cost);
    return cost;
  };
}

/** The least that all these seats cost, by trying every way; an even number of them. */
export function leastOf(seats: readonly string[], cost: Cost): bigint {
  const known = new Map<number, bigint>([[0, 0n]]);
  const least = (set: number): bigint => {
    const before = known.get(set);
    if (before !== undefined) return before;
    const first = 31 - Math.clz32(set & -set);
    let best: bigint | null = null;
    for (let other = first + 1; other < seats.length; other += 1) {
      if ((set & (1 << other)) === 0) continue;
      const here = cost(seats[first] ?? '', seats[other] ?? '') + least(set & ~(1 << first) & ~(1 << other));
      if (best === null || here < best) best = here;
    }
    known.set(set, best ?? 0n);
    return best ?? 0n;
  };
  return least(2 ** seats.length - 1);
}

/**
 * Why a round is not the best there is, or null. Of many seats it is only seen that no two tables could change partners
 * for less.
 */
export function betterRound(pairs: readonly (readonly [string, string])[], faults: Faults): string | null {
  const cost = costOf(faults);
  const seats = pairs.flat();
  if (seats.length <= TRIED) {
    const found = pairs.reduce((sum, [a, b]) => sum + cost(a, b), 0n);
    const least = leastOf(seats, cost);
    return found > least ? `the tables cost ${writtenOf(pairs, faults)}, which is more than it must` : null;
  }
  for (const [index, [a, b]] of pairs.entries()) {
    for (const [c, d] of pairs.slice(index + 1)) {
      const now = cost(a, b) + cost(c, d);
      if (cost(a, c) + cost(b, d) < now) return `${a}–${c} and ${b}–${d} would be better than ${a}–${b} and ${c}–${d}`;
      if (cost(a, d) + cost(b, c) < now) return `${a}–${d} and ${b}–${c} would be better than ${a}–${b} and ${c}–${d}`;
    }
  }
  return null;
}

function writtenOf(pairs: readonly (readonly [string, string])[], faults: Faults): string {
  return pairs.map(([a, b]) => `${a}–${b} ${faults(a, b).join('/')}`).join(', ');
}
