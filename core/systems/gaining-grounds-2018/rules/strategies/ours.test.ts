/** Ours: what counts in a Quarter, and how much. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { strategyPaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { ours } from './ours.ts';

const paid = strategyPaid(ours);

test('Ours: one Quarter each is nobody’s point (W-14)', () => {
  const models = [
    model('a1', [8, 8], { rank: 'master' }),
    model('a2', [10, 6], { cost: 5 }),
    model('b1', [6, 14], { rank: 'henchman', cost: 9 }),
    model('a3', [27, 10], { rank: 'enforcer', cost: 7 }),
    model('b2', [30, 5], { cost: 7 }),
    model('a4', [17.7, 30], { cost: 8 }),
    model('b3', [9, 27], { cost: 6 }),
    model('a5', [28, 28], { cost: 6, summoned: true }),
    model('b4', [30, 30], { rank: 'peon', cost: 2 }),
  ];
  expect(paid({ models })).toMatchObject({ vp: { A: 0, B: 0 }, counts: { A: 1, B: 1 } });
});

const quarters = (y: number, more: Parameters<typeof model>[2], x = 12) => {
  const own = [model('a1', [x, y], { base: 40, ...more }), model('a2', [30, 30], { cost: 1 })];
  return paid({ models: [...own, model('b1', [5, 5], { cost: 6 })] }).counts.A;
};

test('Ours: 6.42 inches from the middle counts, 5.62 does not (W-14)', () => {
  expect([quarters(14, { cost: 7 }), quarters(14, { cost: 7 }, 13)]).toEqual([2, 1]);
});

test('Ours: a Master or a free model counts 10, who was summoned or is a Peon nothing', () => {
  expect([quarters(14, { cost: 5 }), quarters(14, { cost: 0 }), quarters(14, { rank: 'master' })]).toEqual([1, 2, 2]);
  expect([quarters(14, { cost: 7, summoned: true }), quarters(14, { rank: 'peon', cost: 7 })]).toEqual([1, 1]);
});

test('Ours: a base that touches the line of a Quarter is wholly in it, one that crosses it is not', () => {
  expect(quarters(17.2126, { cost: 7 })).toBe(1);
  const two = [model('a1', [5, 17.4], { cost: 1 }), model('a2', [5, 17.42], { cost: 1 })];
  expect(paid({ models: two }).counts.A).toBe(1);
});
