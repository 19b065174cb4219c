import { expect, test } from 'vitest';
import { type Claimant, holderAfter, resultOf } from './objectives.ts';

const a: Claimant = { side: 'A', shaken: false, arrived: false };
const b: Claimant = { ...a, side: 'B' };

test.each([
  ['one side alone takes it, even from the other', 'B', [a], 'A'],
  ['both make it neutral', 'A', [a, b], null],
  ['nobody leaves it as it was', 'B', [], 'B'],
  ['a Shaken unit does not contest', null, [a, { ...b, shaken: true }], 'A'],
  ['nor seize', 'B', [{ ...a, shaken: true }], 'B'],
  ['a unit fresh from Ambush does neither', null, [{ ...a, arrived: true }], null],
] as const)('%s', (_, holder, near, after) => {
  expect(holderAfter(holder, near)).toBe(after);
});

test('more markers win, equal counts are a draw', () => {
  expect(resultOf(['A', null, 'A', 'B'])).toEqual({ counts: { A: 2, B: 1 }, result: 'A' });
  expect(resultOf([null, 'B'])).toMatchObject({ result: 'B' });
  expect(resultOf(['A', 'B', null])).toMatchObject({ result: 'draw' });
});
