import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countLevels, priceLevels, weighLevels } from './levels.ts';

const counts = (...figures: [number, number][]) => new Map(figures);
const total = (weights: ReadonlyMap<number, number>, pairs: readonly number[]) =>
  pairs.reduce((sum, level) => sum + (weights.get(level) ?? 0), 0);

describe('weighLevels', () => {
  test('weighs one pair of a worse level more than all better ones a round can hold', () => {
    expect([...weighLevels(counts([1, 100], [2, 3], [5, 7]), 8, {})]).toEqual([
      [1, 1],
      [2, 9],
      [5, 36],
    ]);
  });

  test('weighs any pair more than which pairs they are, when the fewest come first', () => {
    const weights = weighLevels(counts([1, 4], [2, 4]), 4, { fewestFirst: true });
    expect(total(weights, [2])).toBeLessThan(total(weights, [1, 1]));
    expect(total(weights, [1, 1])).toBeLessThan(total(weights, [1, 2]));
  });

  test('orders every two rounds as their worst levels do', () => {
    const round = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 5 });
    fc.assert(
      fc.property(round, round, fc.boolean(), (one, other, fewestFirst) => {
        const weights = weighLevels(counts([1, 5], [2, 5], [3, 5]), 5, { fewestFirst, unit: 7 });
        const paid = (pairs: readonly number[]) => [
          fewestFirst ? pairs.length : 0,
          ...[3, 2, 1].map((level) => pairs.filter((pair) => pair === level).length),
        ];
        const differs = paid(one).findIndex((figure, index) => figure !== paid(other)[index]);
        const expected = differs < 0 ? 0 : Math.sign((paid(one)[differs] ?? 0) - (paid(other)[differs] ?? 0));
        expect(Math.sign(total(weights, one) - total(weights, other))).toBe(expected);
      }),
    );
  });

  test('counts the least bad levels as one where the figures would not fit', () => {
    const many = Array.from({ length: 12 }, (_, level): [number, number] => [level + 1, 1000]);
    const weights = weighLevels(new Map(many), 500, {});
    expect(Math.max(...weights.values()) * 500).toBeLessThanOrEqual(2 ** 49);
    expect(weights.get(1)).toBe(weights.get(2));
    expect(weights.get(12)).toBeGreaterThan(500 * (weights.get(11) ?? 0));
  });
});

describe('priceLevels', () => {
  test('prices alike where there is one level and nothing is forbidden, the first seats aside', () => {
    const level = (a: number, b: number) => (Math.min(a, b) === 0 ? Infinity : a + b === 3 ? 4 : 0);
    const { price, uniform } = priceLevels(4, level, 1);
    expect(uniform).toBe(true);
    expect([price(1, 2), price(1, 3)]).toEqual([1, 0]);
    expect(priceLevels(4, level, 0).uniform).toBe(false);
  });

  test('leaves never at never and free at free', () => {
    const level = (a: number, b: number) => [Infinity, 0, 1, 2][Math.abs(a - b)] ?? 0;
    expect(countLevels(4, level)).toEqual(counts([1, 2], [2, 1]));
    const { price } = priceLevels(4, level, 0);
    expect([price(0, 1), price(0, 2), price(0, 3)]).toEqual([0, 1, 3]);
    expect(price(2, 2)).toBe(Infinity);
  });
});
