import { expect, test } from 'vitest';
import { attackBy, fought } from '../../../../../tests/core/systems/firefight/fight.ts';

const onGroup = (rules: readonly string[], more = {}) =>
  attackBy({ weapon: rules }, { target: { id: 't', models: 3 }, ...more });

test('Blast: one hit becomes X', () => {
  expect(fought(onGroup(['Blast(3)']), { hit: [4], block: [1, 1, 4] })).toMatchObject({ hits: 3, killed: 2 });
});

test('Blast: a miss stays a miss', () => {
  expect(fought(onGroup(['Blast(3)']), { hit: [3] })).toMatchObject({ hits: 0 });
});

test('Blast: never more hits than models', () => {
  expect(fought(attackBy({ weapon: ['Blast(6)'] }), { hit: [4], block: [4] })).toMatchObject({ hits: 1 });
  expect(fought(onGroup(['Blast(6)']), { hit: [4], block: [4, 4, 4] })).toMatchObject({ hits: 3 });
});

test('Blast: it ignores cover, and multiplies what Surge added', () => {
  const covered = { situation: { distance: 10, cover: 'both' } };
  expect(fought(onGroup(['Blast(2)'], covered), { hit: [4], block: [3, 4] })).toMatchObject({ wounds: 1 });
  expect(fought(onGroup(['Blast(2)', 'Surge']), { hit: [6], block: [4, 4, 4, 4] })).toMatchObject({ hits: 4 });
});

test('Blast: its copies keep the tag of a Rending 6', () => {
  expect(fought(onGroup(['Blast(2)', 'Rending', 'Surge']), { hit: [6], block: [5, 5, 5, 5] })).toMatchObject({
    hits: 4,
    blocked: 2,
  });
});

test('Blast: hits are shared with a unit near by', () => {
  const shared = attackBy({ weapon: ['Blast(3)'] }, { nearby: [{ id: 'n' }, { id: 'm' }] });
  expect(fought(shared, { hit: [4], block: [4, 4, 4] })).toMatchObject({ hits: 1 });
});
