import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOOKED_AHEAD, lookAhead, needsLookingAhead } from './look-ahead.ts';

type Pair = readonly [number, number];
const SIZE = 6;
const PAIRS = Array.from({ length: SIZE }, (_, a) => a).flatMap((a) =>
  Array.from({ length: SIZE - 1 - a }, (_, more): Pair => [a, a + 1 + more]),
);

/** Every complete round, in order. */
function roundsOf(seats: readonly number[]): Pair[][] {
  const [top, ...others] = seats;
  if (top === undefined) return [[]];
  return others.flatMap((other) =>
    roundsOf(others.filter((seat) => seat !== other)).map((rest): Pair[] => [[top, other], ...rest]),
  );
}
const ROUNDS = roundsOf([0, 1, 2, 3, 4, 5]);

const has = (pairs: readonly Pair[], [a, b]: Pair) => pairs.some(([c, d]) => c === a && d === b);

/** How many rounds of the open pairs there are without a pair twice, by trying all. */
function roundsIn(open: readonly Pair[]): number {
  const possible = ROUNDS.filter((round) => round.every((pair) => has(open, pair)));
  const most = possible.map((round) => 1 + roundsIn(open.filter((pair) => !has(round, pair))));
  return Math.max(0, ...most);
}

const matesOf = (round: readonly Pair[]) => {
  const mate = Array.from({ length: SIZE }, () => -1);
  for (const [a, b] of round) {
    mate[a] = b;
    mate[b] = a;
  }
  return mate;
};

describe('lookAhead', () => {
  test('is what trying every round and every way to go on finds', () => {
    const field = fc.record({
      open: fc.subarray(PAIRS, { minLength: 5 }),
      prices: fc.array(fc.nat({ max: 2 }), { minLength: PAIRS.length, maxLength: PAIRS.length }),
      rounds: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(field, ({ open, prices, rounds }) => {
        const priceOf = (round: readonly Pair[]) =>
          round.reduce((sum, pair) => sum + (prices[PAIRS.findIndex((one) => has([one], pair))] ?? 0), 0);
        const cheapest = (all: readonly Pair[][]) =>
          all.reduce((best, round) => (priceOf(round) < priceOf(best) ? round : best), all[0] ?? []);
        const playable = ROUNDS.filter((round) => round.every((pair) => has(open, pair)));
        fc.pre(playable.length > 0);
        const leaves = (round: readonly Pair[]) => Math.min(rounds, roundsIn(open.filter((pair) => !has(round, pair))));
        const most = Math.max(...playable.map(leaves));
        const given = cheapest(playable);
        const best = leaves(given) === most ? given : cheapest(playable.filter((round) => leaves(round) === most));
        const isOpen = (a: number, b: number) => has(open, a < b ? [a, b] : [b, a]);
        const price = (a: number, b: number) => (isOpen(a, b) ? priceOf([[a, b]]) : Infinity);
        const least = priceOf(given);
        const request = { size: SIZE, price, least, limit: 100, open: isOpen, rounds };
        const found = lookAhead(request, matesOf(given));
        expect(found).toEqual({ mate: matesOf(best), leaves: most, given: best === given });
      }),
      { numRuns: 150 },
    );
  });

  test('is needed in small fields of many rounds only', () => {
    expect(needsLookingAhead(8, 4)).toBe(false);
    expect(needsLookingAhead(8, 5)).toBe(true);
    expect(needsLookingAhead(LOOKED_AHEAD + 2, 13)).toBe(false);
  });
});
