/** A slice of the generated games; `played.long.test.ts` plays 2,000 of each pack. */
import { expect, test } from 'vitest';
import { HELD, compared } from './compared.ts';

test.each(Object.keys(HELD))('%s: what games pay is what their finished records do', (system) => {
  const { differences, points, measured } = compared(system, 1, 7);
  expect(differences).toEqual([]);
  expect(points).toBeGreaterThan(5);
  expect(measured).toBeGreaterThan(0);
});
