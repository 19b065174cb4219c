/** Headhunter: Heads that were taken this Turn. */
import { expect, test } from 'vitest';
import { strategyPaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { headhunter } from './headhunter.ts';

const paid = strategyPaid(headhunter);

const taken = (turn: number, heads: number, scored = 0) =>
  paid({ turn, happened: { removed: { A: heads, B: 1 } }, before: { A: scored, B: 4 } }).vp;

test('Headhunter: a Head of Turn 1 pays nothing, three of Turn 2 pay 1 VP (W-18)', () => {
  expect([taken(1, 1).A, taken(2, 3).A]).toEqual([0, 1]);
});

test('Headhunter pays four times at most', () => {
  expect(taken(3, 1, 3)).toEqual({ A: 1, B: 0 });
});
