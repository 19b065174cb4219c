import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../../../tests/core/systems/firefight/battle/scenes.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { begin } from '../battle/apply.ts';
import { type BattleDef, defineBattle } from '../battle/def.ts';
import { request } from '../battle/request.ts';
import { UnitCell, WHERE, hashState, ofUnit } from '../battle/state.ts';
import { seeded } from '../rules/dice.ts';
import { armyNamed } from '../roster/armies/armies.ts';
import { generateArmy } from '../roster/armies/generate.ts';
import { LEVELS, type PlayerName } from './levels.ts';
import { playerOf } from './player-of.ts';
import { planner } from './planner.ts';
import { type ComputerPlayer, type Weighed, takeTurn } from './player.ts';
import { openSeries } from './series.ts';

/** Plays a battle out: its end as a hash, how many decisions it took, how far up the table its markers lie, who never came in. */
function played(def: BattleDef, name: PlayerName, seed: number) {
  return playedBy(def, playerOf(name, seed + 1), seed);
}

function playedBy(def: BattleDef, player: ComputerPlayer, seed: number) {
  const dice = seeded(seed);
  const state = begin(def, dice);
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

/** Levels that do not look ahead. */
const QUICK = LEVELS.slice(0, 3);

test.each(QUICK)('level $level, $name, plays 20 generated battles to their end', ({ name }) => {
  for (let number = 0; number < 20; number += 1) {
    const { decisions } = played(sceneOf(number, { specialMoves: number % 2 === 0 }), name, number);
    expect(decisions).toBeGreaterThan(20);
    expect(decisions).toBeLessThan(300);
  }
});

test.each(QUICK)('level $level, $name, plays the same from the same seed', ({ name }) => {
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
    const ends = Array.from({ length: 30 }, (_, game) => play(game).won);
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

describe('whoever looks ahead', () => {
  const little = { decisions: 60, milliseconds: 1000, most: 10, ofOne: 3, often: 2, horizon: 6 };

  test('plays a battle to its end, and the same from the same seed', () => {
    const end = playedBy(sceneOf(3), planner(7, little), 5);
    expect(end.decisions).toBeGreaterThan(20);
    expect(playedBy(sceneOf(3), planner(7, little), 5)).toEqual(end);
  });

  /** The first time that somebody may act, with what was weighed then. */
  function firstActivation(player: ComputerPlayer) {
    const def = defineBattle({ armies: { A: armyNamed('wardens')?.units ?? [], B: armyNamed('choir')?.units ?? [] } });
    if (isRefusal(def)) throw new Error(def.message);
    const dice = seeded(5);
    const state = begin(def, dice);
    const setUp = playerOf('greedy', 1);
    while (request(def, state).ask !== 'activate') takeTurn(def, state, { A: setUp, B: setUp }, dice);
    const before = hashState(state);
    const open = request(def, state);
    if (open.ask === 'over') throw new Error('it is over');
    let weighed: readonly Weighed[] = [];
    const answer = player(def, state, open, (all) => (weighed = all))();
    return { answer, weighed, unchanged: hashState(state) === before };
  }

  test('weighs some, tries the better half more often, and leaves the battle as it is', () => {
    const { answer, weighed, unchanged } = firstActivation(planner(7, { ...little, decisions: 600 }));
    expect(weighed.length).toBeGreaterThan(3);
    expect(weighed[0]?.action).toEqual(answer);
    expect(weighed[0]?.times).toBeGreaterThan(weighed.at(-1)?.times ?? Infinity);
    expect(unchanged).toBe(true);
  });

  test('stops when its time is up, and the best so far is ready', () => {
    let clock = 0;
    const tick = () => (clock += 10);
    const { answer, weighed } = firstActivation(planner(7, { ...little, decisions: 1e6, milliseconds: 300 }, tick));
    expect(clock).toBeLessThanOrEqual(330);
    expect(answer).toMatchObject({ do: 'act' });
    expect(weighed.length).toBeGreaterThan(3);
  });

  test('has an answer with no time at all: what level 3 would do', () => {
    const none = firstActivation(planner(7, { ...little, decisions: 0 }));
    expect(none.answer).toEqual(firstActivation(playerOf('greedy', 7)).answer);
  });
});
