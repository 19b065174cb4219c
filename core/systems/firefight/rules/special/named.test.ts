/** Special rules that other parts ask after by name, on scripted dice. */
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../rules/refusal.ts';
import { actionsOf, allowance, allowanceThrough } from '../actions.ts';
import { dangerDice } from '../dangerous.ts';
import { scripted } from '../dice.ts';
import { testMorale } from '../morale.ts';
import { isAble } from '../objectives.ts';
import { compile } from '../profile.ts';
import { READINGS } from '../../readings.ts';
import { jumpOf } from '../special-moves.ts';
import { attackBy, fought, note } from '../../../../../tests/core/systems/firefight/fight.ts';
import { checkSetAside } from '../turn.ts';
import { readUnit } from '../unit.ts';
import { spellWorks, spendOn, tokensAfterRoundStart } from './caster.ts';

const unit = (...rules: string[]) => {
  const read = readUnit({ rules: rules.map(note) });
  if (isRefusal(read)) throw new Error(read.message);
  return read;
};
const reach = (own: ReturnType<typeof unit>) =>
  (['advance', 'rush', 'charge'] as const).map((action) => allowance(own, action));
const aside = (...rules: string[]) =>
  ({ unit: unit(...rules), side: 'A', shaken: false, activated: false, tokens: 0, setAside: null }) as const;
const pike = { weapons: [{ name: 'Pike', rules: [{ name: 'Counter' }] }] };

describe('Impact', () => {
  const ram = (more = {}) => attackBy({ model: ['Impact(2)'] }, { step: 'charge', ...more });
  test('each 2+ is one plain hit', () => {
    expect(fought(ram(), { hit: [1], impact: [2, 1], block: [4] })).toMatchObject({ hits: 1 });
  });
  test('not on strike back', () => {
    expect(fought(ram({ step: 'strikeback' }), { hit: [4], block: [4] })).toMatchObject({ hits: 1 });
  });
  test('not when fatigued', () => {
    const attacker = { fatigued: true, rules: [{ name: 'Impact', value: 2 }], weapons: [] };
    expect(fought(ram({ attacker }), {})).toMatchObject({ hits: 0 });
  });
  test('its 6 does nothing more, Furious or not', () => {
    const furious = attackBy({ model: ['Impact(1)', 'Furious'] }, { step: 'charge' });
    expect(fought(furious, { hit: [1], impact: [6], block: [4] })).toMatchObject({ hits: 1 });
  });
  test('only those who can strike count', () => {
    const three = { models: 3, rules: [{ name: 'Impact', value: 1 }], weapons: [] };
    expect(fought(ram({ attacker: three, situation: { striking: 2 } }), { impact: [1, 2], block: [4] })).toMatchObject({
      hits: 1,
    });
  });
});

describe('Counter', () => {
  test('takes one Impact die a model, down to none', () => {
    const charge = { step: 'charge', target: pike };
    expect(fought(attackBy({ model: ['Impact(2)'] }, charge), { hit: [1], impact: [1] })).toMatchObject({ hits: 0 });
    const many = { step: 'charge', target: { models: 3, weapons: [{ ...pike.weapons[0], count: 3 }] } };
    expect(fought(attackBy({ model: ['Impact(2)'] }, many), { hit: [1] })).toMatchObject({ hits: 0 });
  });
  test('strikes in its own step and not again', () => {
    const armed = { weapons: [...pike.weapons, { name: 'Knife', attacks: 2 }] };
    expect(fought({ step: 'counter', attacker: armed, target: {} }, { hit: [4], block: [4] })).toMatchObject({
      hits: 1,
    });
    expect(fought({ step: 'strikeback', attacker: armed, target: {} }, { hit: [4, 4], block: [4, 4] })).toMatchObject({
      hits: 2,
    });
  });
  test('is an ordinary weapon when charging', () => {
    expect(fought({ step: 'charge', attacker: pike, target: {} }, { hit: [4], block: [4] })).toMatchObject({ hits: 1 });
  });
  test('a Shaken unit counters on 6s', () => {
    const shaken = { step: 'counter', attacker: { ...pike, shaken: true }, target: {} };
    expect(fought(shaken, { hit: [5] })).toMatchObject({ hits: 0 });
    expect(fought(shaken, { hit: [6], block: [4] })).toMatchObject({ hits: 1 });
  });
});

describe('Limited', () => {
  const rocket = { name: 'Rocket', range: 24, rules: [{ name: 'Limited' }] };
  const given = (used: readonly string[]) => ({
    attacker: { weapons: [rocket], used },
    target: {},
    situation: { distance: 5 },
  });
  test('fires once a game', () => {
    expect(fought(given([]), { hit: [4], block: [4] })).toMatchObject({ hits: 1 });
    expect(fought(given(['Rocket']), {})).toMatchObject({ hits: 0 });
  });
  test('one use is one activation’s: every model that has it fires', () => {
    const both = { models: 2, weapons: [{ ...rocket, count: 2 }] };
    expect(fought({ ...given([]), attacker: both }, { hit: [4, 4], block: [4, 4] })).toMatchObject({ hits: 2 });
  });
  test('a Counter that has had its use is not struck with when charging either', () => {
    const rules = [{ name: 'Counter' }, { name: 'Limited' }];
    const attacker = { weapons: [{ name: 'Lance', rules }], used: ['Lance'] };
    expect(fought({ step: 'charge', attacker, target: {} }, {})).toMatchObject({ hits: 0 });
    expect(fought({ step: 'counter', attacker, target: {} }, {})).toMatchObject({ hits: 0 });
  });
  test('another weapon’s use is not its own', () => {
    expect(fought(given(['Grenade']), { hit: [4], block: [4] })).toMatchObject({ hits: 1 });
  });
});

describe('Regeneration', () => {
  const target = { id: 't', rules: [{ name: 'Regeneration' }] };
  test('5+ ignores a wound, a 4 does not', () => {
    expect(fought(attackBy({}, { target }), { hit: [4], block: [1], regeneration: [5] })).toMatchObject({ wounds: 0 });
    expect(fought(attackBy({}, { target }), { hit: [4], block: [1], regeneration: [4], effect: [1] })).toMatchObject({
      wounds: 1,
    });
  });
  test('not where a model lacks it', () => {
    const some = { target: { models: 2, rules: [{ name: 'Regeneration', models: 1 }] } };
    expect(fought(attackBy({}, some), { hit: [4], block: [1] })).toMatchObject({ killed: 1 });
  });
  test('Impact hits may be regenerated', () => {
    const ram = attackBy({ model: ['Impact(1)'] }, { step: 'charge', target });
    expect(fought(ram, { hit: [1], impact: [2], block: [1], regeneration: [6] })).toMatchObject({ wounds: 0 });
  });
});

describe('Tough', () => {
  test('no roll below X markers, Knocked Out at 5 + X', () => {
    const tough = (markers: number) => attackBy({}, { target: { rules: [{ name: 'Tough', value: 3 }], markers } });
    expect(fought(tough(1), { hit: [4], block: [1] })).toMatchObject({ effect: 'noRoll', after: { markers: 2 } });
    expect(fought(tough(2), { hit: [4], block: [1], effect: [4] })).toMatchObject({ total: 7, effect: 'shaken' });
    expect(fought(tough(2), { hit: [4], block: [1], effect: [5] })).toMatchObject({ total: 8, effect: 'knockedOut' });
  });
  test('in a group each wound kills one, unless read otherwise', () => {
    const group = attackBy({}, { target: { models: 2, tough: 2 } });
    expect(fought(group, { hit: [4], block: [1] })).toMatchObject({ killed: 1 });
    expect(fought(group, { hit: [4], block: [1] }, { ...READINGS, toughGroup: 'tough' })).toMatchObject({
      killed: 0,
      after: { models: 2, markers: 1 },
    });
  });
});

describe('Fast', () => {
  test('8 inches, 16 in a rush', () => {
    expect(reach(unit('Fast'))).toEqual([8, 16, 16]);
    expect(reach(unit())).toEqual([6, 12, 12]);
  });
  test('difficult ground allows 6 all the same', () => {
    expect(allowanceThrough(unit('Fast'), 'rush', true)).toBe(6);
  });
});

describe('Slow', () => {
  test('4 inches, 8 in a rush; with Fast as anybody', () => {
    expect(reach(unit('Slow'))).toEqual([4, 8, 8]);
    expect(reach(unit('Fast', 'Slow'))).toEqual([6, 12, 12]);
  });
  test('difficult ground takes nothing from 4', () => {
    expect(allowanceThrough(unit('Slow'), 'advance', true)).toBe(4);
  });
});

describe('Immobile', () => {
  test('holds, and idles when Shaken', () => {
    expect(actionsOf(unit('Immobile'), false, 1, false)).toEqual(['hold']);
    expect(actionsOf(unit('Immobile'), true, 1, false)).toEqual(['idle']);
  });
});

describe('Strider', () => {
  test('goes its all through difficult ground', () => {
    expect(allowanceThrough(unit('Strider'), 'rush', true)).toBe(12);
  });
  test('rolls for dangerous ground, a die for each of Tough', () => {
    expect(dangerDice(compile(unit('Strider', 'Tough(3)')), 1, ['crossing', 'activating'])).toBe(3);
  });
  test('jumps on 2+', () => {
    expect(jumpOf('gap', 3, { flying: false, strider: true })).toEqual({ dice: 2, needs: 2, counts: 0 });
  });
});

describe('Flying', () => {
  test('goes its all over difficult ground', () => {
    expect(allowanceThrough(unit('Flying'), 'rush', true)).toBe(12);
  });
  test('does not roll for what it crosses, only where it starts', () => {
    expect(dangerDice(compile(unit('Flying')), 1, ['crossing'])).toBe(0);
    expect(dangerDice(compile(unit('Flying')), 1, ['activating'])).toBe(1);
  });
  test('jumps without a roll, and over 6" not either', () => {
    expect(jumpOf('drop', 5, { flying: true, strider: false })).toMatchObject({ dice: 0 });
    expect(jumpOf('gap', 6.1, { flying: true, strider: false })).toMatchObject({ refused: ['GFF-MOVE-OPT-03'] });
  });
});

describe('Ambush', () => {
  test('is set aside as that, and seizes nothing in the round in which it arrives', () => {
    expect(checkSetAside(aside('Ambush'), 'ambush', false).broken).toEqual([]);
    expect(checkSetAside(aside('Ambush'), 'scout', false).broken).toEqual(['GFF-DEPLOY-02']);
    expect(isAble({ side: 'A', shaken: false, arrived: true })).toBe(false);
    expect(isAble({ side: 'A', shaken: false, arrived: false })).toBe(true);
  });
});

describe('Scout', () => {
  test('is set aside as that, and not as Ambush too', () => {
    expect(checkSetAside(aside('Scout'), 'scout', false).broken).toEqual([]);
    expect(checkSetAside(aside('Scout'), 'ambush', false).broken).toEqual(['GFF-DEPLOY-02']);
    const both = { ...aside('Ambush', 'Scout'), setAside: 'ambush' } as const;
    expect(checkSetAside(both, 'scout', false).broken).toEqual(['GFF-DEPLOY-09']);
  });
});

const tested = { id: 'u', quality: 5, shaken: false, fearless: true };

describe('Fearless', () => {
  test('4+ after a failure, not without one', () => {
    expect(testMorale(tested, [], scripted({ morale: [4], fearless: [4] }))).toBe('passes');
    expect(testMorale(tested, [], scripted({ morale: [4], fearless: [3] }))).toBe('becomesShaken');
    expect(testMorale(tested, [], scripted({ morale: [5] }))).toBe('passes');
  });
  test('may save a Shaken unit, which has no die of its own', () => {
    expect(testMorale({ ...tested, shaken: true }, [], scripted({ fearless: [4] }))).toBe('passes');
    expect(testMorale({ ...tested, shaken: true }, [], scripted({ fearless: [3] }))).toBe('routs');
  });
  test('is of no use where a model lacks it', () => {
    const some = readUnit({ models: 2, rules: [{ name: 'Fearless', models: 1 }] });
    expect(isRefusal(some) || compile(some).fearless).toBe(false);
    expect(compile(unit('Fearless')).fearless).toBe(true);
  });
});

describe('Hero', () => {
  test.each([
    [12, false, 'passes'],
    [12.1, false, 'becomesShaken'],
    [3, true, 'becomesShaken'],
  ] as const)('at %d", Shaken %s: %s', (distance, shaken, result) => {
    const heroes = [{ quality: 3, distance, shaken }];
    expect(testMorale({ ...tested, fearless: false }, heroes, scripted({ morale: [3] }))).toBe(result);
  });
});

describe('Caster', () => {
  test('gains X tokens, six at most', () => {
    expect([tokensAfterRoundStart(0, 2), tokensAfterRoundStart(5, 3)]).toEqual([2, 6]);
  });
  test('spends a spell’s value, and no more than it has', () => {
    expect(spendOn(3, 3)).toBe(0);
    expect(spendOn(2, 3)).toMatchObject({ refused: ['GFF-SR-CASTER-2'] });
  });
  test('4+, with the tokens of both sides, 6 always and 1 never', () => {
    expect([
      spellWorks(4, 0, 0),
      spellWorks(3, 0, 0),
      spellWorks(3, 2, 1),
      spellWorks(6, 0, 9),
      spellWorks(1, 9, 0),
    ]).toEqual([true, false, true, true, false]);
  });
});
