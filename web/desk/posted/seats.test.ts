import { expect, test } from 'vitest';
import type { GameRow } from '../../../core/event/views.ts';
import { isFree, together } from './seats.ts';

const game = (seats: readonly string[], changes: Partial<GameRow> = {}): GameRow => ({
  id: 'r1g1',
  table: 1,
  kind: seats.length === 1 ? 'bye' : 'game',
  seats,
  attacker: null,
  started: false,
  result: seats.length === 1 ? { kind: 'bye' } : null,
  points: null,
  settledBy: null,
  encounter: null,
  corrections: 0,
  extension: 0,
  waiting: 'none',
  why: null,
  rules: [],
  ...changes,
});

test('two who leave two tables leave two who meet', () => {
  const games = [game(['a', 'b']), game(['c', 'd']), game(['e'])];
  expect(together(games, 'a', 'd', []).tables).toEqual([
    ['a', 'd'],
    ['b', 'c'],
  ]);
});

test('who is left over has the bye; from the bye, or from nowhere, nobody is', () => {
  const games = [game(['a', 'b']), game(['e'])];
  expect(together(games, 'a', 'e', []).tables).toEqual([['a', 'e'], ['b']]);
  expect(together(games, 'late', 'e', []).tables).toEqual([['late', 'e']]);
  expect(together(games, 'a', null, []).tables).toEqual([['a'], ['b']]);
});

test('a ringer who is left over goes home', () => {
  expect(together([game(['a', 'r'])], 'a', 'late', ['r']).tables).toEqual([['a', 'late']]);
});

test('nobody is taken from a table that has begun or reported', () => {
  expect(isFree(game(['a', 'b']))).toBe(true);
  expect(isFree(game(['a']))).toBe(true);
  expect(isFree(game(['a', 'b'], { started: true }))).toBe(false);
  expect(isFree(game(['a', 'b'], { waiting: 'confirmation' }))).toBe(false);
});
