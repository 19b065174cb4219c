import { describe, expect, test } from 'vitest';
import { hashText } from '../../chance/bytes.ts';
import { openStream } from '../../chance/stream.ts';
import { meetingsAt, mixTables } from './mixing.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, player) => player);

/** Every way to fill tables of these lengths, the first player left at each of them in turn: slow and plain. */
function fewest(left: readonly number[], lengths: readonly number[], met: (a: number, b: number) => number): number {
  const [first, ...others] = left;
  if (first === undefined) return 0;
  const tries = [...new Set(lengths)].flatMap((length) => {
    const rest = lengths.filter((_, place) => place !== lengths.indexOf(length));
    return combinations(others, length - 1).map((mates) => {
      const after = others.filter((player) => !mates.includes(player));
      return meetingsAt([[first, ...mates]], met) + fewest(after, rest, met);
    });
  });
  return Math.min(...tries);
}

function combinations(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((one, place) => combinations(from.slice(place + 1), count - 1).map((rest) => [one, ...rest]));
}

describe('tables that mix', () => {
  test('are the best there are, tried against every seating, and say how that is known', () => {
    const stream = openStream(hashText('mixing'), 'meetings');
    for (const [count, lengths] of [
      [5, [3, 2]],
      [7, [4, 3]],
      [8, [4, 4]],
      [9, [3, 3, 3]],
      [9, [4, 4, 1]],
    ] as const) {
      for (let round = 0; round < 4; round += 1) {
        const known = new Map<string, number>();
        const met = (a: number, b: number): number => {
          const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
          const times = known.get(key) ?? stream.below(3);
          known.set(key, times);
          return times;
        };
        const { tables, meetings, least } = mixTables(upTo(count), lengths, met);
        expect([...tables.flat()].sort((a, b) => a - b)).toEqual(upTo(count));
        expect(tables.map(({ length }) => length).sort()).toEqual([...lengths].sort());
        expect(meetings).toBe(meetingsAt(tables, met));
        expect([meetings, least !== null]).toEqual([fewest(upTo(count), lengths, met), true]);
      }
    }
  });

  test('let nobody meet again in four rounds of nine at threes', () => {
    const rounds: (readonly (readonly number[])[])[] = [];
    const met = (a: number, b: number) =>
      rounds.flat().filter((table) => table.includes(a) && table.includes(b)).length;
    for (let round = 0; round < 4; round += 1) {
      const { tables, meetings, least } = mixTables(upTo(9), [3, 3, 3], met);
      expect({ round, meetings, least }).toEqual({ round, meetings: 0, least: 'count' });
      rounds.push(tables);
    }
  });

  test('of very many say so where nobody knows whether they are the best', () => {
    const met = (a: number, b: number) => (a * 7 + b * 7 + a * b) % 3;
    const { tables, least } = mixTables(
      upTo(40),
      Array.from({ length: 10 }, () => 4),
      met,
    );
    expect([tables.length, least]).toEqual([10, null]);
  });
});
