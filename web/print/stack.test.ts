/** Slips that are cut as a stack are in the order of tables, pile after pile. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stacked } from './stack.ts';

test('ten slips, four a page, make piles of three', () => {
  expect(stacked([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 4)).toEqual([
    [1, 4, 7, 10],
    [2, 5, 8, null],
    [3, 6, 9, null],
  ]);
});

test('the piles, one after the other, are the slips in order', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.integer({ min: 1, max: 8 }), (count, perPage) => {
      const items = Array.from({ length: count }, (_, index) => index);
      const pages = stacked(items, perPage);
      const piles = Array.from({ length: perPage }, (_, slot) => pages.map((page) => page[slot] ?? null));
      expect(piles.flat().filter((item) => item !== null)).toEqual(items);
    }),
  );
});
