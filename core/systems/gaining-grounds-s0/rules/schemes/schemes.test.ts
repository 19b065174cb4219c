/** What holds for every Scheme of Season Zero; each has its own test beside it. */
import { expect, it } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-s0/paid.ts';
import { claimJump } from './claim-jump.ts';

const paid = schemePaid(claimJump);
const middle = { models: [model('a1', [18, 20])], notes: { model: 'a1' } };

it('score each half once: a Reveal not after it was revealed, an End after it or without', () => {
  expect(paid('end-of-turn', { ...middle, turn: 1 }).vp).toBe(1);
  expect(paid('end-of-turn', { ...middle, revealed: true }).bar).toContain('revealed');
  expect(paid('end-of-game', middle).vp).toBe(1);
  expect(paid('end-of-game', { ...middle, scored: 1 }).vp).toBe(1);
  expect(paid('end-of-game', { ...middle, scored: 2 }).vp).toBe(0);
});

it('score with Too Many Secrets only the half they were taken for', () => {
  const as = (half: 'reveal' | 'end') => ({ ...middle, notes: { model: 'a1', as: half } });
  expect([paid('end-of-turn', as('reveal')).vp, paid('end-of-game', as('reveal')).vp]).toEqual([1, 0]);
  expect([paid('end-of-turn', as('end')).vp, paid('end-of-game', as('end')).vp]).toEqual([0, 1]);
  expect(paid('end-of-game', { ...as('end'), scored: 1 }).vp).toBe(0);
});
