import { describe, expect, test } from 'vitest';
import { nextRound, openFloor, playRound } from '../../../../tests/core/event/floor.ts';
import { gainingGroundsS0 } from '../pack.ts';

describe('the tables of an event', () => {
  const start = (count: number) => {
    const floor = openFloor(gainingGroundsS0);
    const entrants = Array.from({ length: count }, (_, n) => ({ name: `P${n}`, faction: 'guild', checkIn: true }));
    floor.run({ type: 'add-entrants', entrants });
    return floor;
  };

  test('show nobody a table or a kind of terrain twice while that can be helped', () => {
    const floor = start(8);
    const terrain = [1, 2, 3, 4].map((table) => ({ table, kind: table % 2 === 0 ? 'desert' : 'forest' }));
    floor.run({ type: 'change-settings', settings: { terrain, rounds: 2 } });
    floor.run({ type: 'publish-pack' });
    floor.run({ type: 'start-event' });
    nextRound(floor);
    const before = new Map(floor.games().flatMap(({ seats, table }) => seats.map((id) => [id, table ?? 0] as const)));
    playRound(floor, ({ table }) => [8 - (table ?? 0), 1]);
    nextRound(floor);
    const repeats = (tables: readonly (number | null)[]) =>
      floor.games().flatMap(({ seats }, game) =>
        seats.map((id) => {
          const [then, now] = [before.get(id) ?? 0, tables[game] ?? 0];
          return then === now ? 1000 : then % 2 === now % 2 ? 1 : 0;
        }),
      );
    const sum = (weights: readonly number[]) => weights.reduce((total, weight) => total + weight, 0);
    const every = orders([1, 2, 3, 4]).map((tables) => sum(repeats(tables)));
    expect(sum(repeats(floor.games().map(({ table }) => table)))).toBe(Math.min(...every));
    expect(Math.max(...every)).toBeGreaterThan(Math.min(...every));
  });

  test('give the leaders the feature tables', () => {
    const floor = start(6);
    floor.run({ type: 'change-settings', settings: { tables: [1, 2, 3], featured: [3] } });
    floor.run({ type: 'publish-pack' });
    floor.run({ type: 'start-event' });
    nextRound(floor);
    expect(floor.games().map(({ table }) => table)).toEqual([3, 1, 2]);
  });

  test.each([
    ['whatever they have had', [], 4],
    ['unless terrain decides', [{ table: 4, kind: 'forest' }], null],
  ])('keep the leaders at the feature table in every round, %s', (_, terrain, wanted) => {
    const floor = start(8);
    floor.run({ type: 'change-settings', settings: { tables: [1, 2, 3, 4], featured: [4], terrain, rounds: 3 } });
    floor.run({ type: 'publish-pack' });
    floor.run({ type: 'start-event' });
    for (const round of [1, 2, 3]) {
      nextRound(floor);
      const [leaders] = floor.games();
      if (round > 1 && wanted === null) expect(leaders?.table).not.toBe(4);
      else expect(leaders?.table).toBe(4);
      // Those at the feature table win: they lead, and have had it.
      if (round < 3) playRound(floor, ({ table }) => (table === 4 ? [8, 1] : [4, 3]));
    }
  });

  test('refuse two kinds of terrain on one table', () => {
    const terrain = [
      { table: 1, kind: 'desert' },
      { table: 1, kind: 'forest' },
    ];
    expect(start(2).ask({ type: 'change-settings', settings: { terrain } })?.code).toBe('table-twice');
  });
});

function orders(tables: readonly number[]): number[][] {
  if (tables.length === 0) return [[]];
  return tables.flatMap((first) => orders(tables.filter((table) => table !== first)).map((rest) => [first, ...rest]));
}
