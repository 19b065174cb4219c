import { expect, test } from 'vitest';
import { wronglyOffered } from '../../../../tests/core/systems/the-hit/tried-tiles.ts';

test('where the next tile may go equals trying everything, for every partial layout of 4 × 4', () => {
  expect(wronglyOffered(4, 1)).toEqual([]);
});
