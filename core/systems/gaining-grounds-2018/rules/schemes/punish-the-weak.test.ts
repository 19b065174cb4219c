/** Punish the Weak: by a kill, or because none is left outside. */
import { expect, test } from 'vitest';
import { model } from '../../../../../tests/core/systems/malifaux/board.ts';
import { schemePaid } from '../../../../../tests/core/systems/gaining-grounds-2018/paid.ts';
import { punishTheWeak } from './punish-the-weak.ts';

const paid = schemePaid(punishTheWeak);

type Rank = 'henchman' | 'enforcer';
const punished = (killer: Rank, how: 'killed' | 'sacrificed', y: number, turn = 2) => {
  const models = [
    model('a1', [18, 16], { rank: killer }),
    model('b1', [18, 18], { inPlay: false }),
    model('b2', [12, y], { rank: 'peon' }),
  ];
  return paid('end-of-turn', { turn, models, kills: [['b1', 'a1', { how }]] }).vp;
};

test('Punish the Weak: an Enforcer’s kill is none, a Henchman’s is, and both reasons are 1 VP (W-24)', () => {
  expect(punished('enforcer', 'killed', 18)).toBe(0);
  expect(punished('henchman', 'killed', 18)).toBe(1);
  expect(punished('henchman', 'killed', 33)).toBe(1);
});

test('Punish the Weak: who was sacrificed was not killed', () => {
  expect(punished('henchman', 'sacrificed', 18)).toBe(0);
});

test('Punish the Weak: a Peon that touches its own zone is in it', () => {
  expect([punished('enforcer', 'killed', 29.4), punished('enforcer', 'killed', 29.41)]).toEqual([0, 1]);
});

test('Punish the Weak pays nothing in Turn 1', () => {
  expect(punished('henchman', 'killed', 18, 1)).toBe(0);
});
