import { expect, test } from 'vitest';
import { draws, seeded } from '../rules/dice.ts';
import { begin } from './apply.ts';
import { spellOptions } from './casting.ts';
import type { BattleDef, ShotOption, SpellOption } from './def.ts';
import { request } from './request.ts';
import { shotOptions } from './shooting.ts';
import { type BattleState, cloneState, hashState } from './state.ts';
import { brokenInvariants } from '../../../../tests/core/systems/firefight/battle/invariants.ts';
import { playRandom } from '../../../../tests/core/systems/firefight/battle/play.ts';
import { sceneOf } from '../../../../tests/core/systems/firefight/battle/scenes.ts';

test('whole battles of random legal decisions keep every invariant, and states copy whole', () => {
  let decisions = 0;
  for (let game = 0; decisions < 20_000; game += 1) {
    const def = sceneOf(game % 40, game % 3 === 0 ? { specialMoves: true } : {});
    const dice = seeded(game);
    const chance = draws(game);
    const state = begin(def, dice);
    for (let count = 0; playRandom(def, state, chance, dice) !== null; count += 1) {
      decisions += 1;
      const broken = count % 4 === 0 ? brokenInvariants(def, state) : [];
      if (broken.length > 0 || count > 1000) expect({ game, count, broken }).toEqual({ game, count: 0, broken: [] });
      if (count % 50 === 0) expect(hashState(cloneState(state))).toBe(hashState(state));
    }
    expect(brokenInvariants(def, state)).toEqual([]);
    expect(request(def, state)).toMatchObject({ ask: 'over' });
  }
}, 120_000);

test('a copy played on with the same dice ends where the battle does, and leaves it alone', () => {
  const def = sceneOf(5);
  const [dice, chance] = [seeded(5), draws(5)];
  const state = begin(def, dice);
  for (let count = 0; count < 40; count += 1) playRandom(def, state, chance, dice);
  const [copy, hash] = [cloneState(state), hashState(state)];
  const end = (from: BattleState) => {
    const [own, ideas] = [seeded(5, dice.taken()), draws(6)];
    while (playRandom(def, from, ideas, own) !== null);
    return hashState(from);
  };
  const ended = end(copy);
  expect(hashState(state)).toBe(hash);
  expect(end(state)).toBe(ended);
  expect(ended).not.toBe(hash);
});

test('what is kept from question to question is what somebody finds who looks for the first time', () => {
  const [def, fresh] = [sceneOf(9), sceneOf(9)];
  const [dice, chance] = [seeded(9), draws(9)];
  const state = begin(def, dice);
  const options = (of: BattleDef, from: BattleState) =>
    of.units.map((unit) => [...shotOptions(of, from, unit), ...spellOptions(of, from, unit)].map(namesOf));
  do {
    const copy = cloneState(state);
    expect(request(def, state)).toEqual(request(fresh, copy));
    expect(options(def, state)).toEqual(options(fresh, copy));
  } while (playRandom(def, state, chance, dice) !== null);
});

function namesOf({ targets, ...option }: ShotOption | SpellOption): object {
  return { ...option, targets: targets.map(({ id }) => id) };
}
