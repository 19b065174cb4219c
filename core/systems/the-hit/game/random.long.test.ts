import { expect, test } from 'vitest';
import { playMany } from '../../../../tests/core/systems/the-hit/campaign.ts';

const thousands = Array.from({ length: 10 }, (_, thousand) => thousand * 1000);

test.each(thousands)('a thousand battles at random from number %i on keep every invariant', (from) => {
  const { broken, rounds } = playMany(from, from + 1000);
  expect(broken).toEqual([]);
  expect(Math.max(...Object.keys(rounds).map(Number))).toBeLessThanOrEqual(9);
});
