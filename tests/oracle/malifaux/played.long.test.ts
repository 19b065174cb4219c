/** As many games of each pack as MUSTER_GAMES says, 1,000 unless told; a third as many Brawls. */
import { expect, test } from 'vitest';
import { brawled } from './brawls.ts';
import { HELD, compared } from './compared.ts';

const GAMES = Number(process.env.MUSTER_GAMES ?? 1000);
/** With another slice of seeds than `npm test` has. */
const FROM = 1000;

test.each(Object.keys(HELD))(
  '%s: games pay what their finished records do',
  (system) => {
    const { differences, points, measured } = compared(system, FROM, GAMES);
    expect(differences).toEqual([]);
    expect(points).toBeGreaterThan(2 * GAMES);
    expect(measured).toBeGreaterThan(GAMES / 10);
  },
  3_600_000,
);

test('All Out Brawls pay what their finished records do', () => {
  const games = Array.from({ length: Math.ceil(GAMES / 3) }, (_, seed) => brawled(FROM + seed));
  expect(games.flatMap(({ differences }) => differences)).toEqual([]);
}, 3_600_000);
