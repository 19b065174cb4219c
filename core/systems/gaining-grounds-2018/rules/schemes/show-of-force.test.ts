/** Show Of Force: which upgrades count in the middle. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { showOfForce } from './show-of-force.ts';

const paid = schemePaid(showOfForce);

const card = { cost: 1, faceUp: true, beganOnMaster: false };
const shown = (own: Partial<typeof card>, rank: 'minion' | 'master' = 'minion') =>
  paid('end-of-turn', {
    models: [model('a1', [18, 22], { rank, upgrades: [{ ...card, ...own }] }), model('b1', [18, 14])],
  }).vp;

test('Show Of Force: one upgrade each is enough, none each is not (W-30)', () => {
  const both = (upgrades: readonly (typeof card)[]) =>
    paid('end-of-turn', { models: [model('a1', [18, 22], { upgrades }), model('b1', [18, 14], { upgrades })] }).vp;
  expect([both([card]), both([])]).toEqual([1, 0]);
});

test('Show Of Force: an upgrade counts that costs something, is face up and did not begin on a Master', () => {
  expect(shown({})).toBe(1);
  expect([{ cost: 0 }, { faceUp: false }, { beganOnMaster: true }].map((other) => shown(other))).toEqual([0, 0, 0]);
});

test('Show Of Force: a Master’s upgrades do not count', () => {
  expect(shown({}, 'master')).toBe(0);
});

test('Show Of Force: the enemy must not show more', () => {
  const models = [model('a1', [18, 22], { upgrades: [card] }), model('b1', [18, 14], { upgrades: [card, card] })];
  expect(paid('end-of-turn', { models }).vp).toBe(0);
});
