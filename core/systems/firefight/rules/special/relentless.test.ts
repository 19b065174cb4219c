import { expect, test } from 'vitest';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

const at = (distance: number) => attackBy({ model: ['Relentless'] }, { situation: { distance } });

test('Relentless: over 9" a natural 6 is two hits', () => {
  expect(fought(at(9.01), { hit: [6], block: [4, 4] })).toMatchObject({ hits: 2 });
});

test('Relentless: at exactly 9" it is one', () => {
  expect(fought(at(9), { hit: [6], block: [4] })).toMatchObject({ hits: 1 });
});

test('Relentless: a 5 is one', () => {
  expect(fought(at(12), { hit: [5], block: [4] })).toMatchObject({ hits: 1 });
});

test('Relentless: not in melee', () => {
  const charge = { step: 'charge', situation: { distance: 10 } };
  expect(fought(attackBy({ model: ['Relentless'] }, charge), { hit: [6], block: [4] })).toMatchObject({ hits: 1 });
});
