/** Take Prisoner: an enemy engaged and alone, or fallen to a friend. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import type { Told } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { takePrisoner } from './take-prisoner.ts';

const paid = schemePaid(takePrisoner);

const notes = { target: 'b1' };

test('Take Prisoner: with another enemy 4.0 inches away no, at 4.1 yes (WE-15)', () => {
  const vp = (gap: number) =>
    paid('end-of-turn', {
      notes,
      models: [
        model('a1', [10, 11.5], { engages: ['b1'] }),
        model('b1', [10, 10]),
        // Two bases of 30 mm side by side have their centres 1.181 inches apart.
        model('b2', [11.181 + gap, 10], { rank: 'enforcer' }),
      ],
    }).vp;
  expect([vp(4), vp(4.1)]).toEqual([0, 1]);
});

const dead = { models: [model('a1', [10, 11]), model('b1', [10, 10], { inPlay: false }), model('b2', [11, 10])] };
const fell = (by: string, afterReveal: boolean): Told => ({
  ...dead,
  notes,
  revealed: true,
  kills: [['b1', by, { afterReveal }]],
});

test('Take Prisoner: at the end a prisoner may have fallen to a friend or themself, once it was revealed', () => {
  const vp = (told: Told) => paid('end-of-game', told).vp;
  expect([vp(fell('b2', true)), vp(fell('b1', true))]).toEqual([1, 1]);
  expect([vp(fell('b2', false)), vp(fell('a1', true))]).toEqual([0, 0]);
});

test('Take Prisoner: taken for its End alone it was never revealed', () => {
  expect(paid('end-of-game', { ...fell('b2', true), notes: { ...notes, as: 'end' } }).vp).toBe(0);
});
