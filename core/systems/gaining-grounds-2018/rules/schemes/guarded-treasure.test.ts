/** Guarded Treasure: how far apart, how near the line, and what goes afterwards. */
import { expect, test } from 'vitest';
import { marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { guardedTreasure } from './guarded-treasure.ts';

const paid = schemePaid(guardedTreasure);

const TURN = 'end-of-turn';

test('Guarded Treasure: the second guard is 2.92 inches away, not 3.02, and all Markers near the line go (W-23)', () => {
  const told = (y: number) => ({
    models: [model('a1', [6, 14], { rank: 'henchman' }), model('a2', [15.2, y], { rank: 'enforcer', base: 40 })],
    markers: [marker('m1', [6, 18]), marker('m2', [15.2, 19.9]), marker('m3', [30, 18])],
  });
  expect(paid(TURN, told(24.3)).vp).toBe(0);
  expect(paid(TURN, told(24.2))).toMatchObject({ vp: 1, removes: 3 });
});

const treasures = (turn: number, second: number) => ({
  turn,
  models: [model('a1', [6, 14], { rank: 'master' }), model('a2', [second, 14], { rank: 'enforcer' })],
  markers: [marker('m1', [6, 18]), marker('m2', [second, 18]), marker('m3', [30, 20.5]), marker('m4', [30, 20.6])],
});

test('Guarded Treasure: two Markers 8.009 inches apart pay, 7.999 do not', () => {
  expect(paid(TURN, treasures(2, 15.19)).vp).toBe(1);
  expect(paid(TURN, treasures(2, 15.18)).vp).toBe(0);
});

test('Guarded Treasure: a Marker 1.91 inches from the line goes, one at 2.01 stays', () => {
  expect(paid(TURN, treasures(2, 15.19))).toMatchObject({ removes: 3, removable: ['m1', 'm2', 'm3'] });
});

test('Guarded Treasure pays nothing in Turn 1', () => {
  expect(paid(TURN, treasures(1, 15.19)).vp).toBe(0);
});
