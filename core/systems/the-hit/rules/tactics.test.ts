import { expect, test } from 'vitest';
import { brokenRules } from '../../../rules/broken.ts';
import {
  afterDraw,
  afterSetAside,
  afterTakeCard,
  checkDraw,
  checkSetAside,
  checkTakeCard,
  handLimit,
} from './tactics.ts';

test('a deck of nine: four aside, one of choice for the Underdog, three drawn', () => {
  const whole = { deck: 9, hand: 0 };
  expect(checkSetAside(whole, 4)).toEqual([]);
  expect(brokenRules(checkSetAside(whole, 5))).toEqual(['HIT-TACTICS-01']);
  expect(brokenRules(checkSetAside(whole, -1))).toEqual(['HIT-TACTICS-01']);
  const left = afterSetAside(whole, 4);
  expect(checkTakeCard(left, 'A', 'A')).toEqual([]);
  const chosen = afterTakeCard(left);
  expect(brokenRules(checkTakeCard(chosen, 'A', 'A'))).toEqual(['HIT-TACTICS-02']);
  expect(afterDraw(chosen, 3)).toEqual({ deck: 1, hand: handLimit('A', 'A') });
  expect(handLimit('B', 'A')).toBe(3);
});

test('nobody else chooses, and nobody draws twice', () => {
  expect(brokenRules(checkTakeCard({ deck: 5, hand: 0 }, 'A', null))).toEqual(['HIT-TACTICS-02']);
  expect(brokenRules(checkTakeCard({ deck: 0, hand: 0 }, 'A', 'A'))).toEqual(['HIT-TACTICS-02']);
  expect(checkDraw({ deck: 2, hand: 0 }, 2, 'not yet')).toEqual([]);
  expect(brokenRules(checkDraw({ deck: 2, hand: 0 }, 3, 'not yet'))).toEqual(['HIT-TACTICS-03']);
  expect(brokenRules(checkDraw({ deck: 9, hand: 3 }, 4, 'drawn'))).toEqual(['HIT-TACTICS-03', 'HIT-TACTICS-05']);
});
