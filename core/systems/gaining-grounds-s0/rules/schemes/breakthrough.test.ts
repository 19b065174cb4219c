/** Breakthrough: Markers in the enemy zone, and a clear model. */
import { expect, test } from 'vitest';
import { marker, model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import { breakthrough } from './breakthrough.ts';

const paid = schemePaid(breakthrough);

const [TURN, GAME] = ['end-of-turn', 'end-of-game'] as const;

test('Breakthrough: a Marker that reaches the zone, and nobody within 3 inches of a model in it (WE-15)', () => {
  const told = (x: number) => ({
    models: [model('a1', [20, 30]), model('b1', [x, 30], { base: 50 })],
    markers: [marker('m1', [10, 27.5])],
  });
  expect(paid(TURN, told(24.6))).toMatchObject({ vp: 1, removes: 1 });
  expect(paid(TURN, told(24.5)).vp).toBe(0);
});

const corner = {
  deployment: 'corner',
  models: [model('a1', [30, 30]), model('b1', [30, 26])],
  markers: [marker('m1', [35, 25])],
};

test('Breakthrough: the clear space is around the model, in a Corner zone too', () => {
  // The Marker is 11.04 inches from the corner; b1 is 2.82 from a1, then 3.02.
  expect(paid(TURN, corner).vp).toBe(0);
  expect(paid(TURN, { ...corner, models: [model('a1', [30, 30]), model('b1', [30, 25.8])] }).vp).toBe(1);
});

test('Breakthrough: at the end three Markers and no model, and all three go', () => {
  expect(paid(GAME, corner).vp).toBe(0);
  const three = [marker('m1', [35, 25]), marker('m2', [33, 33]), marker('m3', [36, 23.45])];
  expect(paid(GAME, { ...corner, markers: three })).toMatchObject({ vp: 1, removes: 3 });
});

test('Breakthrough: of four Markers the Reveal takes one and the End three, of three only one of them pays (WE-16)', () => {
  const models = [model('a1', [20, 30])];
  const left = (count: number) => Array.from({ length: count }, (_, index) => marker(`m${index}`, [4 * index + 4, 33]));
  expect(paid(TURN, { models, markers: left(4) }).removes).toBe(1);
  expect([3, 2].map((count) => paid(GAME, { models, markers: left(count), scored: 1 }).vp)).toEqual([1, 0]);
});
