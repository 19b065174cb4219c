import { expect, test } from 'vitest';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

test('Furious: a natural 6 is two hits when charging', () => {
  expect(fought(attackBy({ model: ['Furious'] }, { step: 'charge' }), { hit: [6], block: [4, 4] })).toMatchObject({
    hits: 2,
  });
});

test('Furious: a 5 is one', () => {
  expect(fought(attackBy({ model: ['Furious'] }, { step: 'charge' }), { hit: [5], block: [4] })).toMatchObject({
    hits: 1,
  });
});

test.each(['strikeback', 'shoot'])('Furious: not on %s', (step) => {
  expect(fought(attackBy({ model: ['Furious'] }, { step }), { hit: [6], block: [4] })).toMatchObject({ hits: 1 });
});

test('Furious: it works while fatigued, and with Surge', () => {
  const tired = {
    step: 'charge',
    attacker: { fatigued: true, rules: [{ name: 'Furious' }], weapons: [{ name: 'Axe', attacks: 2 }] },
  };
  expect(fought(attackBy({}, tired), { hit: [5, 6], block: [4, 4] })).toMatchObject({ hits: 2 });
  const both = attackBy({ model: ['Furious'], weapon: ['Surge'] }, { step: 'charge' });
  expect(fought(both, { hit: [6], block: [4, 4, 4] })).toMatchObject({ hits: 3 });
});

test('Furious: only for the models that have it: the first ones', () => {
  const some = { models: 2, rules: [{ name: 'Furious', models: 1 }], weapons: [{ name: 'Axe', count: 2 }] };
  const charge = { step: 'charge', attacker: some, target: {} };
  expect(fought(charge, { hit: [6, 6], block: [4, 4, 4] })).toMatchObject({ hits: 3 });
});
