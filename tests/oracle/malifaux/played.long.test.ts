import { expect, test } from 'vitest';
import { brawled } from './brawls.ts';
import { HELD, compared } from './compared.ts';

/** With another slice of seeds than `npm test` has. */
const FROM = 1000;

test.each(Object.keys(HELD))(
  '%s: 2,000 games pay what their finished records do',
  (system) => {
    const { differences, points, measured } = compared(system, FROM, 2000);
    expect(differences).toEqual([]);
    expect(points).toBeGreaterThan(4000);
    expect(measured).toBeGreaterThan(200);
  },
  3_600_000,
);

test('500 All Out Brawls pay what their finished records do', () => {
  const games = Array.from({ length: 500 }, (_, seed) => brawled(FROM + seed));
  expect(games.flatMap(({ differences }) => differences)).toEqual([]);
}, 3_600_000);
