/** Undercover Entourage: where the noted model ends, and how well. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { undercoverEntourage } from './undercover-entourage.ts';

const paid = schemePaid(undercoverEntourage);

const vp = (y: number, health: number, inPlay = true) =>
  paid('end-of-game', {
    notes: { model: 'a1' },
    models: [model('a1', [18, y], { base: 40, health, maxHealth: 10, inPlay })],
  }).vp;

test('Undercover Entourage: across, in the zone and half its Wounds left is 3, with 4 of 10 left 2 (W-29)', () => {
  expect([vp(29.5, 5), vp(29.5, 4)]).toEqual([3, 2]);
});

test('Undercover Entourage: across alone, and its half from where the base crosses the line', () => {
  expect([vp(24, 4), vp(24, 5), vp(17.2, 10), vp(17.3, 10)]).toEqual([1, 2, 0, 2]);
});

test('Undercover Entourage: out of play it is worth nothing', () => {
  expect(vp(29.5, 10, false)).toBe(0);
});
