/** The order of the desk's work, and whose place a correction moved. */
import { expect, test } from 'vitest';
import type { GameRow, StandingsPart } from '../../../core/event/views.ts';
import { placesMoved } from './changes.ts';
import { byUrgency } from './order.ts';

function game(id: string, table: number | null, waiting: GameRow['waiting'], done = false): GameRow {
  const result = done ? ({ kind: 'void' } as const) : null;
  const plain = { kind: 'game', seats: [], attacker: null, started: true, points: null, settledBy: null } as const;
  return { ...plain, id, table, waiting, result, corrections: 0, extension: 0, why: null, rules: [] };
}

test('where people disagree comes first, what is settled last, then by table', () => {
  const games = [
    game('done', 1, 'none', true),
    game('bye', null, 'none'),
    game('open', 2, 'none'),
    game('one', 4, 'confirmation'),
    game('differ', 9, 'desk'),
  ];
  expect(byUrgency(games).map(({ id }) => id)).toEqual(['differ', 'one', 'open', 'bye', 'done']);
});

test('places that moved are said from and to, the highest first', () => {
  const standings = (...ids: readonly string[]): StandingsPart =>
    Object.fromEntries(
      ids.map((entrant, index) => [
        entrant,
        { entrant, rank: index + 1, place: index + 1, status: 'active', columns: {}, decidedBy: null },
      ]),
    );
  expect(placesMoved(standings('a', 'b', 'c'), standings('b', 'a', 'c', 'd'))).toEqual([
    { entrant: 'b', before: 2, after: 1 },
    { entrant: 'a', before: 1, after: 2 },
    { entrant: 'd', before: null, after: 4 },
  ]);
});
