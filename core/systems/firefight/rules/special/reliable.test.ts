import { expect, test } from 'vitest';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

const stealthy = { target: { rules: [{ name: 'Stealth' }] } };

test('Reliable: Quality counts as 2+', () => {
  expect(fought(attackBy({ weapon: ['Reliable'] }), { hit: [2], block: [4] })).toMatchObject({ hits: 1 });
  expect(fought(attackBy({}), { hit: [2] })).toMatchObject({ hits: 0 });
});

test('Reliable: a natural 1 misses', () => {
  expect(fought(attackBy({ weapon: ['Reliable'] }), { hit: [1] })).toMatchObject({ hits: 0 });
});

test('Reliable: modifiers still apply', () => {
  expect(fought(attackBy({ weapon: ['Reliable'] }, stealthy), { hit: [2] })).toMatchObject({ hits: 0 });
  expect(fought(attackBy({ weapon: ['Reliable'] }, stealthy), { hit: [3], block: [4] })).toMatchObject({ hits: 1 });
});

test('Reliable: fatigue leaves it nothing', () => {
  const tired = {
    step: 'charge',
    attacker: { fatigued: true, weapons: [{ name: 'Axe', rules: [{ name: 'Reliable' }] }] },
  };
  expect(fought(attackBy({}, tired), { hit: [5] })).toMatchObject({ hits: 0 });
});
