import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignTables } from './tables.ts';
import type { TableGame, TablesRequest } from './tables.ts';

const games = (...players: number[][]): TableGame[] => players.map((seats) => ({ players: seats }));
const never = () => 0;
const seenAt =
  (...visits: [player: number, table: number][]) =>
  (player: number, table: number) =>
    visits.filter(([who, where]) => who === player && where === table).length;

describe('assignTables', () => {
  test('gives the first games the first tables', () => {
    const order = games([0, 1], [2, 3], [4, 5]);
    expect(assignTables({ games: order, tables: [1, 2, 3, 4], seen: never })).toEqual([1, 2, 3]);
    expect(assignTables({ games: order, tables: [7, 3, 12], seen: never })).toEqual([7, 3, 12]);
    expect(assignTables({ games: [], tables: [], seen: never })).toEqual([]);
  });

  test('moves a game away from a table that a player has been at', () => {
    const order = games([0, 1], [2, 3], [4, 5]);
    expect(assignTables({ games: order, tables: [1, 2, 3], seen: seenAt([1, 1]) })).toEqual([2, 1, 3]);
  });

  test('moves as little as it can: the last game goes to the empty table', () => {
    const order = games([0, 1], [2, 3], [4, 5]);
    expect(assignTables({ games: order, tables: [1, 2, 3, 4], seen: seenAt([4, 3]) })).toEqual([1, 2, 4]);
  });

  test('lets the earlier game stay where either of two could', () => {
    // Game 2 has to leave table 2: it changes with game 1 or game 3, and then game 1 stays put.
    const order = games([0, 1], [2, 3], [4, 5]);
    expect(assignTables({ games: order, tables: [1, 2, 3], seen: seenAt([2, 2]) })).toEqual([1, 3, 2]);
  });

  test('counts a player who was at a table twice as two repeats', () => {
    const seen = seenAt([0, 1], [0, 1], [0, 2]);
    expect(assignTables({ games: games([0, 1], [2, 3]), tables: [1, 2], seen })).toEqual([2, 1]);
  });

  test('leaves pinned games where they are', () => {
    const order: TableGame[] = [{ players: [0, 1] }, { players: [2, 3] }, { players: [4, 5], fixed: 0 }];
    expect(assignTables({ games: order, tables: [1, 2, 3], seen: seenAt([4, 1]) })).toEqual([2, 3, 1]);
  });

  test('gives a table that two games ask for to the first', () => {
    const order: TableGame[] = [
      { players: [0, 1], fixed: 1 },
      { players: [2, 3], fixed: 1 },
    ];
    expect(assignTables({ games: order, tables: [1, 2], seen: never })).toEqual([2, 1]);
  });

  test('refuses to seat more games than tables', () => {
    expect(() => assignTables({ games: games([0, 1], [2, 3]), tables: [1], seen: never })).toThrow('2 games');
  });

  test('seats what trying everything finds best', () => {
    const requests = fc.record({
      players: fc
        .integer({ min: 0, max: 6 })
        .map((count) => Array.from({ length: count }, (_, n) => [2 * n, 2 * n + 1])),
      spare: fc.integer({ min: 0, max: 2 }),
      visits: fc.array(fc.tuple(fc.nat({ max: 11 }), fc.integer({ min: 1, max: 8 })), { maxLength: 40 }),
      pins: fc.array(fc.option(fc.nat({ max: 5 }), { freq: 3, nil: undefined }), { minLength: 6, maxLength: 6 }),
    });
    fc.assert(
      fc.property(requests, ({ players, spare, visits, pins }) => {
        const order = players.map((seats, game): TableGame => {
          const fixed = pins[game];
          return fixed === undefined ? { players: seats } : { players: seats, fixed };
        });
        const tables = Array.from({ length: players.length + spare }, (_, n) => n + 1);
        const request = { games: order, tables, seen: seenAt(...visits) };
        expect(assignTables(request)).toEqual(bestOfAll(request));
      }),
      { numRuns: 400 },
    );
  });
});

/** The best plan by trying them all: repeats, displacements in all, displacements one by one, tables. */
function bestOfAll({ games: order, tables, seen }: TablesRequest): number[] {
  const pins = order.map(({ fixed }, game) => {
    const first = order.findIndex((other) => other.fixed === fixed);
    return fixed !== undefined && first === game && fixed < tables.length ? fixed : null;
  });
  const moving = order.flatMap((_, game) => (pins[game] === null ? [game] : []));
  const free = tables.flatMap((_, table) => (pins.includes(table) ? [] : [table]));
  let best: { score: number[]; plan: number[] } | null = null;
  for (const columns of arrangements(free.length, moving.length)) {
    const repeats = moving.map((game, row) => {
      const table = tables[free[columns[row] ?? 0] ?? 0] ?? 0;
      return (order[game]?.players ?? []).reduce((sum, player) => sum + seen(player, table), 0);
    });
    const moved = columns.map((column, row) => Math.abs(column - row));
    const score = [sum(repeats), sum(moved), ...moved, ...columns];
    if (best === null || compare(score, best.score) < 0) best = { score, plan: columns };
  }
  return order.map((_, game) => {
    const table = pins[game] ?? free[best?.plan[moving.indexOf(game)] ?? 0] ?? 0;
    return tables[table] ?? 0;
  });
}

function arrangements(columns: number, rows: number): number[][] {
  if (rows === 0) return [[]];
  return arrangements(columns, rows - 1).flatMap((plan) =>
    Array.from({ length: columns }, (_, column) => column)
      .filter((column) => !plan.includes(column))
      .map((column) => [...plan, column]),
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
