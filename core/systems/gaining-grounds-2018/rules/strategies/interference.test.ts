/** Interference: more who are free in two Quarters. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { strategyPaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { interference } from './interference.ts';

const paid = strategyPaid(interference);

test('Interference: two unengaged of three tie with two; the other two Quarters are 1 VP (W-20)', () => {
  const models = [
    model('a1', [5, 5]),
    model('a2', [8, 5]),
    model('a3', [5, 8], { engages: ['b1'] }),
    model('b1', [5, 10], { engages: ['a3'] }),
    model('b2', [3, 14]),
    model('b3', [12, 3]),
    model('a4', [30, 30]),
    model('a5', [30, 5]),
  ];
  expect(paid({ models })).toMatchObject({ vp: { A: 1, B: 0 }, counts: { A: 2, B: 0 } });
});

test('Interference leaves out Peons and the engaged', () => {
  const models = [
    model('a1', [5, 5]),
    model('a2', [30, 5], { engages: ['b1'] }),
    model('b1', [30, 6], { rank: 'peon' }),
  ];
  expect(paid({ models }).counts).toEqual({ A: 1, B: 0 });
});
