/** The order of the desk's work. */
import { expect, test } from 'vitest';
import type { GameRow } from '../../../core/event/views.ts';
import { byUrgency } from './order.ts';

function game(id: string, table: number | null, waiting: GameRow['waiting'], done = false): GameRow {
  const result = done ? ({ kind: 'void' } as const) : null;
  const plain = {
    kind: 'game',
    seats: [],
    attacker: null,
    started: true,
    points: null,
    settledBy: null,
    encounter: null,
  } as const;
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
