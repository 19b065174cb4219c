/** Rules of army books: each on scripted dice, and the exact odds beside every face that the dice can show. */
import { describe, expect, test } from 'vitest';
import { attackBy, fought, note, standingOf } from '../../../../../tests/core/systems/firefight/fight.ts';
import { everyOutcome } from '../../../../../tests/core/systems/firefight/every-outcome.ts';
import { isRefusal } from '../../../../rules/refusal.ts';
import { type AskFields, readBatch, readTarget, subjectOf } from '../../ask/read.ts';
import { outlook } from '../../odds/unit-outcome.ts';
import { READINGS } from '../../readings.ts';
import { allowance } from '../actions.ts';
import { attackOf } from '../attack.ts';
import { moraleOdds } from '../morale.ts';
import { compile } from '../profile.ts';
import { resolveAttack } from '../resolve.ts';
import { readUnit } from '../unit.ts';
import { specialRule } from './all.ts';
import { BOOK_RULES } from './books.ts';

const unit = (...rules: string[]) => {
  const read = readUnit({ rules: rules.map(note) });
  if (isRefusal(read)) throw new Error(read.message);
  return read;
};
const target = (more: AskFields) => ({ id: 't', defense: 4, ...more });
const tough = { target: target({ tough: 3 }) };
const hero = { target: target({ tough: 3, rules: [note('Hero')] }) };
const near = { situation: { distance: 9 } };
const charge = { step: 'charge' };
const back = { step: 'strikeback' };

/** A rule, what attacks whom, the least face that hits and the least that blocks. Without a rule it is 4 and 4. */
const ATTACKS: readonly (readonly [rule: string, given: AskFields, hits: number, blocks: number])[] = [
  ['Good Shot', attackBy({ model: ['Good Shot'] }), 3, 4],
  ['Good Shot in melee', attackBy({ model: ['Good Shot'] }, charge), 4, 4],
  ['Precise', attackBy({ weapon: ['Precise'] }), 3, 4],
  ['Precise in melee', attackBy({ weapon: ['Precise'] }, charge), 3, 4],
  ['Targeting Visor over 9"', attackBy({ model: ['Targeting Visor'] }), 3, 4],
  ['Targeting Visor at 9"', attackBy({ model: ['Targeting Visor'] }, near), 4, 4],
  ['Targeting Visor Boost at 9"', attackBy({ model: ['Targeting Visor', 'Targeting Visor Boost'] }, near), 3, 4],
  ['Targeting Visor Boost over 9"', attackBy({ model: ['Targeting Visor', 'Targeting Visor Boost'] }), 3, 4],
  ['Targeting Visor Boost alone', attackBy({ model: ['Targeting Visor Boost'] }, near), 4, 4],
  ['Piercing Assault', attackBy({ model: ['Piercing Assault'] }, charge), 4, 5],
  ['Piercing Assault striking back', attackBy({ model: ['Piercing Assault'] }, back), 4, 4],
  ['Piercing Hunter', attackBy({ model: ['Piercing Hunter'] }), 4, 5],
  ['Piercing Hunter at 9"', attackBy({ model: ['Piercing Hunter'] }, near), 4, 4],
  ['Slayer over 9"', attackBy({ model: ['Slayer'] }, tough), 4, 6],
  ['Slayer charging', attackBy({ model: ['Slayer'] }, { ...tough, ...charge }), 4, 6],
  ['Slayer at 9"', attackBy({ model: ['Slayer'] }, { ...tough, ...near }), 4, 4],
  ['Slayer against Tough(1)', attackBy({ model: ['Slayer'] }), 4, 4],
  ['Ranged Slayer', attackBy({ model: ['Ranged Slayer'] }, tough), 4, 6],
  ['Ranged Slayer charging', attackBy({ model: ['Ranged Slayer'] }, { ...tough, ...charge }), 4, 4],
  ['Melee Slayer', attackBy({ model: ['Melee Slayer'] }, { ...tough, ...charge }), 4, 6],
  ['Tear', attackBy({ weapon: ['Tear'] }, { target: target({ defense: 2, tough: 3 }) }), 4, 6],
  ['Tear against a hero', attackBy({ weapon: ['Tear'] }, hero), 4, 4],
  ['Disintegrate', attackBy({ weapon: ['Disintegrate'] }, { target: target({ defense: 3 }) }), 4, 5],
  ['Disintegrate against Defense 4+', attackBy({ weapon: ['Disintegrate'] }), 4, 4],
  [
    'Shielded Aura of one of two',
    attackBy({}, { target: target({ models: 2, rules: [{ name: 'Shielded Aura', models: 1 }] }) }),
    4,
    3,
  ],
  ['Shielded', attackBy({}, { target: target({ rules: [note('Shielded')] }) }), 4, 3],
  [
    'Shielded on one of two',
    attackBy({}, { target: target({ models: 2, rules: [{ name: 'Shielded', models: 1 }] }) }),
    4,
    4,
  ],
  ['Shielded and AP(1)', attackBy({ weapon: ['AP(1)'] }, { target: target({ rules: [note('Shielded')] }) }), 4, 4],
  ['Defense(1)', attackBy({}, { target: target({ rules: [note('Defense(1)')] }) }), 4, 3],
  ['Evasive', attackBy({}, { target: target({ rules: [note('Evasive')] }) }), 5, 4],
  ['Evasive in melee', attackBy({}, { ...charge, target: target({ rules: [note('Evasive')] }) }), 5, 4],
  [
    'Evasive against Unstoppable',
    attackBy({ weapon: ['Unstoppable'] }, { target: target({ rules: [note('Evasive')] }) }),
    4,
    4,
  ],
  ['Melee Evasion', attackBy({}, { ...charge, target: target({ rules: [note('Melee Evasion')] }) }), 5, 4],
  ['Melee Evasion from afar', attackBy({}, { target: target({ rules: [note('Melee Evasion')] }) }), 4, 4],
  [
    'Fortified against AP(2)',
    attackBy({ weapon: ['AP(2)'] }, { target: target({ rules: [note('Fortified')] }) }),
    4,
    5,
  ],
  ['Fortified against AP(0)', attackBy({}, { target: target({ rules: [note('Fortified')] }) }), 4, 4],
];

/** Whether a hit is blocked by that face, wound effects or not. */
function isBlocked(given: AskFields, hit: number, block: number): boolean {
  const faces = { hit: [hit], block: [block] };
  try {
    return fought(given, faces).blocked === 1;
  } catch {
    return fought(given, { ...faces, effect: [1] }).blocked === 1;
  }
}

test.each(ATTACKS)('%s', (_, given, hits, blocks) => {
  expect(fought(given, { hit: [hits - 1] })).toMatchObject({ hits: 0 });
  expect([blocks - 1, blocks].map((face) => isBlocked(given, hits, face))).toEqual([false, true]);
});

describe('what a natural 6 brings', () => {
  test.each([
    ['Destructive', 6],
    ['Crack', 6],
  ])('%s: its hit has more AP', (name, block) => {
    const given = attackBy({ weapon: [name] });
    expect(fought(given, { hit: [6], block: [block] })).toMatchObject({ blocked: 1 });
    expect(() => fought(given, { hit: [6], block: [5] })).toThrow('effect');
    expect(fought(given, { hit: [5], block: [4] })).toMatchObject({ blocked: 1 });
  });
  test('Lacerate: a 6 to block is rolled again, and Regeneration helps', () => {
    const given = attackBy({ weapon: ['Lacerate'] }, { target: target({ rules: [note('Regeneration')] }) });
    expect(fought(given, { hit: [4], block: [6], again: [1], regeneration: [5] })).toMatchObject({ wounds: 0 });
  });
});

describe('weapon rules that a model has somewhere', () => {
  test.each([
    ['Bane in Melee', charge, { hit: [4], block: [6], again: [4] }],
    ['Bane in Melee', {}, { hit: [4], block: [6] }],
    ['Bane when Shooting', {}, { hit: [4], block: [6], again: [4] }],
    ['Rending in Melee', charge, { hit: [6], block: [6] }],
    ['Surge when Shooting', {}, { hit: [6], block: [4, 4] }],
    ['Surge when Charging', back, { hit: [6], block: [4] }],
    ['Crack when Charging', charge, { hit: [6], block: [6] }],
  ])('%s', (name, more, faces) => {
    expect(fought(attackBy({ model: [name] }, more), faces)).toMatchObject({ wounds: 0 });
  });
  test('Unstoppable when Shooting drops penalties, Ignores Cover when Shooting covers', () => {
    const evasive = { target: target({ rules: [note('Evasive')] }) };
    const shot = attackBy({ model: ['Unstoppable when Shooting'] }, evasive);
    expect(fought(shot, { hit: [4], block: [4] })).toMatchObject({ hits: 1 });
    const cover = { situation: { distance: 10, cover: 'terrain' } };
    expect(fought(attackBy({}, cover), { hit: [4], block: [3] })).toMatchObject({ blocked: 1 });
    const seen = attackBy({ model: ['Ignores Cover when Shooting'] }, cover);
    expect(() => fought(seen, { hit: [4], block: [3] })).toThrow('effect');
  });
});

describe('wounds that are ignored', () => {
  const shot = (...rules: string[]) => attackBy({}, { target: target({ rules: rules.map(note) }) });
  test.each([
    ['Resistance', 6],
    ['Self-Repair', 6],
    ['Plaguebound', 6],
  ])('%s: on %i', (name, from) => {
    expect(fought(shot(name), { hit: [4], block: [1], regeneration: [from] })).toMatchObject({ wounds: 0 });
    expect(() => fought(shot(name), { hit: [4], block: [1], regeneration: [from - 1] })).toThrow('effect');
  });
  test.each(['Self-Repair', 'Plaguebound'])('%s Boost: on 5, and nothing without the rule', (name) => {
    expect(fought(shot(name, `${name} Boost`), { hit: [4], block: [1], regeneration: [5] })).toMatchObject({
      wounds: 0,
    });
    expect(() => fought(shot(`${name} Boost`), { hit: [4], block: [1] })).toThrow('effect');
  });
  test('a weapon that ignores Regeneration does not ignore Resistance', () => {
    const given = attackBy({ weapon: ['Bane'] }, { target: target({ rules: [note('Resistance')] }) });
    expect(fought(given, { hit: [4], block: [1], regeneration: [6] })).toMatchObject({ wounds: 0 });
  });
  test('of two rules the better one is rolled', () => {
    expect(fought(shot('Resistance', 'Regeneration'), { hit: [4], block: [1], regeneration: [5] })).toMatchObject({
      wounds: 0,
    });
    expect(compile(unit('Resistance'))).toMatchObject({ ward: 6, spellWard: 2 });
  });
});

test('rules that steady a unit', () => {
  const passes = (...rules: string[]) => {
    const { morale: bonus, fearless } = compile(unit(...rules));
    return moraleOdds({ id: 'u', quality: 4, bonus, shaken: false, fearless }, []).passes;
  };
  for (const name of ['Hold the Line', 'Hive Bond', 'Battle-Hardened']) expect(passes(name)).toBeCloseTo(4 / 6, 12);
  for (const name of ['Hold the Line', 'Hive Bond']) {
    expect(passes(name, `${name} Boost`)).toBeCloseTo(5 / 6, 12);
    expect(passes(`${name} Boost`)).toBeCloseTo(3 / 6, 12);
  }
  for (const name of ['Battleborn', 'Steadfast']) expect(compile(unit(name)).rallies).toBe(4);
});

test('rules that move a unit', () => {
  const moves = (...rules: string[]) =>
    (['advance', 'rush', 'charge'] as const).map((action) => allowance(unit(...rules), action));
  expect(moves()).toEqual([6, 12, 12]);
  expect(moves('Agile')).toEqual([7, 14, 14]);
  expect(moves('Rapid Advance')).toEqual([10, 12, 12]);
  expect(moves('Rapid Rush')).toEqual([6, 18, 12]);
  expect(moves('Rapid Charge', 'Fast')).toEqual([8, 16, 20]);
  expect(moves('Slow', 'Swift')).toEqual([6, 12, 12]);
});

test('every row is a rule of the game, with the book that has it', () => {
  expect(new Set(BOOK_RULES.map(({ name }) => name)).size).toBe(BOOK_RULES.length);
  for (const { name, from } of BOOK_RULES) expect([specialRule({ name })?.name, from.length > 3]).toEqual([name, true]);
});

test.each(ATTACKS)('the exact odds are those of every face: %s', (_, given) => {
  const [struck, batch] = [readTarget(given), readBatch(given)];
  if (isRefusal(struck) || isRefusal(batch)) throw new Error('it is asked badly');
  const attack = attackOf({ ...batch, target: struck.target.profile });
  if (isRefusal(attack)) throw new Error(attack.message);
  const { profile } = struck.target;
  const victims = [{ profile, standing: standingOf(struck.target), near: profile.unit.models }];
  let out = 0;
  everyOutcome(
    (dice) => resolveAttack(attack, victims, dice, READINGS)[0]?.after.models === 0,
    (gone, chance) => {
      if (gone) out += chance;
    },
  );
  expect(outlook(subjectOf(struck.target), attack, READINGS).knockedOut).toBeCloseTo(out, 12);
});
