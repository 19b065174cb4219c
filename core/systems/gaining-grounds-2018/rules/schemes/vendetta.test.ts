/** Vendetta: the first Attack, the kill, and the end. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import type { Told } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { vendetta } from './vendetta.ts';

const paid = schemePaid(vendetta);

const told: Told = {
  notes: { model: 'a1', target: 'b1' },
  models: [model('a1', [10, 10]), model('b1', [12, 10], { inPlay: false }), model('b2', [14, 10])],
};
const attack = (target: string, first: boolean): Told => ({
  ...told,
  happened: { attack: { by: 'a1', target, first } },
});

test('Vendetta: the first Attack at its enemy is 1, a later one or one at another is 0 (W-35)', () => {
  expect([attack('b1', true), attack('b1', false), attack('b2', true)].map((one) => paid('attack', one).vp)).toEqual([
    1, 0, 0,
  ]);
});

test('Vendetta: its own kill brings it to 3, killed and not sacrificed (W-35)', () => {
  expect(paid('kill', { ...told, kills: [['b1', 'a1']] }).vp).toBe(3);
  expect(paid('kill', { ...told, scored: 1, kills: [['b1', 'a1']] }).vp).toBe(2);
  expect(paid('kill', { ...told, kills: [['b1', 'a1', { how: 'sacrificed' }]] }).vp).toBe(0);
});

test('Vendetta: killed by another it pays at the end, and only where it was revealed (W-35)', () => {
  expect(paid('kill', { ...told, scored: 1, kills: [['b1', 'b2']] }).vp).toBe(0);
  expect([paid('end-of-game', { ...told, scored: 1 }).vp, paid('end-of-game', told).vp]).toEqual([1, 0]);
});
