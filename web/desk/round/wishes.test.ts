/** What is asked of the next draw: nothing is both wanted and ruled out, and what is sent is what was drawn with. */
import { expect, test } from 'vitest';
import { askedBy, isWished, toggled, wishesOf, withWish } from './wishes.ts';

const keep = { kind: 'together', seats: ['a', 'b'] } as const;
const forbid = { kind: 'ruled-out', seats: ['b', 'a'] } as const;

test('a table is kept, and let go again, whoever is named first', () => {
  const kept = toggled([], keep);
  expect(isWished(kept, { ...keep, seats: ['b', 'a'] })).toBe(true);
  expect(toggled(kept, keep)).toEqual([]);
});

test('ruling out lets go of what was wanted, and the other way round', () => {
  const forbidden = toggled(toggled([], keep), forbid);
  expect([isWished(forbidden, keep), isWished(forbidden, forbid)]).toEqual([false, true]);
  const at = { kind: 'at', entrant: 'a', table: 3 } as const;
  expect(withWish([at], { ...at, kind: 'not-at' })).toEqual([{ ...at, kind: 'not-at' }]);
  expect(withWish([at], { ...at, table: 4 })).toEqual([{ ...at, table: 4 }]);
});

test('the draw is asked for all of it, and for nothing else', () => {
  const wishes = [
    keep,
    { kind: 'ruled-out', seats: ['c', 'd'] },
    { kind: 'odd', entrant: 'e' },
    { kind: 'not-odd', entrant: 'f' },
    { kind: 'at', entrant: 'a', table: 3 },
    { kind: 'not-at', entrant: 'c', table: 1 },
  ] as const;
  const asked = askedBy(wishes);
  expect(asked).toEqual({
    pins: [['a', 'b']],
    forbidden: [['c', 'd']],
    odd: 'e',
    notOdd: ['f'],
    at: [{ entrant: 'a', table: 3 }],
    notAt: [{ entrant: 'c', table: 1 }],
  });
  expect(wishesOf({ pins: [], forbidden: [], ...asked })).toEqual(wishes);
  expect(askedBy([])).toEqual({});
});
