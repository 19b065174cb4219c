import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TerrainRequest, assignTerrain } from './terrain.ts';

const KINDS = ['wood', 'ruins', 'town'];

/** Every way to give the games different tables. */
function* plansOf(games: number, tables: readonly number[]): Generator<number[]> {
  if (games === 0) {
    yield [];
    return;
  }
  for (const table of tables) {
    const others = tables.filter((other) => other !== table);
    for (const rest of plansOf(games - 1, others)) yield [table, ...rest];
  }
}

function figuresOf({ games, seen, kindOf, seenKind }: TerrainRequest, plan: readonly number[]) {
  const sum = (figure: (player: number, table: number) => number): number =>
    games.reduce((all, { players }, game) => players.reduce((own, one) => own + figure(one, plan[game] ?? 0), all), 0);
  const kinds = sum((player, table) => {
    const kind = kindOf(table);
    return kind === undefined ? 0 : seenKind(player, kind);
  });
  return { tables: sum(seen), kinds, moved: plan.filter((table, game) => kindOf(table) !== kindOf(game + 1)).length };
}

const requests = fc
  .record({
    games: fc.integer({ min: 1, max: 5 }),
    spare: fc.nat({ max: 2 }),
    kinds: fc.array(fc.option(fc.constantFrom(...KINDS), { nil: undefined }), { minLength: 7, maxLength: 7 }),
    visits: fc.array(fc.tuple(fc.nat({ max: 9 }), fc.integer({ min: 1, max: 7 })), { maxLength: 25 }),
    seenKinds: fc.array(fc.tuple(fc.nat({ max: 9 }), fc.constantFrom(...KINDS)), { maxLength: 25 }),
  })
  .map(({ games, spare, kinds, visits, seenKinds }): TerrainRequest => {
    return {
      games: Array.from({ length: games }, (_, game) => ({ players: [2 * game, 2 * game + 1] })),
      tables: Array.from({ length: games + spare }, (_, table) => table + 1),
      seen: (player, table) => visits.filter(([who, where]) => who === player && where === table).length,
      kindOf: (table) => kinds[table - 1],
      seenKind: (player, kind) => seenKinds.filter(([who, what]) => who === player && what === kind).length,
    };
  });

describe('assignTerrain', () => {
  test('repeats as few tables as trying everything', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const all = [...plansOf(request.games.length, request.tables)].map((plan) => figuresOf(request, plan));
        const plan = assignTerrain(request);
        expect(new Set(plan).size).toBe(plan.length);
        expect(figuresOf(request, plan).tables).toBe(Math.min(...all.map(({ tables }) => tables)));
      }),
      { numRuns: 150 },
    );
  });

  test('repeats as few kinds as trying everything, and moves as few games for it, where no table comes twice', () => {
    fc.assert(
      fc.property(requests, (any) => {
        const request = { ...any, seen: () => 0 };
        const all = [...plansOf(request.games.length, request.tables)].map((plan) => figuresOf(request, plan));
        const kinds = Math.min(...all.map((one) => one.kinds));
        const moved = Math.min(...all.filter((one) => one.kinds === kinds).map((one) => one.moved));
        expect(figuresOf(request, assignTerrain(request))).toEqual({ tables: 0, kinds, moved });
      }),
      { numRuns: 150 },
    );
  });

  test('keeps games that are fixed at their tables', () => {
    const request: TerrainRequest = {
      games: [{ players: [0, 1] }, { players: [2, 3], fixed: 0 }],
      tables: [4, 9],
      seen: () => 0,
      kindOf: () => 'wood',
      seenKind: () => 1,
    };
    expect(assignTerrain(request)).toEqual([9, 4]);
  });
});
