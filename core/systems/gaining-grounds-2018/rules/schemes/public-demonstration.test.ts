/** Public Demonstration: which Minions may be noted, and who is shown. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import type { Told } from '../../../../../tests/core/systems/malifaux/pay.ts';
import { publicDemonstration } from './public-demonstration.ts';

const paid = schemePaid(publicDemonstration);

const minions = (...costs: readonly number[]) =>
  costs.map((cost, index) => model(`a${index}`, [18 + 2 * index, 16], { cost, sees: index === 0 ? ['b1'] : [] }));
const noted = (...costs: readonly number[]) => {
  const models = minions(...costs);
  return publicDemonstration.notes?.together?.([models]);
};

test('Public Demonstration: Minions of 5, 5 and 5 or of 7 and 8 may be noted, of 6 and 8 not (W-36)', () => {
  expect([noted(5, 5, 5), noted(7, 8), noted(6, 8)]).toEqual([true, true, false]);
});

const crowd: Told = {
  turn: 1,
  models: [...minions(8, 8), model('b1', [18, 20], { rank: 'enforcer', sees: ['a0'] })],
  notes: { models: ['a0', 'a1'] },
};

test('Public Demonstration: who sees the enemy commander and is seen counts', () => {
  expect(paid('end-of-turn', crowd).vp).toBe(1);
});

test('Public Demonstration is shown once', () => {
  expect(paid('end-of-turn', { ...crowd, scored: 1 }).vp).toBe(0);
});
