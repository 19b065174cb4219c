/** Take Prisoner: held, and best alone. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { takePrisoner } from './take-prisoner.ts';

const paid = schemePaid(takePrisoner);

const vp = (x: number, rank: 'minion' | 'peon') =>
  paid('end-of-game', {
    notes: { target: 'b1' },
    models: [
      model('a1', [10, 11.5], { rank }),
      model('b1', [10, 10], { engages: ['a1'] }),
      model('b2', [x, 10], { rank: 'peon' }),
    ],
  }).vp;

test('Take Prisoner: with another enemy 2.92 inches away 2 VP, at 3.02 all 3 (W-32)', () => {
  expect([vp(14.1, 'minion'), vp(14.2, 'minion')]).toEqual([2, 3]);
});

test('Take Prisoner: a Peon takes nobody', () => {
  expect(vp(14.2, 'peon')).toBe(0);
});
