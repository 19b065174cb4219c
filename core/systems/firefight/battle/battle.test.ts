import { expect, test } from 'vitest';
import { draws, seeded } from '../dice.ts';
import { playRandom } from '../players/random.ts';
import { begin } from './apply.ts';
import { request } from './request.ts';
import { blankState, cloneState, differences, hashState, stateJson, stateOfJson } from './state.ts';
import { brokenInvariants } from './testing/invariants.ts';
import { sceneOf } from './testing/scenes.ts';

test('whole battles of random legal decisions keep every invariant, and states copy and write down whole', () => {
  let decisions = 0;
  for (let game = 0; decisions < 2_000; game += 1) {
    const def = sceneOf(game % 40, game % 3 === 0 ? { specialMoves: true } : {});
    const dice = seeded(game);
    const chance = draws(game);
    const state = begin(def, dice);
    for (let count = 0; playRandom(def, state, chance, dice) !== null; count += 1) {
      decisions += 1;
      expect(count).toBeLessThan(1000);
      const broken = brokenInvariants(def, state);
      if (broken.length > 0) expect({ game, count, broken }).toEqual({ game, count, broken: [] });
      if (count % 50 === 0) expect(hashState(roundTrip(state))).toBe(hashState(state));
    }
    expect(request(def, state)).toMatchObject({ ask: 'over' });
  }
});

function roundTrip(state: ReturnType<typeof blankState>): typeof state {
  const read = stateOfJson(
    state.muster,
    JSON.parse(JSON.stringify(stateJson(cloneState(state)))) as ReturnType<typeof stateJson>,
  );
  if (typeof read === 'string') throw new Error(read);
  expect(differences(state, read)).toEqual([]);
  return read;
}
