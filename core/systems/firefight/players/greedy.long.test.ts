/** The greedy player's strength, as it is promised. */
import { expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { ARMY_LISTS, armyNamed } from '../roster/armies/armies.ts';
import { openSeries } from './series.ts';

test('greedy against random: at least 97 % of what is decided, 400 side-swapped games', () => {
  const names = [...ARMY_LISTS.keys()];
  let won = 0;
  let lost = 0;
  for (const [at, name] of names.entries()) {
    const [own, foe] = [armyNamed(name), armyNamed(names[(at + 1) % names.length] ?? '')];
    const armies = { A: own?.units ?? [], B: foe?.units ?? [] };
    const play = openSeries({ armies, players: { A: 'greedy', B: 'random' }, tables: [[]], seed: 11 });
    if (isRefusal(play)) throw new Error(play.message);
    for (let game = 0; game < 100; game += 1) {
      const end = play(game).won;
      if (end === 'A') won += 1;
      if (end === 'B') lost += 1;
    }
  }
  expect(won / (won + lost)).toBeGreaterThanOrEqual(0.97);
});
