import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTables, tableSizes } from './groups.ts';

const brawl = { min: 4, max: 8, preferred: 6 };
const upTo = (count: number) => Array.from({ length: count }, (_, player) => player);
const key = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`;
const never = () => 0;
const meetings = (tables: readonly number[][], met: (a: number, b: number) => number) =>
  tables
    .flatMap((table) => table.flatMap((a, i) => table.slice(i + 1).map((b) => met(a, b))))
    .reduce((sum, n) => sum + n, 0);

describe('tableSizes', () => {
  test('differ by one at most and stay in the range where the numbers allow it', () => {
    expect(tableSizes(4, brawl)).toEqual([4]);
    expect(tableSizes(8, brawl)).toEqual([8]);
    expect(tableSizes(9, brawl)).toEqual([5, 4]);
    expect(tableSizes(13, brawl)).toEqual([7, 6]);
    expect(tableSizes(24, brawl)).toEqual([6, 6, 6, 6]);
    expect(tableSizes(0, brawl)).toEqual([]);
    for (const players of upTo(200).slice(4)) {
      const sizes = tableSizes(players, brawl);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(players);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(8);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }
  });

  test('take the nearest where the numbers do not allow the range', () => {
    expect(tableSizes(3, brawl)).toEqual([3]);
    expect(tableSizes(5, { min: 4, max: 4, preferred: 4 })).toEqual([3, 2]);
  });
});

describe('groupTables', () => {
  test('fills the tables in standing order', () => {
    expect(groupTables({ order: [5, 3, 1, 0, 2, 4, 6, 8, 7], sizes: brawl, met: never })).toEqual([
      [5, 3, 1, 0, 2],
      [4, 6, 8, 7],
    ]);
  });

  test('lets two who stand closest change places so that fewer meet again', () => {
    const met = (a: number, b: number) => (key(a, b) === '0-3' ? 1 : 0);
    expect(groupTables({ order: upTo(8), sizes: { min: 4, max: 4, preferred: 4 }, met })).toEqual([
      [0, 1, 2, 4],
      [3, 5, 6, 7],
    ]);
  });

  test('is never worse than standing order, never improved by one exchange, and always the same', () => {
    const rounds = fc.integer({ min: 4, max: 20 }).chain((count) =>
      fc.record({
        order: fc.shuffledSubarray(upTo(count), { minLength: count }),
        games: fc.array(fc.shuffledSubarray(upTo(count), { minLength: 4, maxLength: Math.min(8, count) }), {
          maxLength: 8,
        }),
      }),
    );
    fc.assert(
      fc.property(rounds, ({ order, games }) => {
        const met = (a: number, b: number) => games.filter((game) => game.includes(a) && game.includes(b)).length;
        const tables = groupTables({ order, sizes: brawl, met });
        expect(groupTables({ order, sizes: brawl, met })).toEqual(tables);
        expect(tables.map(({ length }) => length)).toEqual(tableSizes(order.length, brawl));
        expect(tables.flat().sort((a, b) => a - b)).toEqual([...order].sort((a, b) => a - b));
        const total = meetings(tables, met);
        expect(total).toBeLessThanOrEqual(meetings(groupTables({ order, sizes: brawl, met: never }), met));
        for (const a of order) {
          for (const b of order) {
            const swapped = tables.map((table) =>
              table.map((player) => (player === a ? b : player === b ? a : player)),
            );
            expect(meetings(swapped, met)).toBeGreaterThanOrEqual(total);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('finds the fewest meetings there are in most small rounds', () => {
    const rounds = fc.record({
      count: fc.integer({ min: 8, max: 9 }),
      pairs: fc.uniqueArray(fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 8 })), { maxLength: 16 }),
    });
    const samples = fc.sample(rounds, { numRuns: 200, seed: 1 });
    const best = samples.filter(({ count, pairs }) => {
      const met = (a: number, b: number) => pairs.filter(([x, y]) => key(x, y) === key(a, b)).length;
      const sizes = { min: 4, max: 5, preferred: 4 };
      return meetings(groupTables({ order: upTo(count), sizes, met }), met) === fewestMeetings(count, met);
    });
    expect(best.length).toBeGreaterThanOrEqual(198);
  });
});

/** The fewest meetings of all ways to seat 8 or 9 players at two tables. */
function fewestMeetings(count: number, met: (a: number, b: number) => number): number {
  let fewest = Infinity;
  for (let seats = 0; seats < 1 << count; seats += 1) {
    const upper = upTo(count).filter((player) => ((seats >> player) & 1) === 1);
    if (upper.length !== Math.ceil(count / 2)) continue;
    fewest = Math.min(fewest, meetings([upper, upTo(count).filter((player) => !upper.includes(player))], met));
  }
  return fewest;
}
