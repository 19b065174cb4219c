/** Reckoning: what fell this Turn, weighed. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { strategyPaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import type { Told } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { reckoning } from './reckoning.ts';

const paid = strategyPaid(reckoning);

const fallen = [
  model('b1', [1, 1], { inPlay: false, rank: 'master' }),
  model('b2', [1, 1], { inPlay: false, rank: 'henchman' }),
  model('b3', [1, 1], { inPlay: false }),
  model('b4', [20, 20]),
];
const vp = (turn: number, scored: number, ...killed: readonly string[]) =>
  paid({
    turn,
    models: [model('a1', [9, 9]), ...fallen],
    kills: killed.map((id) => [id, 'a1'] as const),
    before: { A: scored },
  }).vp.A;

test('Reckoning: 2 in Turn 1, then a Minion, a Minion, a Henchman and a Master are 3 VP (WE-11)', () => {
  expect([vp(1, 0, 'b2'), vp(2, 0, 'b3'), vp(3, 1, 'b3'), vp(4, 1, 'b2'), vp(5, 2, 'b1')]).toEqual([0, 1, 0, 1, 1]);
});

test('Reckoning: a Henchman who leads weighs 3; kills by nobody count, sacrifices and those of before do not', () => {
  const models = [
    model('a1', [9, 9]),
    model('b1', [1, 1], { inPlay: false, rank: 'henchman', leader: true }),
    ...fallen.slice(2),
  ];
  const kills: Told['kills'] = [
    ['b1', 'a1'],
    ['b3', null],
    ['b3', 'a1', { turn: 2 }],
    ['b3', 'a1', { how: 'sacrificed' }],
  ];
  expect(paid({ models, kills, before: { A: 3 } })).toMatchObject({ vp: { A: 1, B: 0 }, counts: { A: 4, B: 0 } });
});

test('Reckoning: nothing left of the enemy is enough', () => {
  expect(paid({ models: [model('a1', [9, 9]), ...fallen.slice(0, 3)], before: { A: 3 } }).vp).toEqual({ A: 1, B: 0 });
});
