import { expect, test } from 'vitest';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

test('Rending: a natural 6 to hit has AP(+4)', () => {
  expect(fought(attackBy({ weapon: ['Rending'] }), { hit: [6], block: [5], effect: [1] })).toMatchObject({ wounds: 1 });
});

test('Rending: other hits have not', () => {
  expect(fought(attackBy({ weapon: ['Rending'] }), { hit: [5], block: [4] })).toMatchObject({ blocked: 1 });
});

test('Rending: a natural 6 to block still blocks', () => {
  expect(fought(attackBy({ weapon: ['Rending'] }), { hit: [6], block: [6] })).toMatchObject({ blocked: 1 });
});

test('Rending: no wound of it is regenerated, and an extra hit has its plain AP', () => {
  const target = { target: { rules: [{ name: 'Regeneration' }] } };
  expect(fought(attackBy({ weapon: ['Rending'] }, target), { hit: [4], block: [1], effect: [1] })).toMatchObject({
    wounds: 1,
  });
  const surging = attackBy({ weapon: ['Rending', 'Surge'] });
  expect(fought(surging, { hit: [6], block: [5, 5], effect: [1] })).toMatchObject({ hits: 2, blocked: 1 });
});
