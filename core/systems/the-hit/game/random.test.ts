import { expect, test } from 'vitest';
import { playMany } from '../../../../tests/core/systems/the-hit/campaign.ts';

test('battles played at random keep every invariant, and end in all three ways by round nine', () => {
  const { broken, endings, rounds, refused } = playMany(0, 100);
  expect(broken).toEqual([]);
  expect(Object.keys(endings).sort()).toEqual(['final-stand', 'out-of-time', 'wiped-out']);
  expect(Math.max(...Object.keys(rounds).map(Number))).toBeLessThanOrEqual(9);
  expect(refused).toBeGreaterThan(0);
});
