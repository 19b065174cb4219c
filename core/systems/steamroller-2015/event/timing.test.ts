import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../event/types.ts';
import { d3Of, possibleLengths, rolledLength, shiftsOffTable, timing } from './timing.ts';

const at = (pointSize: number, ...variants: string[]): OptionValues => ({ pointSize: String(pointSize), variants });
const lengths = (options: OptionValues) => {
  const { round, turn, extension } = timing(options);
  return [round, turn, extension];
};

describe('lengths', () => {
  test.each([
    [15, 30, 3, 0],
    [25, 50, 5, 0],
    [35, 70, 7, 5],
    [50, 100, 10, 5],
    [75, 120, 12, 5],
    [100, 150, 15, 5],
    [150, 200, 20, 5],
    [200, 250, 25, 5],
  ])('of %i points: %i, %i, extension %i (SR15-TIME-01)', (size, ...expected) => {
    expect(lengths(at(size))).toEqual(expected);
    expect(timing(at(size)).diceDown).toBe(true);
  });

  /** The catalogue's look-up table; null leaves the table of sizes. */
  const shifted: readonly (readonly [size: number, expected: readonly (readonly [number, number] | null)[]])[] = [
    [15, [[50, 5], [70, 7], null, null]],
    [25, [[70, 7], [100, 10], [30, 3], null]],
    [
      35,
      [
        [100, 10],
        [120, 12],
        [50, 5],
        [30, 3],
      ],
    ],
    [
      50,
      [
        [120, 12],
        [150, 15],
        [70, 7],
        [50, 5],
      ],
    ],
    [
      75,
      [
        [150, 15],
        [200, 20],
        [100, 10],
        [70, 7],
      ],
    ],
    [
      100,
      [
        [200, 20],
        [250, 25],
        [120, 12],
        [100, 10],
      ],
    ],
    [150, [[250, 25], null, [150, 15], [120, 12]]],
    [200, [null, null, [200, 20], [150, 15]]],
  ];

  test.each(shifted)('of %i points under the timing variants (SR15-VAR-TIME-01 to -04)', (size, expected) => {
    for (const [index, variant] of ['casual', 'relaxed', 'hardcore', 'frenzy'].entries()) {
      const options = at(size, variant);
      const pair = expected[index] ?? null;
      expect(shiftsOffTable(options)).toEqual(pair === null ? [variant] : []);
      if (pair) expect(lengths(options)).toEqual([...pair, index < 2 ? 5 : 0]);
    }
  });

  test('are typed in where a variant leaves the table (SR15-AMB-26)', () => {
    const options = { ...at(15, 'hardcore'), customRound: 25, customTurn: 2 };
    expect(shiftsOffTable(options)).toEqual([]);
    expect(lengths(options)).toEqual([25, 2, 0]);
    expect(shiftsOffTable({ ...options, customTurn: 0 })).toEqual(['hardcore']);
    expect(lengths({ ...at(50), customRound: 90 })).toEqual([90, 10, 5]);
  });

  test('have no extension under No Extensions, whatever else grants one (SR15-VAR-TIME-06, SR15-AMB-36)', () => {
    expect(lengths(at(50, 'no-extensions'))).toEqual([100, 10, 0]);
    expect(lengths(at(35, 'relaxed', 'no-extensions'))).toEqual([120, 12, 0]);
  });

  test('there are none on players’ own clocks and without time limits (SR15-VAR-TIME-07, -10)', () => {
    const none = { round: null, turn: null, extension: 0, diceDown: false };
    expect(timing(at(75, 'death-clock'))).toMatchObject({ ...none, clock: 75 });
    expect(timing(at(75, 'no-time-limits'))).toMatchObject({ ...none, clock: null });
    const clocks = [15, 25, 35, 50, 75, 100, 150, 200].map((size) => timing(at(size, 'death-clock')).clock);
    expect(clocks).toEqual([20, 30, 42, 60, 75, 90, 120, 150]);
  });
});

describe('the hidden part', () => {
  test('is five times a d3, taken away on 1 to 3 and added on 4 to 6 (SR15-TIME-02, SR15-EX-15)', () => {
    expect(rolledLength(100, { d3: 2, d6: 3 })).toEqual({ variable: 10, actual: 90 });
    expect(rolledLength(100, { d3: 3, d6: 4 })).toEqual({ variable: 15, actual: 115 });
    expect([1, 2, 3, 4, 5, 6].map(d3Of)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('gives six lengths, each equally likely, never the plain one (SR15-TIME-03, SR15-EX-15)', () => {
    const minutes = (round: number) => possibleLengths(round).map((length) => length.minutes);
    expect(minutes(100)).toEqual([85, 90, 95, 105, 110, 115]);
    expect(minutes(30)).toEqual([15, 20, 25, 35, 40, 45]);
    expect(minutes(timing(at(50, 'hardcore')).round ?? 0)).toEqual([55, 60, 65, 75, 80, 85]);
    expect(possibleLengths(50).every(({ chance }) => chance === '1/6')).toBe(true);
  });
});
