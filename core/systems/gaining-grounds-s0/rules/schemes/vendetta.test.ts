/** Vendetta: half dead in one Activation, and outlived. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import type { Told } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { vendetta } from './vendetta.ts';

const paid = schemePaid(vendetta);

const models = (health: number, inPlay = true) => [
  model('a1', [9, 9], { cost: 6 }),
  model('b1', [9, 11], { cost: 6, health, maxHealth: 8, inPlay }),
];
const notes = { model: 'a1', target: 'b1' };
const after = (by: string, health: number, dealt = 3): Told => ({
  models: models(health),
  notes,
  happened: { activation: { model: by, damage: [{ to: 'b1', dealt }] } },
});

test('Vendetta: it deals 3 and leaves 4 of 8 (WE-15)', () => {
  expect([paid('activation', after('a1', 4)).vp, paid('activation', after('a1', 5)).vp]).toEqual([1, 0]);
});

test('Vendetta: its own Activation, and damage that was dealt', () => {
  expect([paid('activation', after('a2', 4)).vp, paid('activation', after('a1', 4, 0)).vp]).toEqual([0, 0]);
});

test('Vendetta: at the end it is there and its enemy is not', () => {
  expect(paid('end-of-game', { models: models(0, false), notes }).vp).toBe(1);
  expect(paid('end-of-game', { models: models(1), notes }).vp).toBe(0);
});
