import { describe, expect, test } from 'vitest';
import { compareExact, exactly, rankRows } from './standing.ts';

interface Row {
  readonly id: string;
  readonly tp: number;
  readonly strength: number | string;
}

const keys = [
  { id: 'tp', value: ({ tp }: Row) => tp },
  { id: 'strength', value: ({ strength }: Row) => strength },
];
const places = (rows: readonly Row[]) =>
  rankRows(rows, keys).map(({ row, rank, decidedBy }) => [row.id, rank, decidedBy]);

describe('rankRows', () => {
  test('numbers joint places and skips those after them', () => {
    const rows = [
      { id: 'a', tp: 3, strength: 1 },
      { id: 'b', tp: 6, strength: 1 },
      { id: 'c', tp: 3, strength: 1 },
      { id: 'd', tp: 0, strength: 9 },
    ];
    expect(places(rows)).toEqual([
      ['b', 1, null],
      ['a', 2, 'tp'],
      ['c', 2, 'joint'],
      ['d', 4, 'tp'],
    ]);
  });

  test('names the key that decided, and compares fractions exactly', () => {
    const rows = [
      { id: 'third', tp: 1, strength: '1/3' },
      { id: 'near', tp: 1, strength: '333333333333/1000000000000' },
      { id: 'whole', tp: 1, strength: 1 },
    ];
    expect(places(rows)).toEqual([
      ['whole', 1, null],
      ['third', 2, 'strength'],
      ['near', 3, 'strength'],
    ]);
  });

  test('ranks nobody among nobody', () => {
    expect(rankRows([], keys)).toEqual([]);
  });
});

describe('exactly', () => {
  test.each([
    [6, 3, 2],
    [2, 4, '1/2'],
    [-4, 6, '-2/3'],
    [4, -6, '-2/3'],
    [0, 5, 0],
  ])('%i over %i is %s', (p, q, expected) => {
    expect(exactly(p, q)).toBe(expected);
  });

  test('refuses to divide by zero', () => {
    expect(() => exactly(1, 0)).toThrow('zero');
  });

  test('compares across whole numbers and fractions', () => {
    expect(compareExact('7/3', 2)).toBeGreaterThan(0);
    expect(compareExact('-1/2', 0)).toBeLessThan(0);
    expect(compareExact('4/2', 2)).toBe(0);
  });
});
