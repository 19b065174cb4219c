import { expect, test } from 'vitest';
import { ARMY_LISTS, armyNamed } from '../../core/systems/firefight/roster/armies/armies.ts';
import { isWhole } from './answer.ts';
import { type Entered, FIRST, addressOf, enteredIn } from './state.ts';
import { typedOf, unitOf } from './unit.ts';

const read = (address: string) => {
  const { search, hash } = new URL(address, 'http://muster');
  return enteredIn(search, hash);
};

test('the first state needs no address, and every other one comes back from its own; lists are nothing for a server', () => {
  expect(addressOf(FIRST)).toBe('');
  const other: Entered = {
    ...FIRST,
    mode: 'melee',
    own: { ...FIRST.own, rules: 'Furious, Tough(3)', weapons: '2x Axe (A2)' },
    foe: { ...FIRST.foe, models: '3', quality: '5' },
    cover: 'both',
    shaken: true,
    foeFatigued: true,
    markers: '2',
    ownMarkers: '1',
    foeArmy: '++ Mine [GFF 10pts] ++\n\nX [1] Q4+ D4+ | 10pts & more #1',
  };
  expect(read(addressOf(other))).toEqual(other);
  expect(addressOf(other).split('#')[0]).not.toContain('Mine');
  expect(read('?mode=war&cover=fog&own.quality=10&foe.defense=%2B#ownArmy')).toEqual({ ...FIRST, ownArmy: '' });
});

test.each([
  [{ distance: '' }, false],
  [{ distance: '12,5' }, true],
  [{ distance: '-1' }, false],
  [{ distance: '1e400' }, false],
  [{ distance: '', mode: 'melee' }, true],
  [{ distance: 'far', step: 'charge' }, true],
  [{ markers: '1.5' }, false],
  [{ markers: '201' }, false],
  [{ markers: 'NaN', mode: 'armies' }, true],
  [{ ownMarkers: '-1', mode: 'melee' }, false],
] as const)('%j can be reckoned with: %s', (part, whole) => {
  expect(isWhole({ ...FIRST, ...part })).toBe(whole);
});

test('every unit of the armies is typed as it is', () => {
  for (const name of ARMY_LISTS.keys()) {
    for (const { models, quality, defense, tough, rules, weapons, ...rest } of armyNamed(name)?.units ?? []) {
      const unit = { models, quality, defense, tough, weapons };
      const read = unitOf(typedOf({ ...rest, ...unit, rules }));
      expect(read, rest.name).toMatchObject({ unit, unread: false });
    }
  }
});

test('what is no unit is refused with its rule', () => {
  expect(unitOf({ ...FIRST.own, models: '-3' })).toMatchObject({ refused: ['GFF-ARMY-10'] });
  expect(unitOf({ ...FIRST.own, models: '9000' }, 'Target')).toMatchObject({
    message: '“Target” is not a unit of the game: models must be a whole number from 1 to 200.',
  });
  for (const part of [{ weapons: 'Axe' }, { weapons: 'Axe (2)' }, { rules: 'Tough(3' }]) {
    expect(unitOf({ ...FIRST.own, ...part })).toMatchObject({ unread: true });
  }
  expect(unitOf({ ...FIRST.own, weapons: 'Rifle (24″, A1)' })).toMatchObject({ unit: { weapons: [{ range: 24 }] } });
});
