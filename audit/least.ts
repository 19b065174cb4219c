/**
 * What a round costs at least, worst faults first: each fault of a list weighs more than all below it that a round can
 * hold. Whole numbers of any size, so nothing is rounded.
 */

/** How bad a pair is: a figure a fault, the worst first, each whole and from 0. */
export type Faults = (a: string, b: string) => readonly number[];
export type Cost = (a: string, b: string) => bigint;

/** Up to this many seats every way to pair them is tried. */
export const TRIED = 13;
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

/** The least that these seats cost but for those left out, by trying every way; an even number of them. */
export function leastAmong(seats: readonly string[], cost: Cost): (...out: readonly string[]) => bigint {
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
  return (...out) => least(seats.reduce((set, id, seat) => (out.includes(id) ? set : set | (1 << seat)), 0));
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
    const least = leastAmong(seats, cost)();
    return found > least ? `the tables cost ${writtenOf(pairs, faults)}, which is more than it must` : null;
  }
  for (const [[a, b], [c, d]] of worthTrying(pairs, ([a, b]) => cost(a, b) > 0n)) {
    const now = cost(a, b) + cost(c, d);
    if (cost(a, c) + cost(b, d) < now) return `${a}–${c} and ${b}–${d} would be better than ${a}–${b} and ${c}–${d}`;
    if (cost(a, d) + cost(b, c) < now) return `${a}–${d} and ${b}–${c} would be better than ${a}–${b} and ${c}–${d}`;
  }
  return null;
}

/** Every two tables of which one at least costs something: where nothing is paid, nothing can be saved. */
export function* worthTrying<Table>(
  tables: readonly Table[],
  isPaid: (table: Table) => boolean,
): Generator<readonly [Table, Table]> {
  const tried = new Set<Table>();
  for (const one of tables.filter(isPaid)) {
    tried.add(one);
    for (const other of tables) if (!tried.has(other)) yield [one, other];
  }
}

function writtenOf(pairs: readonly (readonly [string, string])[], faults: Faults): string {
  return pairs.map(([a, b]) => `${a}–${b} ${faults(a, b).join('/')}`).join(', ');
}

/** Two who could change tables of any size for less, or null. */
export function betterSeats(tables: readonly { readonly seats: readonly string[] }[], faults: Faults): string | null {
  const cost = costOf(faults);
  const among = (id: string, seats: readonly string[], but: string): bigint =>
    seats.reduce((sum, other) => (other === id || other === but ? sum : sum + cost(id, other)), 0n);
  const isPaid = ({ seats }: { readonly seats: readonly string[] }): boolean =>
    seats.some((id) => among(id, seats, '') > 0n);
  for (const [one, other] of worthTrying(tables, isPaid)) {
    for (const a of one.seats) {
      for (const b of other.seats) {
        const now = among(a, one.seats, '') + among(b, other.seats, '');
        const then = among(a, other.seats, b) + among(b, one.seats, a);
        if (then < now) return `${a} and ${b} should change tables`;
      }
    }
  }
  return null;
}
