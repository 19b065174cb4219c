import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cheapestPairing } from './cheapest.ts';
import { firstInOrder, fixFirst, leftOut, openDraw } from './draw.ts';
import { NONE } from './arrays.ts';
import type { PriceOf } from './levels.ts';

type Prices = readonly (readonly number[])[];
type Pairs = (readonly [number, number])[];

const priceIn =
  (prices: Prices): PriceOf =>
  (a, b) =>
    prices[Math.max(a, b)]?.[Math.min(a, b)] ?? Infinity;

/** Lower triangles of an even size: a pair is free, costs something, or is never, by weight. */
function priceTables(most: number, weights: { free: number; paid: number; never: number }, dearest: number) {
  const price = fc.oneof(
    { weight: weights.free, arbitrary: fc.constant(0) },
    { weight: weights.paid, arbitrary: fc.integer({ min: 1, max: dearest }) },
    { weight: weights.never, arbitrary: fc.constant(Infinity) },
  );
  const rows = (size: number) =>
    Array.from({ length: size }, (_, a) => fc.tuple(...Array.from({ length: a }, () => price)));
  return fc
    .constantFrom(2, Math.floor(most / 4) + 1, most / 2 - 1, most / 2)
    .chain((half) => fc.tuple(...rows(half * 2)));
}

function pairsOf(prices: Prices, uniform: boolean): Pairs | null {
  const price = priceIn(prices);
  const free = (a: number, b: number) => price(a, b) === 0;
  const draw = openDraw({ size: prices.length, free, price: () => ({ price, uniform }) });
  return draw && firstInOrder(draw, price).map(({ pair }) => pair);
}

/** The first optimal pairing in order, by solving the rest for one candidate after another. */
function firstBySolving(prices: Prices): Pairs | null {
  const cost = (seats: readonly number[]) =>
    cheapestPairing(seats.length, (i, j) => priceIn(prices)(seats[i] ?? NONE, seats[j] ?? NONE))?.cost ?? Infinity;
  let open = prices.map((_, seat) => seat);
  let left = cost(open);
  if (left === Infinity) return null;
  const pairs: Pairs = [];
  while (open.length > 0) {
    const [top = NONE, ...others] = open;
    const without = (seat: number) => others.filter((other) => other !== seat);
    const partner = others.find((seat) => priceIn(prices)(top, seat) + cost(without(seat)) === left) ?? NONE;
    pairs.push([top, partner]);
    left -= priceIn(prices)(top, partner);
    open = without(partner);
  }
  return pairs;
}

describe('firstInOrder', () => {
  test('is the same by spare seats and by prices, where both are right', () => {
    fc.assert(
      fc.property(priceTables(26, { free: 1, paid: 6, never: 0 }, 1), (prices) => {
        expect(pairsOf(prices, true)).toEqual(pairsOf(prices, false));
      }),
      { numRuns: 150 },
    );
  });

  for (const [dearest, weights] of [
    [1, { free: 2, paid: 8, never: 4 }],
    [1, { free: 1, paid: 20, never: 2 }],
    [3, { free: 3, paid: 9, never: 6 }],
    [2, { free: 1, paid: 1, never: 12 }],
  ] as const) {
    test(`is what solving the rest for every candidate finds: ${JSON.stringify(weights)}, prices to ${dearest}`, () => {
      fc.assert(
        fc.property(priceTables(14, weights, dearest), (prices) => {
          expect(pairsOf(prices, false)).toEqual(firstBySolving(prices));
        }),
        { numRuns: 120 },
      );
    });
  }

  test('keeps to odd sets that bind', () => {
    // Two odd circles of free pairs, joined by dear ones: one pair crosses, though every crossing pair is tight.
    const circle = (seat: number) => (seat < 7 ? 0 : 1);
    const next = (a: number, b: number) => Math.abs(a - b) === 1 || Math.abs(a - b) === 6;
    const price: PriceOf = (a, b) => (circle(a) === circle(b) ? (next(a, b) ? 0 : Infinity) : 5);
    const prices = Array.from({ length: 14 }, (_, a) => Array.from({ length: a }, (__, b) => price(a, b)));
    const pairs = pairsOf(prices, false);
    expect(pairs).toEqual(firstBySolving(prices));
    expect(pairs?.filter(([a, b]) => circle(a) !== circle(b))).toHaveLength(1);
  });
});

describe('openDraw', () => {
  test('finds no pairing of an odd number, nor where one is forbidden', () => {
    const price = () => ({ price: () => Infinity, uniform: false });
    expect(openDraw({ size: 3, free: () => true, price })).toBeNull();
    expect(openDraw({ size: 2, free: () => false, price })).toBeNull();
  });

  test('has a loner only paired where that is free', () => {
    const price = () => ({ price: (a: number, b: number) => (a === b ? 0 : 1), uniform: true });
    expect(openDraw({ size: 4, free: () => false, price, loner: true })).toBeNull();
    const free = (a: number, b: number) => Math.min(a, b) === 0 && Math.max(a, b) === 3;
    const draw = openDraw({ size: 4, free, price, loner: true });
    expect(draw && fixFirst(draw, 0, [1, 2, 3])).toBe(3);
    expect(draw && fixFirst(draw, 1, [2])).toBe(2);
  });
});

describe('leftOut', () => {
  test('is empty when everybody can be paired, else names the last', () => {
    expect(leftOut(4, () => true)).toEqual([]);
    expect(leftOut(3, () => true)).toEqual([2]);
    expect(leftOut(4, () => false)).toEqual([0, 1, 2, 3]);
    expect(leftOut(4, (a, b) => a === 0 || b === 0)).toEqual([2, 3]);
  });
});
