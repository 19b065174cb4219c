/** Detonate Charges: two Markers at one enemy. */
import { expect, test } from 'vitest';
import { marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import { detonateCharges } from './detonate-charges.ts';

const paid = schemePaid(detonateCharges);

const [TURN, GAME] = ['end-of-turn', 'end-of-game'] as const;

test('Detonate Charges: Markers 1.92 and 1.99 inches away pay and go, one at 2.02 does not; then none are left (WE-15)', () => {
  const models = [model('b1', [18, 22], { base: 40 })];
  const markers = [marker('m1', [18, 25.3]), marker('m2', [21.37, 22]), marker('m3', [18, 18.6])];
  expect(paid(TURN, { models, markers })).toMatchObject({ vp: 1, removes: 2, removable: ['m1', 'm2'] });
  expect(paid(GAME, { models, markers: markers.slice(2) }).vp).toBe(0);
});

test('Detonate Charges: both Markers that go lie at one enemy', () => {
  const told = {
    models: [model('b1', [10, 10]), model('b2', [20, 10])],
    markers: [
      marker('m1', [12, 10]),
      marker('m2', [10, 12]),
      marker('m3', [22, 10]),
      marker('m4', [20, 12]),
      marker('m5', [12, 12], { side: 'B' }),
    ],
  };
  const gone = (...remove: readonly string[]) => paid(TURN, { ...told, remove }).refused;
  expect([gone('m1', 'm2'), gone('m1', 'm3'), gone('m1')]).toEqual([[], ['GG0-SCHEME-01-04'], ['GG0-SCHEME-01-04']]);
  expect(paid(TURN, told).removable).toEqual(['m1', 'm2', 'm3', 'm4']);
  expect(paid(TURN, { ...told, models: [model('b1', [10, 10], { inPlay: false })] }).vp).toBe(0);
});

test('Detonate Charges: one Marker is not enough', () => {
  expect(paid(TURN, { models: [model('b1', [10, 10])], markers: [marker('m1', [12, 10])] }).vp).toBe(0);
});
