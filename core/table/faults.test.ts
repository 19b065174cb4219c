import { describe, expect, test } from 'vitest';
import { faultOfBase, faultOfTerrain } from './faults.ts';
import { type Piece, type Shape, base, disc, polygon, rect } from './shapes.ts';
import { inches } from './units.ts';

const TABLE = { width: inches(48), depth: inches(48) };
const box = (x0: number, y0: number, x1: number, y1: number) => rect(inches(x0), inches(y0), inches(x1), inches(y1));
const points = (...places: [number, number][]) =>
  polygon(...places.map(([x, y]): [number, number] => [inches(x), inches(y)]));
const pieces = (...shapes: Shape[]): Piece[] => shapes.map((shape, at) => ({ id: `p${at + 1}`, shape, traits: [] }));
const said = (...shapes: Shape[]) => faultOfTerrain(TABLE, pieces(...shapes))?.message ?? null;

test('pieces that lie side by side on the table are in order', () => {
  expect(said(box(0, 0, 4, 4), box(4, 0, 8, 4), disc(inches(20), inches(20), inches(3)))).toBeNull();
  expect(said(points([1, 1], [9, 1], [9, 3], [3, 3], [3, 9], [1, 9]), box(3, 3, 9, 9))).toBeNull();
});

describe('refused, with what is wrong and where', () => {
  test.each([
    [
      'crosses itself',
      [points([1, 1], [5, 5], [5, 1], [1, 5])],
      'p1 crosses itself: its side from (1″, 1″) to (5″, 5″) meets',
    ],
    ['doubles back', [points([1, 1], [5, 1], [3, 1], [3, 4])], 'p1 crosses itself'],
    ['comes twice to a corner', [points([1, 1], [3, 3], [5, 1], [5, 5], [3, 3], [1, 5])], 'p1 comes twice to (3″, 3″)'],
    ['has no area', [points([1, 1], [2, 2], [3, 3])], 'p1'],
    ['has two corners', [points([1, 1], [2, 2])], 'three or more'],
    ['has no radius', [disc(500, 500, 0)], 'p1 has no size'],
    ['is no number', [disc(Number.NaN, 500, 100)], 'p1 has a place or a size that no table has'],
    [
      'hangs over the edge',
      [box(44, 1, 49, 4)],
      'p1 is not whole on the table: it reaches from (44″, 1″) to (49″, 4″)',
    ],
    ['lies on another', [box(1, 1, 4, 4), box(3, 3, 6, 6)], 'p2 lies on p1'],
    ['lies just where another does', [box(1, 1, 4, 4), box(1, 1, 4, 4)], 'p2 lies on p1'],
    ['is one of 10,000', Array.from({ length: 10_000 }, () => box(1, 1, 2, 2)), '10000 pieces'],
  ])('a piece that %s', (_, shapes, message) => {
    expect(said(...shapes)).toContain(message);
  });

  test('two of one name, a height below the table, a table of no size', () => {
    const [one] = pieces(box(1, 1, 4, 4));
    if (!one) throw new Error('a piece was made');
    expect(faultOfTerrain(TABLE, [one, one])?.message).toBe('Two pieces are called p1.');
    expect(faultOfTerrain(TABLE, [{ ...one, height: -1 }])?.code).toBe('height');
    expect(faultOfTerrain({ width: 0, depth: 500 }, [])?.code).toBe('table-size');
  });

  test('a base that is not made, and one that hangs over the edge', () => {
    const fault = (x: number, across: number) => {
      const standing = { id: 'm1', at: { x: inches(x), y: inches(9) }, across };
      return faultOfBase(TABLE, standing, base(standing.at, across))?.code ?? null;
    };
    expect([fault(9, 30), fault(9, 31), fault(0.5, 30), fault(0.6, 30)]).toEqual([
      null,
      'base-size',
      'off-table',
      null,
    ]);
  });
});
