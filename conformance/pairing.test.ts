import type { Fields } from '../core/journal/json.ts';
import { describe, expect, test } from 'vitest';
import { textsInAnyOrder } from './match.ts';
import { judgePairs } from './pairing.ts';

const manner = textsInAnyOrder();
const one = {
  tables: [
    ['a', 'b'],
    ['c', 'd'],
  ],
  bye: null,
};
const other = {
  tables: [
    ['a', 'c'],
    ['b', 'd'],
  ],
  bye: null,
};
/** Both rounds by turns. */
const draw = (seed: number): Fields => (seed % 2 === 1 ? one : other);
const judge = (expected: Fields, seeds = 4) => judgePairs({ seeds }, expected, draw, manner)?.path ?? null;

describe('pairings', () => {
  test('match in any order inside and out', () => {
    expect(
      judge(
        {
          tables: [
            ['d', 'c'],
            ['b', 'a'],
          ],
        },
        1,
      ),
    ).toBeNull();
    expect(
      judge(
        {
          tables: [
            ['a', 'd'],
            ['b', 'c'],
          ],
        },
        1,
      ),
    ).toBe('tables[0]');
  });

  test('of all seeds must be among those named, and all be seen where that is asked', () => {
    expect(judge({ anyOf: [one, other], allSeen: true, bye: null })).toBeNull();
    expect(judge({ anyOf: [one] })).toBe('anyOf');
    expect(judge({ anyOf: [one, other], allSeen: true }, 1)).toBe('allSeen');
    expect(judge({ bye: 'a' })).toBe('bye');
  });

  test('never hold a pair that may not be', () => {
    expect(judge({ never: [['d', 'a']] })).toBeNull();
    expect(judge({ never: [['c', 'a']] })).toBe('never');
  });

  test('may be refused', () => {
    expect(judgePairs({}, { refused: ['X-1'] }, () => ({ refused: ['X-1'] }), manner)).toBeNull();
    expect(judge({ refused: ['X-1'] }, 1)).toBe('refused');
  });

  test('use one seed when the vector names no number', () => {
    let asked = 0;
    judgePairs({}, {}, () => ((asked += 1), one), manner);
    expect(asked).toBe(1);
  });
});
