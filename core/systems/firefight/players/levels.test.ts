import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../../../tests/core/systems/firefight/battle/scenes.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import type { BattleAction } from '../battle/action.ts';
import { apply, begin } from '../battle/apply.ts';
import { type BattleDef, defineBattle } from '../battle/def.ts';
import { request } from '../battle/request.ts';
import { UnitCell, WHERE, cloneState, hashState, ofUnit } from '../battle/state.ts';
import { seeded } from '../rules/dice.ts';
import { armyNamed } from '../roster/armies/armies.ts';
import { generateArmy } from '../roster/armies/generate.ts';
import { LEVELS, type PlayerName } from './levels.ts';
import { playerOf } from './player-of.ts';
import { planner } from './planner.ts';
import { type ComputerPlayer, type Weighed, decide, takeTurn } from './player.ts';
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

test('level 5 looks at the other side where it sets up its units, level 4 goes by the markers as level 3 does', () => {
  const wardens = armyNamed('wardens')?.units ?? [];
  const def = defineBattle({ armies: { A: wardens, B: wardens } });
  if (isRefusal(def)) throw new Error(def.message);
  const dice = seeded(5);
  const state = begin(def, dice);
  const greedy = playerOf('greedy', 1);
  let [same, other] = [0, 0];
  for (let open = request(def, state); open.ask !== 'activate'; open = request(def, state)) {
    if (open.ask === 'over') throw new Error('it is over');
    if (open.ask === 'deploy') {
      const [plain, planned, wary] = (['greedy', 'planner', 'veteran'] as const).map((name) =>
        playerOf(name, 1)(def, state, open)(),
      );
      expect(planned).toEqual(plain);
      if (JSON.stringify(wary) === JSON.stringify(plain)) same += 1;
      else other += 1;
    }
    takeTurn(def, state, { A: greedy, B: greedy }, dice);
  }
  // The first unit has nobody to look at.
  expect([same > 0, other > 0]).toEqual([true, true]);
});

const LITTLE = { decisions: 60, milliseconds: 1000, most: 10, ofOne: 3, often: 2, looks: [4, 6], toEnd: 3 };

/** Players of a seed, those who look ahead with little time. */
const ALL: readonly (readonly [string, (seed: number) => ComputerPlayer])[] = [
  ...QUICK.map(({ name }) => [name, (seed: number) => playerOf(name, seed)] as const),
  ['whoever looks ahead', (seed) => planner(seed, { ...LITTLE, decisions: 15 })],
];

test.each(ALL)("%s throws none of the game's dice, and knows nothing but how the battle stands", (_, playerFrom) => {
  for (const number of [1, 2]) {
    const [def, dice] = [sceneOf(number, { specialMoves: number % 2 === 0 }), seeded(number)];
    const state = begin(def, dice);
    const player = playerFrom(9);
    while (request(def, state).ask !== 'over') {
      const thrown = dice.taken();
      const open = request(def, cloneState(state));
      // Somebody who has seen none of the dice that led here, and for whom others will be thrown.
      const stranger = open.ask === 'over' ? null : playerFrom(9)(def, cloneState(state), open);
      const answers: unknown[] = [];
      decide(def, state, { A: player, B: player }, (action) => {
        expect(dice.taken()).toBe(thrown);
        answers.push(action);
        return apply(def, state, action, dice).length === 0;
      });
      expect(answers[0]).toEqual(stranger?.() ?? answers[0]);
    }
    expect(dice.taken()).toBeGreaterThan(20);
  }
});

test('levels 3 and up say what they weighed for markers, the edge and each place, and do the best of it', () => {
  const asked = new Set(['marker', 'edge', 'deploy', 'scout', 'ambush']);
  const lantern = armyNamed('lantern')?.units ?? [];
  const def = defineBattle({ armies: { A: lantern, B: lantern } });
  if (isRefusal(def)) throw new Error(def.message);
  for (const player of [playerOf('greedy', 3), planner(3, LITTLE)]) {
    const dice = seeded(4);
    const state = begin(def, dice);
    const told = new Set<string>();
    for (let open = request(def, state); told.size < asked.size && open.ask !== 'over'; open = request(def, state)) {
      let best: BattleAction | undefined;
      const weigh = (weighed: readonly Weighed[]) => (best = weighed[0]?.action);
      const done = decide(
        def,
        state,
        { A: player, B: player },
        (one) => apply(def, state, one, dice).length === 0,
        weigh,
      );
      if (!asked.has(open.ask)) continue;
      expect(best).toBeDefined();
      told.add(open.ask);
      if (open.ask === 'edge') expect(done).toEqual(best);
    }
    expect([...told].sort()).toEqual([...asked].sort());
  }
});

describe('whoever looks ahead', () => {
  const little = LITTLE;

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

  test('thinks no longer than it takes to be sure', () => {
    const def = sceneOf(3);
    const dice = seeded(5);
    const state = begin(def, dice);
    const player = planner(7, { ...little, decisions: 200, milliseconds: Infinity }, () => (ticks += 1));
    let [ticks, sure, unsure] = [0, 0, 0];
    while ((sure === 0 || unsure === 0) && request(def, state).ask !== 'over') {
      ticks = 0;
      let count = 0;
      const take = (action: BattleAction) => apply(def, state, action, dice).length === 0;
      decide(def, state, { A: player, B: player }, take, (weighed) => (count = weighed.length));
      if (count > 1 && ticks > 30 && ticks < 180) sure += 1;
      if (ticks >= 200) unsure += 1;
    }
    expect(sure).toBeGreaterThan(0);
    expect(unsure).toBeGreaterThan(0);
  });

  test('has an answer with no time at all: what level 3 would do', () => {
    const none = firstActivation(planner(7, { ...little, decisions: 0 }));
    expect(none.answer).toEqual(firstActivation(playerOf('greedy', 7)).answer);
  });
});
