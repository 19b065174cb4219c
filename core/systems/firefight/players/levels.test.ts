import { expect, test } from 'vitest';
import { sceneOf } from '../../../../tests/core/systems/firefight/battle/scenes.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { begin } from '../battle/apply.ts';
import { type BattleDef, defineBattle } from '../battle/def.ts';
import { request } from '../battle/request.ts';
import { UnitCell, WHERE, hashState, ofUnit } from '../battle/state.ts';
import { seeded } from '../rules/dice.ts';
import { armyNamed } from '../roster/armies/armies.ts';
import { generateArmy } from '../roster/armies/generate.ts';
import { LEVELS, type PlayerName, playerOf } from './levels.ts';
import { takeTurn } from './player.ts';
import { openSeries } from './series.ts';

/** Plays a battle out: its end as a hash, how many decisions it took, how far up the table its markers lie, who never came in. */
function played(def: BattleDef, name: PlayerName, seed: number) {
  const dice = seeded(seed);
  const state = begin(def, dice);
  const player = playerOf(name, seed + 1);
  let decisions = 0;
  const marks: number[] = [];
  for (let open = request(def, state); open.ask !== 'over'; open = request(def, state)) {
    const action = takeTurn(def, state, { A: player, B: player }, dice);
    if (action?.do === 'marker') marks.push(action.at.y);
    decisions += 1;
  }
  const outside = def.units.filter(({ index }) => ofUnit(state, index, UnitCell.where) === WHERE.ambush).length;
  return { hash: hashState(state), decisions, marks, outside };
}

test.each(LEVELS)('level $level, $name, plays 20 generated battles to their end', ({ name }) => {
  for (let number = 0; number < 20; number += 1) {
    const { decisions } = played(sceneOf(number, { specialMoves: number % 2 === 0 }), name, number);
    expect(decisions).toBeGreaterThan(20);
    expect(decisions).toBeLessThan(300);
  }
});

test.each(LEVELS)('level $level, $name, plays the same from the same seed', ({ name }) => {
  expect(played(sceneOf(3), name, 5)).toEqual(played(sceneOf(3), name, 5));
});

test('level 3 lays its markers in more than one row', () => {
  const rows = [0, 1, 2, 3].map((number) => new Set(played(sceneOf(number), 'greedy', number).marks).size);
  expect(Math.min(...rows)).toBeGreaterThan(1);
});

test('each level beats the one below it more often than not', () => {
  const armies = { A: generateArmy('a', 200).units, B: generateArmy('a', 200).units };
  for (const [A, B] of [
    ['newcomer', 'random'],
    ['drilled', 'newcomer'],
    ['greedy', 'drilled'],
  ] as const) {
    const play = openSeries({ armies, players: { A, B }, tables: [[]], seed: 5 });
    if (isRefusal(play)) throw new Error(play.message);
    const ends = Array.from({ length: 30 }, (_, game) => play(game));
    const won = ends.filter((end) => end === 'A').length;
    expect([A, won > ends.filter((end) => end === 'B').length]).toEqual([A, true]);
  }
});

test('level 3 brings in whoever it set aside for Ambush', () => {
  const lantern = armyNamed('lantern')?.units ?? [];
  const def = defineBattle({ armies: { A: lantern, B: lantern } });
  if (isRefusal(def)) throw new Error(def.message);
  for (const seed of [1, 2, 3]) expect(played(def, 'greedy', seed).outside).toBe(0);
});
