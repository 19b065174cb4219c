/** Hold Up Their Forces: engaging those who cost more. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import { holdUpTheirForces } from './hold-up-their-forces.ts';

const paid = schemePaid(holdUpTheirForces);

test('Hold Up Their Forces: cost 5 at cost 6 holds, cost 7 at cost 7 does not (WE-15)', () => {
  const vp = (second: number) =>
    paid('end-of-turn', {
      models: [
        model('a1', [10, 10], { cost: 5, engages: ['b1'] }),
        model('a2', [20, 10], { cost: 7, engages: ['b2'] }),
        model('b1', [11, 10], { cost: 6 }),
        model('b2', [21, 10], { cost: second }),
      ],
    }).vp;
  expect([vp(7), vp(8)]).toEqual([0, 1]);
});

test('Hold Up Their Forces: two friends hold two different enemies', () => {
  const vp = (engages: readonly string[]) =>
    paid('end-of-turn', {
      models: [
        model('a1', [10, 10], { cost: 5, engages: ['b1', 'b2'] }),
        model('a2', [10, 12], { cost: 4, engages }),
        model('b1', [11, 10], { cost: 6 }),
        model('b2', [11, 11], { cost: 5 }),
      ],
    }).vp;
  expect([vp(['b1']), vp(['b2'])]).toEqual([0, 1]);
});

test('Hold Up Their Forces: that the enemy engages is not enough', () => {
  const reverse = [
    model('a1', [10, 10]),
    model('a2', [10, 12]),
    model('b1', [11, 10], { cost: 6, engages: ['a1', 'a2'] }),
  ];
  expect(paid('end-of-turn', { models: reverse }).vp).toBe(0);
});
