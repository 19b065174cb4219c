/**
 * Battles in bulk through the server's own door: nothing that the engine proposes is refused, and nothing differs. MUSTER_GAMES says
 * how many, MUSTER_SEED from which seed on: a long campaign is played in slices.
 */
import { expect, test } from 'vitest';
import { playOverHttp } from '../../tests/server/battle.ts';
import { UNLIMITED, testServer } from '../../tests/server/desk.ts';

const GAMES = Number(process.env.MUSTER_GAMES ?? 130);
const FIRST = Number(process.env.MUSTER_SEED ?? 1);
/** One game in a hundred is between whole armies, one in twenty between three units each, the others are duels. */
const unitsOf = (seed: number): number => (seed % 100 === 0 ? 7 : seed % 20 === 0 ? 3 : 1);
const LONGEST = 3 * 3_600_000;

test(
  `${GAMES} random games over HTTP: 0 refused proposals, 0 differences from the engine`,
  { timeout: LONGEST },
  async () => {
    const on = await testServer({ rates: UNLIMITED });
    let made = 0;
    for (let seed = FIRST; seed < FIRST + GAMES; seed += 1) {
      const played = await playOverHttp(on, seed, unitsOf(seed), unitsOf(seed) === 1 ? 0 : seed);
      expect([seed, played.refused, played.differs]).toEqual([seed, [], 0]);
      made += played.made;
    }
    expect(made).toBeGreaterThan(GAMES);
    await on.end();
  },
);
