import { expect, test } from 'vitest';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

test('AP(1) makes a 4+ Defense need a 5', () => {
  expect(fought(attackBy({ weapon: ['AP(1)'] }), { hit: [4], block: [4], effect: [1] })).toMatchObject({ wounds: 1 });
  expect(fought(attackBy({ weapon: ['AP(1)'] }), { hit: [4], block: [5] })).toMatchObject({ blocked: 1, wounds: 0 });
});

test('AP: without AP a 4 blocks', () => {
  expect(fought(attackBy({}), { hit: [4], block: [4] })).toMatchObject({ blocked: 1 });
});

test('AP: no AP beats a natural 6', () => {
  expect(fought(attackBy({ weapon: ['AP(6)'] }), { hit: [4], block: [6] })).toMatchObject({ blocked: 1 });
});

test('AP: AP and cover add up to nothing', () => {
  const covered = { situation: { distance: 10, cover: 'terrain' } };
  expect(fought(attackBy({ weapon: ['AP(1)'] }, covered), { hit: [4], block: [4] })).toMatchObject({ blocked: 1 });
  expect(fought(attackBy({ weapon: ['AP(1)'] }, covered), { hit: [4], block: [3], effect: [1] })).toMatchObject({
    wounds: 1,
  });
});
