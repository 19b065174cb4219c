import { expect, test } from 'vitest';
import { linkOf, lotsSeal } from '../../../chance/lots.ts';
import { act, beginRecord } from '../../../journal/record.ts';
import type { Entry } from '../../../journal/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { battleSetup, threeHeroes } from '../../../../tests/server/battle.ts';
import { READINGS } from '../readings.ts';
import { seeded } from '../rules/dice.ts';
import { SIDES } from '../rules/rounds.ts';
import type { BattleCommand, BattleEntry } from './commands.ts';
import type { BattleSetup } from './def.ts';
import { plain } from './draft.ts';
import type { KeptBattle } from './kept.ts';
import { answer, openBattle } from './record.ts';
import { request } from './request.ts';
import { battleRuleset } from './ruleset.ts';

const SECRET = '5'.repeat(64);

const written = (body: BattleEntry): Entry<BattleEntry> => {
  return { seq: 1, at: 0, by: { role: 'system' }, command: 'c1', version: 1, body, prev: SECRET, hash: SECRET };
};

test('an entry names the draw of its dice, and none where nothing was rolled', () => {
  const begun = beginRecord(battleRuleset, {
    format: 'muster-record/1',
    id: 'b1',
    ruleset: 'battle',
    system: 'firefight',
    created: 0,
    lots: lotsSeal(SECRET),
    options: { setup: battleSetup(1), players: { A: 'person', B: 'person' } },
  });
  if (isRefusal(begun)) throw new Error(begun.message);
  let record = begun;
  const tell = (body: BattleCommand, entrant?: string) => {
    const by = entrant === undefined ? ({ role: 'system' } as const) : ({ role: 'player', entrant } as const);
    const chance = { nonce: () => SECRET, link: (number: number) => linkOf(SECRET, number) };
    const told = act(battleRuleset, record, { id: `c${record.entries.length}`, at: 1, by, body }, chance);
    if (isRefusal(told)) throw new Error(told.message);
    ({ record } = told);
  };
  tell({ type: 'begin' });
  for (const side of SIDES) tell({ type: 'agree' }, side);
  for (let step = 0; step < 12; step += 1) {
    const { battle } = record.state;
    if (!battle) throw new Error('it has begun');
    const open = request(battle.def, battle.state);
    if (open.ask === 'over') break;
    const action = plain(battle.def, battle.state, open);
    tell({ type: 'decide', side: open.side, after: battle.entries.length, action: { ...action } }, open.side);
  }
  const steps = record.entries.flatMap(({ body }) => ('dice' in body && 'drawn' in body ? [body] : []));
  expect(new Set(steps.map(({ dice }) => dice.length > 0))).toEqual(new Set([true, false]));
  expect(steps.map(({ drawn }) => drawn !== null)).toEqual(steps.map(({ dice }) => dice.length > 0));
});

test('a clock counts what each takes to decide, stops when it is over, and is nobody’s where none is wanted', () => {
  const header = {
    format: 'muster-record/1',
    id: 'b2',
    ruleset: 'battle',
    system: 'firefight',
    created: 1000,
    lots: lotsSeal(SECRET),
  } as const;
  const players = { A: 'person', B: 'person' };
  const chance = { nonce: () => SECRET, link: (number: number) => linkOf(SECRET, number) };
  const timed = beginRecord(battleRuleset, { ...header, options: { setup: battleSetup(1), players, minutes: 30 } });
  const free = beginRecord(battleRuleset, { ...header, options: { setup: battleSetup(1), players } });
  if (isRefusal(timed) || isRefusal(free)) throw new Error('it begins');
  expect(battleRuleset.shared(free.state).battle.clock).toBeUndefined();
  let record = timed;
  let at = 2000;
  const used = { A: 0, B: 0 };
  const tell = (body: BattleCommand, entrant?: 'A' | 'B') => {
    const by = entrant === undefined ? ({ role: 'system' } as const) : ({ role: 'player', entrant } as const);
    const told = act(battleRuleset, record, { id: `c${record.entries.length}`, at, by, body }, chance);
    if (isRefusal(told)) throw new Error(told.message);
    ({ record } = told);
  };
  tell({ type: 'begin' });
  for (const side of SIDES) tell({ type: 'agree' }, side);
  for (;;) {
    const { battle } = record.state;
    if (!battle) throw new Error('it has begun');
    const open = request(battle.def, battle.state);
    if (open.ask === 'over') break;
    expect(battleRuleset.shared(record.state).battle.clock).toEqual({ minutes: 30, used, since: at, runs: open.side });
    const takes = open.side === 'A' ? 5000 : 700;
    at += takes;
    used[open.side] += takes;
    const action = plain(battle.def, battle.state, open);
    tell({ type: 'decide', side: open.side, after: battle.entries.length, action: { ...action } }, open.side);
  }
  expect(battleRuleset.shared(record.state).battle.clock).toEqual({ minutes: 30, used, since: at, runs: null });
});

test('both agree to an army past its limits; who has decided something, as in records of before, has agreed', () => {
  const header = { format: 'muster-record/1', id: 'b3', ruleset: 'battle', system: 'firefight', created: 0 } as const;
  const begins = (setup: BattleSetup, more: object = {}): KeptBattle => {
    const options = { setup, players: { A: 'person', B: 'person' }, ...more };
    const state = battleRuleset.begin({ ...header, lots: lotsSeal(SECRET), options });
    if (isRefusal(state)) throw new Error(state.message);
    return state;
  };
  const event = { record: 'e', round: 1, game: 'g', column: 'vp', entrants: { A: 'a', B: 'b' } };
  const begun = begins(threeHeroes());
  expect(begun.toAgree).toEqual(['B']);
  // Whoever begins it says nothing for the other player.
  expect(begins({ ...threeHeroes(), readings: { ...READINGS, forceOrg: false } }).toAgree).toEqual(['B']);
  expect(begins(battleSetup(99)).toAgree).toEqual([]);
  expect(begins(threeHeroes(), { event }).toAgree).toEqual(['B']);
  // Of agreed points, the larger army is past them.
  expect(begins({ ...battleSetup(99), points: 250 }).toAgree).toEqual(['A', 'B']);
  expect(begins({ ...battleSetup(99), points: 300 }).toAgree).toEqual([]);
  expect(begins(threeHeroes(), { players: { A: 'person', B: 'greedy' } }).toAgree).toEqual([]);

  const opened = openBattle(threeHeroes(), seeded(1));
  if (isRefusal(opened)) throw new Error(opened.message);
  let state = battleRuleset.evolve(begun, [written({ type: 'battle-begun', ...opened.begun, drawn: null })]);
  const decidesNext = () => {
    const open = request(opened.def, opened.state);
    if (open.ask === 'over') throw new Error('it has begun');
    answer(opened, open.side, plain(opened.def, opened.state, open), seeded(2));
    for (const entry of opened.entries.slice(-1)) {
      if ('side' in entry) state = battleRuleset.evolve(state, [written({ type: 'decided', ...entry, drawn: null })]);
    }
  };
  while (!opened.entries.some((entry) => 'side' in entry && entry.side === 'B')) {
    expect(state.toAgree).toEqual(['B']);
    decidesNext();
  }
  expect(state.toAgree).toEqual([]);
});
