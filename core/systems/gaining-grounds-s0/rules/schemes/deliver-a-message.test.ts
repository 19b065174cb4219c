/** Deliver a Message: one Interact in its own Activation. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import type { Told } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { deliverAMessage } from './deliver-a-message.ts';

const paid = schemePaid(deliverAMessage);

const told = (by: string, activation: string, gap = 1): Told => ({
  notes: { target: 'b1' },
  models: [
    model('a1', [10, 10]),
    model('a2', [12, 12]),
    model('b1', [11.181 + gap, 10], { rank: 'master', engages: ['a1'] }),
    model('b2', [13, 13], { engages: ['a2'] }),
  ],
  happened: { interact: { by, target: 'b1', activation } },
});

test('Deliver a Message: 1.0 inches away and engaged by its target alone (WE-15)', () => {
  expect([paid('interact', told('a1', 'a1', 0.999)).vp, paid('interact', told('a1', 'a1', 1.01)).vp]).toEqual([1, 0]);
});

test('Deliver a Message: in its own Activation, and unhindered by others', () => {
  expect(paid('interact', told('a1', 'a2')).vp).toBe(0);
  expect(paid('interact', told('a2', 'a2')).vp).toBe(0);
});
