import { expect, test } from 'vitest';
import { ARMY_LISTS, armyNamed } from '../../core/systems/firefight/armies/armies.ts';
import { type Entered, FIRST, enteredIn, queryOf } from './state.ts';
import { typedOf, unitOf } from './unit.ts';

test('the first state needs no query, and every other one comes back from its own', () => {
  expect(queryOf(FIRST)).toBe('');
  const other: Entered = {
    ...FIRST,
    mode: 'melee',
    own: { ...FIRST.own, rules: 'Furious, Tough(3)', weapons: '2x Axe (A2)' },
    foe: { ...FIRST.foe, models: '3' },
    cover: 'both',
    shaken: true,
    markers: '2',
    foeArmy: '++ Mine [GFF 10pts] ++\n\nX [1] Q4+ D4+ | 10pts',
  };
  expect(enteredIn(queryOf(other))).toEqual(other);
  expect(enteredIn('?mode=war&cover=fog')).toEqual(FIRST);
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
  expect(unitOf({ ...FIRST.own, weapons: 'Axe' })).toMatchObject({ unread: true });
});
