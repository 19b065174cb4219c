import { expect, test } from 'vitest';
import type { Result } from '../../../event/types.ts';
import { eventOf } from '../../../../tests/core/systems/malifaux/history.ts';
import { disqualification, leaves, mayPair, pauseTable, statusAfter } from './conduct.ts';

test('cheating disqualifies at once, and nothing else does by itself', () => {
  expect(statusAfter('cheating')).toBe('disqualified');
  expect(statusAfter('slow-play')).toBeNull();
});

test('a disqualified player forfeits the game in progress', () => {
  expect(disqualification({ seats: ['a', 'b'] }, 'b')).toEqual({ kind: 'forfeit', by: ['b'] });
});

test('who concedes leaves; who has no cards stays, unless that is announced', () => {
  expect(leaves({ kind: 'concession', by: 'a', scores: [] }, {})).toEqual(['a']);
  expect(leaves({ kind: 'no-cards', by: 'a' }, {})).toEqual([]);
  expect(leaves({ kind: 'no-cards', by: 'a' }, { noCards: 'leaves' })).toEqual(['a']);
  expect(leaves({ kind: 'forfeit', by: ['a'] }, {})).toEqual([]);
});

test('no Round is drawn with a found cheat still in the event', () => {
  const cheated: Result = { kind: 'forfeit', by: ['b'], reason: 'cheating' };
  const round = { games: [{ seats: ['a', 'b'], result: cheated }] };
  expect(mayPair({ ...eventOf('a b'), rounds: [round] })?.refused).toEqual(['GG18-CONDUCT-03', 'GG18-DQ-02']);
  expect(mayPair({ ...eventOf('a b!'), rounds: [round] })).toBeNull();
  expect(mayPair(eventOf('a b', ['a forfeits b']))).toBeNull();
});

test('no table pauses', () => {
  expect(pauseTable().refused).toEqual(['GG18-TO-03']);
});
