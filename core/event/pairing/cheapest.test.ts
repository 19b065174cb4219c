import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NONE } from './arrays.ts';
import { cheapestPairing } from './cheapest.ts';
import type { Cheapest } from './cheapest.ts';

type Prices = readonly (readonly number[])[];

const priceIn = (prices: Prices) => (a: number, b: number) => prices[Math.max(a, b)]?.[Math.min(a, b)] ?? Infinity;

/** Lower triangles of prices; some pairs never. */
const priceTables = (most: number, dearest: number, never: number) =>
  fc.constantFrom(0, 2, most / 2 - 1, most / 2).chain((half) => {
    const price = fc.oneof(
      { weight: 10, arbitrary: fc.integer({ min: 0, max: dearest }) },
      { weight: never, arbitrary: fc.constant(Infinity) },
    );
    return fc.tuple(...Array.from({ length: half * 2 }, (_, a) => fc.tuple(...Array.from({ length: a }, () => price))));
  });

/** The least cost of pairing all of `free`, by trying everything. */
function leastCost(prices: Prices, free: readonly number[]): number {
  const [first, ...others] = free;
  if (first === undefined) return 0;
  let least = Infinity;
  for (const other of others) {
    const rest = leastCost(
      prices,
      others.filter((one) => one !== other),
    );
    least = Math.min(least, priceIn(prices)(first, other) + rest);
  }
  return least;
}

const everybody = (size: number) => Array.from({ length: size }, (_, v) => v);

function expectPairing(found: Cheapest, prices: Prices): void {
  let total = 0;
  found.mate.forEach((b, a) => {
    expect(b).not.toBe(NONE);
    expect(found.mate[b]).toBe(a);
    if (a < b) total += priceIn(prices)(a, b);
  });
  expect(found.cost).toBe(total);
}

/** What the duals prove, reckoned anew: no pair is below 0, and the pairing costs what the duals add up to. */
function expectCertificate({ cost, duals, sets, reduced }: Cheapest, prices: Prices): void {
  const all = everybody(prices.length);
  for (const { members, dual } of sets) {
    expect(members.length % 2).toBe(1);
    expect(dual).toBeGreaterThan(0);
  }
  for (const a of all) {
    for (const b of all.slice(a + 1)) {
      const shared = sets.filter(({ members }) => members.includes(a) && members.includes(b));
      const inSets = shared.reduce((sum, { dual }) => sum + dual, 0);
      const left = 2 * priceIn(prices)(a, b) - (duals[a] ?? 0) - (duals[b] ?? 0) + inSets;
      expect(left).toBeGreaterThanOrEqual(0);
      expect(reduced[a * prices.length + b]).toBe(left);
    }
  }
  const players = duals.reduce((sum, dual) => sum + dual, 0);
  const odd = sets.reduce((sum, { members, dual }) => sum + (dual * (members.length - 1)) / 2, 0);
  expect(2 * cost).toBe(players - odd);
}

describe('cheapestPairing', () => {
  for (const [dearest, never] of [
    [1, 0],
    [1, 10],
    [3, 4],
    [1000, 2],
    [2 ** 40, 1],
  ] as const) {
    test(`costs what trying everything finds, prices to ${dearest}, ${never} in ${never + 10} never`, () => {
      fc.assert(
        fc.property(priceTables(10, dearest, never), (prices) => {
          const found = cheapestPairing(prices.length, priceIn(prices));
          const least = leastCost(prices, everybody(prices.length));
          if (found === null) expect(least).toBe(Infinity);
          else {
            expectPairing(found, prices);
            expect(found.cost).toBe(least);
            expectCertificate(found, prices);
          }
        }),
        { numRuns: 150 },
      );
    });
  }

  test('holds a reduced price of 0 for every pair of every optimal pairing', () => {
    fc.assert(
      fc.property(priceTables(8, 2, 2), (prices) => {
        const found = cheapestPairing(prices.length, priceIn(prices));
        if (found === null) return;
        const all = everybody(prices.length);
        for (const a of all) {
          for (const b of all.slice(a + 1)) {
            const rest = leastCost(
              prices,
              all.filter((v) => v !== a && v !== b),
            );
            const optimal = rest + priceIn(prices)(a, b) === found.cost;
            if (optimal) expect(found.reduced[a * prices.length + b]).toBe(0);
          }
        }
      }),
    );
  });

  test('proves its answer with duals on 40 players', () => {
    fc.assert(
      fc.property(priceTables(40, 6, 10), (prices) => {
        const found = cheapestPairing(prices.length, priceIn(prices));
        if (found === null) return;
        expectPairing(found, prices);
        expectCertificate(found, prices);
      }),
      { numRuns: 60 },
    );
  });

  test('starts from pairs that cost nothing', () => {
    const prices: Prices = [[], [0], [0, 5], [3, 0, 9]];
    const found = cheapestPairing(4, priceIn(prices), Int32Array.of(1, 0, NONE, NONE));
    expect(found?.cost).toBe(0);
    expect(found && Array.from(found.mate)).toEqual([2, 3, 0, 1]);
  });
});
