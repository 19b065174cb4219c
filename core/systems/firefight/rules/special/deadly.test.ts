import { expect, test } from 'vitest';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

const fusion = ['Deadly(3)'];

test('Deadly: one hit puts X wounds on one model', () => {
  const tough = { target: { tough: 6 } };
  expect(fought(attackBy({ weapon: fusion }, tough), { hit: [4], block: [1] })).toMatchObject({
    wounds: 3,
    effect: 'noRoll',
  });
});

test('Deadly: a blocked hit puts none', () => {
  expect(fought(attackBy({ weapon: fusion }), { hit: [4], block: [4] })).toMatchObject({ wounds: 0 });
});

test('Deadly: in a group it kills one, and no more', () => {
  const group = { target: { models: 3 } };
  expect(fought(attackBy({ weapon: fusion }, group), { hit: [4], block: [1] })).toMatchObject({ wounds: 1, killed: 1 });
});

test('Deadly: each of its wounds may be regenerated', () => {
  const target = { target: { tough: 6, rules: [{ name: 'Regeneration' }] } };
  const faces = { hit: [4], block: [1], regeneration: [5, 4, 6] };
  expect(fought(attackBy({ weapon: fusion }, target), faces)).toMatchObject({ wounds: 1 });
});

test('Deadly: it is resolved first, whatever was fired first', () => {
  const both = {
    attacker: {
      weapons: [
        { name: 'Rifle', range: 24 },
        { name: 'Fusion', range: 12, rules: [{ name: 'Deadly', value: 3 }] },
      ],
    },
    target: { models: 2 },
    situation: { distance: 5 },
  };
  expect(fought(both, { hit: [4, 4], block: [1, 1], effect: [1] })).toMatchObject({ after: { models: 1, markers: 1 } });
});
