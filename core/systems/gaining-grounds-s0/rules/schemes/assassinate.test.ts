/** Assassinate: the Leader down to half, and out. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import { assassinate } from './assassinate.ts';

const paid = schemePaid(assassinate);

const leader = (health: number, inPlay = true) => ({
  models: [model('b1', [9, 9], { leader: true, health, maxHealth: 12, inPlay })],
});

test('Assassinate: 6 of 12 Health left yes, 7 no (WE-15)', () => {
  expect([6, 7].map((health) => paid('end-of-turn', leader(health)).vp)).toEqual([1, 0]);
});

test('Assassinate: a Leader out of play closes the Reveal and pays at the end', () => {
  expect(paid('end-of-turn', leader(0, false)).vp).toBe(0);
  expect(paid('end-of-game', leader(5, false)).vp).toBe(1);
});
