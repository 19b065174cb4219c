import { expect, test } from 'vitest';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

const bane = attackBy({ weapon: ['Bane'] });

test('Bane: a 6 to block is rolled again', () => {
  expect(fought(bane, { hit: [4], block: [6], again: [3], effect: [1] })).toMatchObject({ blocked: 0, wounds: 1 });
});

test('Bane: other faces are not: a 5 blocks', () => {
  expect(fought(bane, { hit: [4], block: [5] })).toMatchObject({ blocked: 1 });
});

test('Bane: once only: a second 6 blocks', () => {
  expect(fought(bane, { hit: [4], block: [6], again: [6] })).toMatchObject({ blocked: 1 });
});

test('Bane: its wounds are not regenerated', () => {
  const target = { target: { rules: [{ name: 'Regeneration' }] } };
  expect(fought(attackBy({ weapon: ['Bane'] }, target), { hit: [4], block: [2], effect: [1] })).toMatchObject({
    wounds: 1,
  });
});
