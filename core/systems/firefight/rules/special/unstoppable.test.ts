import { expect, test } from 'vitest';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

const against = (more: Record<string, unknown>, rules: readonly string[] = []) =>
  attackBy({ weapon: ['Unstoppable', ...rules] }, more);

test('Unstoppable: no negative modifier counts, positive ones do', () => {
  const stealth = {
    target: { rules: [{ name: 'Stealth' }] },
    situation: { distance: 20, moved: true, hitModifiers: [-1, 1] },
  };
  expect(fought(against(stealth, ['Indirect']), { hit: [3], block: [4] })).toMatchObject({ hits: 1 });
});

test('Unstoppable: no Regeneration', () => {
  const target = { target: { rules: [{ name: 'Regeneration' }] } };
  expect(fought(against(target), { hit: [4], block: [1], effect: [1] })).toMatchObject({ wounds: 1 });
});

test('Unstoppable: cover stays', () => {
  expect(fought(against({ situation: { distance: 10, cover: 'terrain' } }), { hit: [4], block: [3] })).toMatchObject({
    blocked: 1,
  });
});

test('Unstoppable: fatigue stays', () => {
  const tired = {
    step: 'charge',
    attacker: { fatigued: true, weapons: [{ name: 'Axe', rules: [{ name: 'Unstoppable' }] }] },
  };
  expect(fought(attackBy({}, tired), { hit: [5] })).toMatchObject({ hits: 0 });
});
