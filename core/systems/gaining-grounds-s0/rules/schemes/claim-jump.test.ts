/** Claim Jump: the noted model at the middle. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import { claimJump } from './claim-jump.ts';

const paid = schemePaid(claimJump);

const [TURN, GAME] = ['end-of-turn', 'end-of-game'] as const;

const told = (y: number, health: number, foe = 30) => ({
  notes: { model: 'a1' },
  models: [model('a1', [18, y], { health, maxHealth: 8 }), model('b1', [18, foe])],
});

test('Claim Jump: 1.999 inches from the middle with 4 of 8 Health yes, at 2.009 no (WE-15)', () => {
  expect([TURN, GAME].map((when) => paid(when, told(20.59, 4)).vp)).toEqual([1, 1]);
  expect([TURN, GAME].map((when) => paid(when, told(20.6, 4)).vp)).toEqual([0, 0]);
});

test('Claim Jump: the Reveal asks for no Health, and for nobody within 3 inches', () => {
  expect([paid(TURN, told(20, 1, 24.2)).vp, paid(TURN, told(20, 8, 24.1)).vp]).toEqual([1, 0]);
});

test('Claim Jump: the End asks for half its Health, and not who is near', () => {
  expect([3, 4].map((health) => paid(GAME, told(20, health, 21.5)).vp)).toEqual([0, 1]);
});
