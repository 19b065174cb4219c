import { expect, test } from 'vitest';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

const at = (distance: number, more = {}) =>
  attackBy({}, { situation: { distance }, target: { rules: [{ name: 'Stealth' }] }, ...more });

test('Stealth: over 9" shots get -1 to hit', () => {
  expect(fought(at(9.01), { hit: [4] })).toMatchObject({ hits: 0 });
  expect(fought(at(9.01), { hit: [5], block: [4] })).toMatchObject({ hits: 1 });
});

test('Stealth: not at 9" or less', () => {
  expect(fought(at(9), { hit: [4], block: [4] })).toMatchObject({ hits: 1 });
});

test('Stealth: not in melee', () => {
  expect(
    fought(attackBy({}, { step: 'charge', target: { rules: [{ name: 'Stealth' }] } }), { hit: [4], block: [4] }),
  ).toMatchObject({ hits: 1 });
});

test('Stealth: only when every model has it', () => {
  const some = { target: { models: 2, rules: [{ name: 'Stealth', models: 1 }] } };
  expect(fought(at(12, some), { hit: [4], block: [4] })).toMatchObject({ hits: 1 });
});
