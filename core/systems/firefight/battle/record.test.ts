import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../journal/types.ts';
import { type Thrown, draws, recording, seeded } from '../dice.ts';
import { draft, plain } from './draft.ts';
import {
  type BattleRecord,
  type OpenBattle,
  answer,
  answerByHand,
  openBattle,
  override,
  recordOf,
  recordText,
  replay,
  undo,
} from './record.ts';
import { request } from './request.ts';
import { hashState } from './state.ts';
import { tellBattle } from './tell.ts';
import { setupOf } from './testing/scenes.ts';

function opened(number: number): OpenBattle {
  const battle = openBattle(setupOf(number), seeded(number));
  if (isRefusal(battle)) throw new Error(battle.message);
  return battle;
}

/** Plays so many answers of a battle at random, or all of it. */
function played(number: number, most = Infinity): OpenBattle {
  const battle = opened(number);
  const [dice, chance] = [seeded(number, 1000), draws(number)];
  while (battle.entries.length < most) {
    const open = request(battle.def, battle.state);
    if (open.ask === 'over') break;
    const drawn = answer(battle, open.side, draft(battle.def, battle.state, open, chance), dice);
    if (!isRefusal(drawn)) continue;
    expect(isRefusal(answer(battle, open.side, plain(battle.def, battle.state, open), dice))).toBe(false);
  }
  return battle;
}

const written = (battle: OpenBattle) => JSON.parse(recordText(recordOf(battle))) as BattleRecord;
const codeOf = (record: unknown) => {
  const told = replay(record);
  return isRefusal(told) ? told : { code: 'fine', refused: [], message: '' };
};

describe('a record', () => {
  const battle = played(7);
  const record = written(battle);

  test('is played again without a seed, and told with the rule of every change', () => {
    const again = replay(record);
    if (isRefusal(again)) throw new Error(again.message);
    expect(hashState(again.battle.state)).toBe(hashState(battle.state));
    const told = tellBattle(again).flatMap(({ title, lines }) => [title, ...lines]);
    expect(told.some((line) => line.includes('round 4 begins (GFF-ROUND-05)'))).toBe(true);
    expect(told.filter((line) => line.includes('undefined') || line.includes('null'))).toEqual([]);
  });

  test('says at which activation it differs, and refuses other rules, forged dice and answers out of turn', () => {
    const last = record.entries.length - 1;
    const forge = (index: number, change: object) => ({
      ...record,
      entries: record.entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry)),
    });
    expect(codeOf(forge(last, { hash: '00' }))).toMatchObject({ code: 'differs', refused: ['GFF-DICE-10'] });
    expect(codeOf(forge(last, { hash: '00' })).message).toContain(`Entry ${last + 1}, round 4, activation`);
    expect(codeOf({ ...record, rules: 'firefight-9' })).toMatchObject({ code: 'other-rules' });
    expect(codeOf({ ...record, format: 'x' })).toMatchObject({ code: 'bad-record' });
    const rolled = record.entries.findIndex(({ dice }) => dice.length > 0);
    const [die, ...rest] = record.entries[rolled]?.dice ?? [];
    expect(codeOf(forge(rolled, { dice: rest }))).toMatchObject({ code: 'forged-dice' });
    expect(codeOf(forge(rolled, { dice: [...(record.entries[rolled]?.dice ?? []), die] }))).toMatchObject({
      code: 'forged-dice',
    });
    expect(codeOf(forge(rolled, { dice: [[die?.[0], die?.[1], 7], ...rest] }))).toMatchObject({ code: 'forged-dice' });
    const first = record.entries[0];
    const other = first && 'side' in first && first.side === 'A' ? 'B' : 'A';
    expect(codeOf(forge(0, { side: other }))).toMatchObject({ code: 'out-of-turn', refused: ['GFF-MISSION-02'] });
    expect(codeOf(forge(0, { action: { do: 'wait' } }))).toMatchObject({ code: 'illegal-action' });
    expect(codeOf(forge(0, { action: { do: 'fly' } }))).toMatchObject({ code: 'bad-action' });
  });
});

test('every answer can be taken back, to the very state before it', () => {
  const battle = played(11, 60);
  const hashes = battle.before.map(hashState);
  while (undo(battle)) expect(hashState(battle.state)).toBe(hashes[battle.entries.length]);
  expect(battle.entries).toEqual([]);
});

test('dice thrown by hand: it says which die it wants next, and changes nothing before it has all', () => {
  const battle = played(5, 40);
  const other = played(5, 40);
  const [dice, chance] = [seeded(5, 9000), draws(50)];
  for (let count = 0; count < 30; count += 1) {
    const open = request(battle.def, battle.state);
    if (open.ask === 'over') break;
    let action = draft(battle.def, battle.state, open, chance);
    const keeping = recording(dice);
    if (isRefusal(answer(other, open.side, action, keeping))) {
      action = plain(battle.def, battle.state, open);
      answer(other, open.side, action, keeping);
    }
    const thrown: Thrown[] = [];
    for (;;) {
      const hash = hashState(battle.state);
      const asked = answerByHand(battle, open.side, action, thrown);
      if ('done' in asked) break;
      expect(hashState(battle.state)).toBe(hash);
      const next = keeping.thrown[thrown.length];
      expect(next).toMatchObject({ kind: asked.wants, who: asked.who });
      if (next) thrown.push(next);
    }
    expect(hashState(battle.state)).toBe(hashState(other.state));
  }
});

test('an override needs a reason and cells that there are, and is played again', () => {
  const battle = played(3, 50);
  const edit = { group: 'units' as const, index: 0, key: 'wounds', value: 2 };
  expect(override(battle, ' ', [edit])).toMatchObject({ code: 'no-reason', refused: ['GFF-DICE-09'] });
  expect(override(battle, 'a slip', [{ ...edit, key: 'luck' }])).toMatchObject({ code: 'bad-override' });
  expect(override(battle, 'a slip', [{ ...edit, value: -1 }])).toMatchObject({ code: 'bad-override' });
  expect(override(battle, 'a slip', [edit])).toMatchObject([{ rule: 'GFF-DICE-09', to: 2 }]);
  expect(codeOf(written(battle))).toMatchObject({ code: 'fine' });
});
