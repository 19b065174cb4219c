/** Outflank: two models, one at each end of the Centerline. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import { outflank } from './outflank.ts';

const paid = schemePaid(outflank);

test('Outflank: on a Flank 2.98 and 2.89 inches from the ends, and a smaller base at 3.09 is too far (WE-15)', () => {
  const vp = (base: number) =>
    paid('end-of-turn', {
      deployment: 'flank',
      models: [model('a1', [2.8, 33.2], { base: 50 }), model('a2', [33.4, 2.6], { base })],
    }).vp;
  expect([vp(40), vp(30)]).toEqual([1, 0]);
});

test('Outflank takes one model at each end', () => {
  const one = [model('a1', [3.5, 18]), model('b1', [33, 18])];
  expect(paid('end-of-turn', { models: one }).vp).toBe(0);
  expect(paid('end-of-turn', { models: [...one, model('a2', [32.5, 18])] }).vp).toBe(1);
});

test('Outflank: taken for its Reveal it pays 1, then and not at the end (WE-17)', () => {
  const held = { models: [model('a1', [3.5, 18]), model('a2', [32.5, 18])], notes: { as: 'reveal' } } as const;
  expect(paid('end-of-turn', held).vp).toBe(1);
  expect(paid('end-of-game', { ...held, scored: 1 }).vp).toBe(0);
});
