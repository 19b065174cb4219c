import { expect, test } from 'vitest';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

test('Thrust: +1 to hit and AP(+1) when charging', () => {
  const charge = attackBy({ weapon: ['Thrust'] }, { step: 'charge' });
  expect(fought(charge, { hit: [3], block: [4], effect: [1] })).toMatchObject({ hits: 1, wounds: 1 });
});

test('Thrust: neither when striking back', () => {
  const back = attackBy({ weapon: ['Thrust'] }, { step: 'strikeback' });
  expect(fought(back, { hit: [3] })).toMatchObject({ hits: 0 });
  expect(fought(back, { hit: [4], block: [4] })).toMatchObject({ blocked: 1 });
});

test('Thrust: a natural 1 misses, and a 2 misses at 4+', () => {
  const charge = attackBy({ weapon: ['Thrust'], attacks: 2 }, { step: 'charge' });
  expect(fought(charge, { hit: [1, 2] })).toMatchObject({ hits: 0 });
});

test('Thrust: not for Impact hits', () => {
  const lancer = attackBy({ weapon: ['Thrust'], model: ['Impact(1)'] }, { step: 'charge' });
  expect(fought(lancer, { hit: [1], impact: [2], block: [4] })).toMatchObject({ blocked: 1 });
});
