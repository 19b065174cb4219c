import { expect, test } from 'vitest';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

test.each(['shoot', 'charge', 'strikeback'])('Surge: a natural 6 is two hits: %s', (step) => {
  expect(fought(attackBy({ weapon: ['Surge'] }, { step }), { hit: [6], block: [4, 4] })).toMatchObject({ hits: 2 });
});

test('Surge: a 5 is one, however much it is modified', () => {
  const helped = { situation: { distance: 10, hitModifiers: [2] } };
  expect(fought(attackBy({ weapon: ['Surge'] }, helped), { hit: [5], block: [4] })).toMatchObject({ hits: 1 });
});

test('Surge: with Relentless it is three', () => {
  const both = attackBy({ weapon: ['Surge'], model: ['Relentless'] });
  expect(fought(both, { hit: [6], block: [4, 4, 4] })).toMatchObject({ hits: 3 });
});
