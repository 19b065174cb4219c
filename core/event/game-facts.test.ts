import { describe, expect, test } from 'vitest';
import { gameFacts, gamesOfTheDayBefore } from './game-facts.ts';
import { gameIdOf, gameNumber, roundOfGame } from './game-id.ts';
import type { EventParts } from './parts.ts';

const HOUR = 60 * 60 * 1000;

function game(id: string, seats: readonly string[], scores: readonly object[] = []) {
  return { id, seats, kind: seats.length === 1 ? 'bye' : 'game', result: { kind: 'played', scores } };
}

/** Four rounds: two on a Saturday, two on the Sunday after. As much of a view as is read. */
const parts = {
  event: { rounds: 4, date: '2026-11-21' },
  pack: { values: { length: 'short' } },
  entrants: {
    e1: { faction: 'Guild', members: [] },
    e2: { faction: null, members: [{ faction: 'Arcanists' }, { faction: null }] },
  },
  details: { e1: { list: 'six models' } },
  'round/1': { publishedAt: 0, scenario: { scheme: 'first' } },
  'round/2': { publishedAt: 2 * HOUR },
  'round/3': { publishedAt: 24 * HOUR },
  'round/4': { publishedAt: 26 * HOUR, scenario: { scheme: 'last' } },
  'games/1': { r1g1: game('r1g1', ['e1', 'e2'], [{ vp: 7 }, { vp: 3 }]) },
  'games/2': { r2g1: game('r2g1', ['e1']), r2g2: game('r2g2', ['e2', 'e3'], [{ vp: 4 }, { vp: 5 }]) },
  'games/3': { r3g1: game('r3g1', ['e2', 'e1'], [{ vp: 1 }, { vp: 9 }]) },
  'games/4': { r4g1: game('r4g1', ['e1', 'e2']) },
} as unknown as EventParts;

describe('what an event knows of a game', () => {
  test('is its options, its round’s scenario, and each seat with its sheets of the rounds before', () => {
    expect(gameFacts(parts, 'r4g1')).toMatchObject({
      round: 4,
      options: { length: 'short' },
      scenario: { scheme: 'last' },
      plannedRounds: 4,
      date: '2026-11-21',
      seats: [
        {
          entrant: 'e1',
          faction: 'Guild',
          factions: [],
          details: { list: 'six models' },
          lines: [{ vp: 7 }, {}, { vp: 9 }],
        },
        {
          entrant: 'e2',
          faction: null,
          factions: ['Arcanists'],
          details: {},
          lines: [{ vp: 3 }, { vp: 4 }, { vp: 1 }],
        },
      ],
    });
  });

  test('is refused for a bye and for an id that is no game', () => {
    expect(gameFacts(parts, 'r2g1')).toMatchObject({ code: 'no-encounter' });
    expect(gameFacts(parts, 'r9g1')).toMatchObject({ code: 'unknown-game' });
    expect(gameFacts(parts, 'table 3')).toMatchObject({ code: 'unknown-game' });
  });

  test('goes back to the rounds of the same day, and not over a night', () => {
    const before = (round: number) => gamesOfTheDayBefore(parts, 'e2', round).map(({ id }) => id);
    expect(before(1)).toEqual([]);
    expect(before(2)).toEqual(['r1g1']);
    expect(before(3)).toEqual([]);
    expect(before(4)).toEqual(['r3g1']);
  });
});

test('the id of a game says its round and its number', () => {
  const id = gameIdOf(12, 34);
  expect([id, roundOfGame(id), gameNumber(id)]).toEqual(['r12g34', 12, 34]);
  expect([null, '', 'round 2', 'r2', 'e7'].map(roundOfGame)).toEqual([0, 0, 0, 0, 0]);
});
