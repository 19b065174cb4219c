/** Hold Up Their Forces: one model, two enemies, no help. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { holdUpTheirForces } from './hold-up-their-forces.ts';

const paid = schemePaid(holdUpTheirForces);

const held = (rank: 'minion' | 'peon', helper: readonly string[]) => ({
  models: [
    model('a1', [10, 10], { rank, engages: ['b1'] }),
    model('a2', [10, 13], { engages: helper }),
    model('b1', [10, 11]),
    model('b2', [11, 10], { engages: ['a1'] }),
  ],
});

test('Hold Up Their Forces: one model alone engages two enemies', () => {
  expect(paid('end-of-turn', held('minion', [])).vp).toBe(1);
});

test('Hold Up Their Forces: an enemy whom another of yours engages does not count', () => {
  expect(paid('end-of-turn', held('minion', ['b2'])).vp).toBe(0);
});

test('Hold Up Their Forces: no Peon holds up anybody', () => {
  expect(paid('end-of-turn', held('peon', [])).vp).toBe(0);
});
