/** Take One For The Team: who killed the noted model, and when. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { takeOneForTheTeam } from './take-one-for-the-team.ts';

const paid = schemePaid(takeOneForTheTeam);

const vp = (turn: number, killer: Parameters<typeof model>[2]) =>
  paid('kill', {
    turn,
    notes: { model: 'a1' },
    models: [model('a1', [18, 18], { inPlay: false, cost: 6 }), model('b1', [18, 20], killer)],
    kills: [['a1', 'b1']],
  }).vp;

test('Take One For The Team: cost 6 by cost 6 is 1, by cost 7 in Turn 4 is 3 (W-33)', () => {
  expect([vp(2, { cost: 6 }), vp(4, { cost: 7 })]).toEqual([1, 3]);
});

test('Take One For The Team: a free Henchman counts 13 less its Cache, a Master is always more (W-33)', () => {
  expect(vp(3, { rank: 'henchman', cost: 0, cache: 3 })).toBe(2);
  expect(vp(3, { rank: 'henchman', cost: 0, cache: 7 })).toBe(1);
  expect(vp(3, { rank: 'master' })).toBe(2);
});
