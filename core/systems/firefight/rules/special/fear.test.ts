import { expect, test } from 'vitest';
import { READINGS } from '../../readings.ts';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

const charge = { step: 'charge' };

test('Fear: a model that wounded adds X to the total', () => {
  expect(fought(attackBy({ model: ['Fear(2)'] }, charge), { hit: [4], block: [1], effect: [3] })).toMatchObject({
    total: 6,
    effect: 'knockedOut',
    after: { markers: 1 },
  });
});

test('Fear: not when shooting', () => {
  expect(fought(attackBy({ model: ['Fear(2)'] }), { hit: [4], block: [1], effect: [3] })).toMatchObject({ total: 4 });
});

test('Fear: nor without a wound', () => {
  const two = { ...charge, target: { markers: 1 } };
  const armed = { attacks: 2, model: ['Fear(2)'] };
  expect(fought(attackBy(armed, two), { hit: [4, 4], block: [4, 4] })).toMatchObject({ total: null });
});

test('Fear: it does not count towards Tough, unless read so', () => {
  const tough = { ...charge, target: { tough: 3, markers: 1 } };
  const faces = { hit: [4], block: [1] };
  expect(fought(attackBy({ model: ['Fear(2)'] }, tough), faces)).toMatchObject({ effect: 'noRoll' });
  const read = { ...READINGS, fearScope: 'threshold' as const };
  expect(fought(attackBy({ model: ['Fear(2)'] }, tough), { ...faces, effect: [3] }, read)).toMatchObject({ total: 7 });
});

test('Fear: several models that wounded add up, each once', () => {
  const pack = {
    quality: 4,
    models: 2,
    rules: [{ name: 'Fear', value: 1 }],
    weapons: [{ name: 'Claw', attacks: 2, count: 2 }],
  };
  const faces = { hit: [4, 4, 4, 4], block: [1, 1, 1, 1], effect: [1] };
  expect(fought({ ...charge, attacker: pack, target: { tough: 4 } }, faces)).toMatchObject({ total: 1 + 4 + 2 });
});
