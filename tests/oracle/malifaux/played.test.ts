/** A slice of the generated games; `played.long.test.ts` plays 1,000 of each pack, and as many as are asked for. */
import { expect, test } from 'vitest';
import { brawled } from './brawls.ts';
import { HELD, compared } from './compared.ts';

test.each(Object.keys(HELD))('%s: what games pay is what their finished records do', (system) => {
  const { differences, points, measured } = compared(system, 1, 7);
  expect(differences).toEqual([]);
  expect(points).toBeGreaterThan(5);
  expect(measured).toBeGreaterThan(0);
});

test('All Out Brawls pay what their finished records do, in the order of the flips', () => {
  const games = Array.from({ length: 4 }, (_, seed) => brawled(seed + 1));
  expect(games.flatMap(({ differences }) => differences)).toEqual([]);
  expect(games.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(20);
});
