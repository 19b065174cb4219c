/** Battles in bulk through the server's own door: nothing that the engine proposes is refused, and nothing differs. */
import { expect, test } from 'vitest';
import { playOverHttp } from '../../tests/server/battle.ts';
import { UNLIMITED, testServer } from '../../tests/server/desk.ts';

const GAMES = 10_000;
/** One game in twenty is between three units each, the others are duels. */
const unitsOf = (seed: number): number => (seed % 20 === 0 ? 3 : 1);
const LONGEST = 3 * 3_600_000;

test(
  '10,000 random games over HTTP: 0 refused proposals, 0 differences from the engine',
  { timeout: LONGEST },
  async () => {
    const on = await testServer({ rates: UNLIMITED });
    let made = 0;
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const played = await playOverHttp(on, seed, unitsOf(seed));
      expect([seed, played.refused, played.differs]).toEqual([seed, [], 0]);
      made += played.made;
    }
    expect(made).toBeGreaterThan(GAMES);
    await on.end();
  },
);
