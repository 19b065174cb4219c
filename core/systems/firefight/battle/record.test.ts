import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../rules/refusal.ts';
import { type Thrown, draws, recording, seeded } from '../rules/dice.ts';
import { draft, plain } from './draft.ts';
import {
  type BattleRecord,
  type OpenBattle,
  answer,
  openBattle,
  override,
  recordOf,
  recordText,
  replay,
  undo,
  withHandDice,
} from './record.ts';
import type { Edit } from './override.ts';
import { request } from './request.ts';
import { hashState } from './state.ts';
import { readUnit } from '../rules/unit.ts';
import { defineBattle } from './def.ts';
import { tellBattle } from './tell.ts';
import { tellCarriers } from './tell-ways.ts';
import { brokenInvariants } from '../../../../tests/core/systems/firefight/battle/invariants.ts';
import { setupOf } from '../../../../tests/core/systems/firefight/battle/scenes.ts';

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
    expect(told.filter((line) => /undefined|null|\b(\d+) wound markers?, had \1\b/.test(line))).toEqual([]);
    // All of its dice, with what they had to show; short, none, and nothing else is left out.
    const thrown = [record.begun, ...record.entries].reduce((sum, { dice }) => sum + dice.length, 0);
    const dice = told.map((line) => Number(/(\d{1,3}) (?:die|dice) (?:to|for) /.exec(line)?.[1] ?? 0));
    expect(dice.reduce((sum, count) => sum + count, 0)).toBe(thrown);
    expect(told.filter((line) => /dic?e to hit/.test(line) && !/[2-6]\+ hits|only a 6 hits/.test(line))).toEqual([]);
    expect(told.filter((line) => /^[AB] begins the round/.test(line))).toHaveLength(4);
    expect(told.some((line) => /moves [\d.]+" from [\d.]+", [\d.]+" to /.test(line))).toBe(true);
    const short = tellBattle(again, 'short').flatMap(({ title, lines }) => [title, ...lines]);
    const changed = short.filter((line) => !line.includes(' begins the round '));
    expect(changed.filter((line) => !told.includes(line))).toEqual([]);
    expect(short.some((line) => /(?:die|dice) (?:to|for) /.test(line))).toBe(false);
    // Every change has a sentence, and is not only named.
    expect(told.filter((line) => /: (?:wounds|separate|pile-in|consolidate) /.test(line))).toEqual([]);
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
    // A die that changed nothing is no more to be changed than any other.
    const someDice = record.entries.flatMap(({ dice }, at) => (dice.length > 0 && at % 4 === 0 ? [at] : []));
    for (const at of someDice) {
      const dice = (record.entries[at]?.dice ?? []).map(([kind, who, face]) => [kind, who, 7 - face]);
      expect(['differs', 'forged-dice']).toContain(codeOf(forge(at, { dice })).code);
    }
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
      const asked = withHandDice(battle, thrown, (one, source) => answer(one, open.side, action, source));
      if ('done' in asked) break;
      expect(hashState(battle.state)).toBe(hash);
      const next = keeping.thrown[thrown.length];
      expect(next).toMatchObject({ kind: asked.wants, who: asked.who });
      if (next) thrown.push(next);
    }
    expect(hashState(battle.state)).toBe(hashState(other.state));
  }
});

describe('an override', () => {
  const edit = { who: 'A1', what: 'wounds', value: 2 };
  const dice = seeded(3);

  test('needs a reason and something that may be set, is told, and is played again', () => {
    const battle = played(3, 50);
    const refused = (reason: string, ...edits: readonly Edit[]) => override(battle, reason, edits, dice);
    expect(refused(' ', edit)).toMatchObject({ code: 'no-reason', refused: ['GFF-DICE-09'] });
    const bad = [
      { ...edit, what: 'luck' },
      { ...edit, who: 'A99' },
      { ...edit, who: 'marker 9', what: 'holder' },
      { ...edit, what: 'where', value: 4 },
      { ...edit, value: -1 },
      { ...edit, value: 2 ** 32 },
      { who: 'A1.1', what: 'x', value: -3 },
    ];
    for (const one of bad)
      expect(refused('a slip', one)).toMatchObject({ code: 'bad-override', refused: ['GFF-DICE-09'] });
    expect(refused('a slip')).toMatchObject({ code: 'bad-override' });
    expect(refused('the dice were cocked', edit)).toMatchObject([{ rule: 'GFF-DICE-09', to: 2 }]);
    expect(codeOf(written(battle))).toMatchObject({ code: 'fine' });
    const again = replay(written(battle));
    const told = isRefusal(again) ? [] : tellBattle(again).slice(-1);
    expect(told).toMatchObject([
      {
        title: 'Overridden: the dice were cocked',
        lines: [expect.stringMatching(/wounds set to 2, was 0 \(GFF-DICE-09\)$/)],
      },
    ]);
  });

  test('at any time, of anything that may be set: the battle goes on to its end, and is played again the same', () => {
    const what = { unit: ['wounds', 'shaken', 'activated', 'tokens'], model: ['x', 'y', 'alive'] };
    for (let number = 0; number < 6; number += 1) {
      const battle = opened(number);
      const [own, chance] = [seeded(number, 1000), draws(number)];
      for (
        let open = request(battle.def, battle.state);
        open.ask !== 'over';
        open = request(battle.def, battle.state)
      ) {
        const unit = battle.def.units[chance.below(battle.def.units.length)];
        const part = chance.below(2) === 0 ? 'unit' : 'model';
        const key = what[part][chance.below(what[part].length)] ?? '';
        const who = `${unit?.id ?? ''}${part === 'unit' ? '' : '.1'}`;
        const value = key === 'x' || key === 'y' ? chance.below(48) : chance.below(2);
        if (chance.below(3) === 0) override(battle, 'agreed', [{ who, what: key, value }], own);
        const now = request(battle.def, battle.state);
        if (now.ask === 'over') break;
        const drawn = answer(battle, now.side, draft(battle.def, battle.state, now, chance), own);
        const done = isRefusal(drawn) ? answer(battle, now.side, plain(battle.def, battle.state, now), own) : drawn;
        expect(done, `${number}: ${JSON.stringify(now)}`).toBeInstanceOf(Array);
      }
      expect(brokenInvariants(battle.def, battle.state)).toEqual([]);
      expect(codeOf(written(battle))).toMatchObject({ code: 'fine' });
    }
  });
});

test('who carries what is told, and of a list that says it, as it says', () => {
  const weapon = (name: string, count: number, range = 24) => ({ name, range, attacks: 1, count, rules: [] });
  const squad = readUnit({
    name: 'Squad',
    models: 3,
    weapons: [weapon('Rifle', 2), weapon('Cannon', 1), weapon('Knife', 3, 0)],
  });
  if (isRefusal(squad)) throw new Error(squad.message);
  const def = defineBattle({ armies: { A: [squad], B: [squad] } });
  if (isRefusal(def)) throw new Error(def.message);
  const carried = 'model 1 Rifle, Knife; model 2 Rifle, Knife; model 3 Cannon, Knife (GFF-AMB-53)';
  expect(tellCarriers(def)).toEqual([`A: in Squad A1 ${carried}`, `B: in Squad B1 ${carried}`]);
});
