import { expect, test } from 'vitest';
import { linkOf, lotsSeal } from '../../../chance/lots.ts';
import { act, beginRecord } from '../../../journal/record.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { battleSetup } from '../../../../tests/server/battle.ts';
import type { BattleCommand } from './commands.ts';
import { plain } from './draft.ts';
import { request } from './request.ts';
import { battleRuleset } from './ruleset.ts';

const SECRET = '5'.repeat(64);

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
