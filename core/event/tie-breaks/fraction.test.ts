import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, fraction, largerOf, meanOf, plus, shown, sumOf } from './fraction.ts';

const whole = fc.integer({ min: -1000, max: 1000 });
const some = fc.tuple(whole, fc.integer({ min: 1, max: 60 })).map(([over, under]) => fraction(over, under));

describe('fractions', () => {
  test('are in lowest terms with a positive denominator', () => {
    expect([fraction(2, 4), fraction(3, -6), fraction(0, 7)]).toEqual([
      { over: 1n, under: 2n },
      { over: -1n, under: 2n },
      { over: 0n, under: 1n },
    ]);
    expect(() => fraction(1, 0)).toThrow('nothing divides by zero');
  });

  test('add and compare as numbers do', () => {
    fc.assert(
      fc.property(some, some, (a, b) => {
        const number = ({ over, under }: typeof a) => Number(over) / Number(under);
        expect(number(plus(a, b))).toBeCloseTo(number(a) + number(b), 9);
        expect(Math.sign(compare(a, b))).toBe(Math.sign(Math.round((number(a) - number(b)) * 1e9)));
        expect(compare(largerOf(a, b), a) >= 0).toBe(true);
      }),
    );
  });

  test('the mean of many times the same is the same, and of nothing is nought', () => {
    expect(meanOf([fraction(1, 3), fraction(1, 3), fraction(1, 3)])).toEqual(fraction(1, 3));
    expect([meanOf([]), sumOf([])].map(shown)).toEqual([0, 0]);
  });

  test.each([
    [fraction(3, 2), 1.5],
    [fraction(1, 3), '1/3'],
    [fraction(33, 100), 0.33],
    [fraction(-7, 8), -0.875],
    [fraction(-5, 7), '-5/7'],
    [fraction(6, 3), 2],
  ])('%o is shown as %s', (value, text) => {
    expect(shown(value)).toBe(text);
  });
});
