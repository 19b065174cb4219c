import { expect, test } from 'vitest';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

const indirect = (situation: Record<string, unknown>) =>
  attackBy({ weapon: ['Indirect'] }, { situation: { distance: 10, ...situation } });

test('Indirect: -1 to hit after moving, none standing still', () => {
  expect(fought(indirect({ moved: true }), { hit: [4] })).toMatchObject({ hits: 0 });
  expect(fought(indirect({}), { hit: [4], block: [4] })).toMatchObject({ hits: 1 });
});

test('Indirect: a natural 6 hits all the same', () => {
  expect(fought(indirect({ moved: true }), { hit: [6], block: [4] })).toMatchObject({ hits: 1 });
});

test('Indirect: it needs no sight, but its range', () => {
  expect(fought(indirect({ sight: false }), { hit: [4], block: [4] })).toMatchObject({ hits: 1 });
  expect(fought(indirect({ distance: 24.1 }), {})).toMatchObject({ hits: 0 });
});

test('Indirect: cover in the way does not count, cover around the target does', () => {
  expect(fought(indirect({ cover: 'sight' }), { hit: [4], block: [3], effect: [1] })).toMatchObject({ wounds: 1 });
  expect(fought(indirect({ cover: 'terrain' }), { hit: [4], block: [3] })).toMatchObject({ blocked: 1 });
});
