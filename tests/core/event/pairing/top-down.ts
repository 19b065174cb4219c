/** Random top-down rounds, and their best one by trying everything. */
import fc from 'fast-check';
import type { Pair, TopDownRequest } from '../../../../core/event/pairing/top-down.ts';

export const key = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;
/** Levels by pair; 0 where none is said. */
export const levels =
  (worth: Readonly<Record<string, number | null>>) =>
  (a: number, b: number): number | null => {
    const found = worth[key(a, b)];
    return found === undefined ? 0 : found;
  };
export const upTo = (count: number) => Array.from({ length: count }, (_, player) => player);

/** Random rounds: an even number of players in random order, levels for a random share of the pairs, a pin at times. */
export function rounds(most: number, worst: number, never: number) {
  return fc
    .tuple(fc.constantFrom(1, most / 2 - 1, most / 2, most / 2), fc.integer({ min: 0, max: 12 }))
    .chain(([half, share]) => {
      const players = upTo(half * 2);
      const all = players.flatMap((b) => upTo(b).map((a) => key(a, b)));
      const worth = fc.oneof(
        { weight: 12 - share, arbitrary: fc.constant(0) },
        { weight: share, arbitrary: fc.integer({ min: 1, max: worst }) },
        { weight: never, arbitrary: fc.constant(null) },
      );
      return fc.record({
        order: fc.shuffledSubarray(players, { minLength: players.length }),
        worth: fc
          .tuple(...all.map(() => worth))
          .map((values) => Object.fromEntries(all.map((pair, n) => [pair, values[n] ?? null]))),
        pins: fc
          .shuffledSubarray(players, { minLength: Math.min(2, half), maxLength: Math.min(2, half) })
          .map((pin): Pair[] => {
            const [a, b] = pin;
            return a === undefined || b === undefined || a % 3 !== 0 ? [] : [[a, b]];
          }),
      });
    });
}

/** All complete pairings in top-down order, pins kept; each listed by the standing of its higher players. */
function* allPairings(order: readonly number[], pins: readonly Pair[]): Generator<Pair[]> {
  const [first, ...others] = order;
  if (first === undefined) {
    yield [];
    return;
  }
  const pin = pins.find((pair) => pair.includes(first));
  for (const other of others) {
    if (pin !== undefined && !pin.includes(other)) continue;
    if (pin === undefined && pins.some((pair) => pair.includes(other))) continue;
    const rest = others.filter((player) => player !== other);
    for (const pairs of allPairings(rest, pins)) yield [[first, other], ...pairs];
  }
}

/** The first of the pairings with the least to avoid, or null if none is allowed. */
export function bestOfAll({ order, level, pins = [], fewestFirst = false }: TopDownRequest): Pair[] | null {
  let best: { pairs: Pair[]; paid: number[] } | null = null;
  for (const pairs of allPairings(order, pins)) {
    const drawn = pairs.filter(([a, b]) => !pins.some((pin) => pin.includes(a) && pin.includes(b)));
    const worths = drawn.map(([a, b]) => level(a, b) ?? Infinity);
    if (worths.includes(Infinity)) continue;
    const count = (worst: number) => worths.filter((worth) => worth === worst).length;
    const paid = [fewestFirst ? worths.filter((worth) => worth > 0).length : 0, count(3), count(2), count(1)];
    if (best === null || compare(paid, best.paid) < 0) best = { pairs, paid };
  }
  return best?.pairs ?? null;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
