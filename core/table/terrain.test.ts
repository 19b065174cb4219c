import { describe, expect, test } from 'vitest';
import { areaOf, sharedArea } from './areas.ts';
import { type Shape, disc, polygon, rect } from './shapes.ts';
import { coveredIn, footprintOf, lanesBetween, narrowGaps, shareWith, shutOff, shutOffIn } from './terrain.ts';
import { INCH, inches, millimetres } from './units.ts';
import { quarterDisc, strip } from './zones.ts';

const TABLE = { width: inches(36), depth: inches(36) };
const SQUARE = INCH * INCH;
const box = (x0: number, y0: number, x1: number, y1: number) => rect(x0 * INCH, y0 * INCH, x1 * INCH, y1 * INCH);
const round = (x: number, y: number, radius: number) => disc(x * INCH, y * INCH, radius * INCH);
const piece = (id: string, shape: Shape, ...traits: string[]) => ({ id, shape, traits });

describe('areas', () => {
  const corner = quarterDisc(TABLE, 'SW', inches(12));
  const l = polygon(
    ...(
      [
        [0, 0],
        [18, 0],
        [18, 9],
        [9, 9],
        [9, 18],
        [0, 18],
      ] as const
    ).map(([x, y]) => [inches(x), inches(y)] as const),
  );
  const wedge = polygon([0, 0], [TABLE.width, 0], [TABLE.width / 2, inches(12)]);

  test('zones have the areas that the catalogue gives', () => {
    const zones = [strip(TABLE, 'north', inches(8)), corner, l, wedge];
    expect(zones.map((zone) => (areaOf(zone) / SQUARE).toFixed(2))).toEqual(['288.00', '113.10', '243.00', '216.00']);
  });

  test('what shapes share with zones', () => {
    const shared = (shape: Shape, zone = corner as Parameters<typeof sharedArea>[1]) =>
      sharedArea(shape, zone) / SQUARE;
    expect(shared(box(0, 0, 4.6, 5))).toBeCloseTo(23, 9);
    expect(shared(box(0, 0, 36, 36))).toBeCloseTo(36 * Math.PI, 9);
    expect(shared(round(3, 3, 2))).toBeCloseTo(4 * Math.PI, 9);
    expect(shared(box(0, 0, 18, 18), l)).toBeCloseTo(243, 9);
    expect(shared(box(6, 6, 12, 12), l)).toBeCloseTo(36 - 9, 9);
    expect(shared(round(9, 9, 2), l)).toBeCloseTo(3 * Math.PI, 9);
    // The two halves of a disc across a corner zone's rim.
    const across = round(12, 2, 1);
    expect(shared(across) + (areaOf(across) - sharedArea(across, corner)) / SQUARE).toBeCloseTo(Math.PI, 9);
    expect(shared(polygon([0, 6096], [6096, 0], [6096, 6096]))).toBeCloseTo(36 * Math.PI - 72, 9);
  });

  test('what lies under two is counted once', () => {
    const zone = box(0, 0, 36, 8);
    expect(coveredIn(zone, [box(0, 0, 4, 4), box(2, 2, 6, 6)])).toBeCloseTo(28, 6);
    expect(coveredIn(zone, [box(0, 0, 4, 4), box(4, 0, 6, 12)])).toBeCloseTo(32, 9);
  });
});

test('shares by number and by area', () => {
  const pieces = [piece('a', box(0, 0, 3, 3), 'blocking'), piece('b', box(5, 5, 6, 6), 'severe', 'dense')];
  expect(footprintOf(pieces)).toBeCloseTo(10, 9);
  expect([shareWith(pieces, ['blocking'], 'pieces'), shareWith(pieces, ['blocking'], 'area')]).toEqual([0.5, 0.9]);
  expect(shareWith([], ['blocking'], 'area')).toBeNull();
});

test('gaps that a 50 mm base does not pass', () => {
  const wall = (id: string, x: number) => piece(id, rect(x, 0, x + 100, 5000));
  const gaps = narrowGaps([wall('a', 0), wall('b', 1100), wall('c', 2199), wall('d', 2299)], millimetres(50));
  expect(gaps).toEqual([{ between: ['b', 'c'], gap: 999 }]);
});

describe('ground that no base comes to', () => {
  const walls = [box(10, 10, 20, 11), box(10, 19, 20, 20), box(10, 11, 11, 19)];
  const gate = (width: number) => [...walls, box(19, 11, 20, 15 - width / 2), box(19, 15 + width / 2, 20, 19)];
  const radius = millimetres(25);
  const zone = box(0, 0, 36, 36);

  test('a yard with a gate wide enough is open, and shut off with a narrower one', () => {
    const [open = 0] = shutOffIn([zone], shutOff(TABLE, gate(2), radius));
    const [shut = 0] = shutOffIn([zone], shutOff(TABLE, gate(1.9), radius));
    // Walls of 34 square inches, and corners of the yard that no round base fills.
    expect(open).toBeGreaterThan(34);
    expect(open).toBeLessThan(36);
    // The whole yard, but for the mouth of the gate, which a base can dip into.
    expect(shut).toBeGreaterThan(98);
    expect(shut).toBeLessThan(100);
  });

  test('nothing in the way shuts off nothing', () => {
    expect(shutOffIn([zone], shutOff(TABLE, [], radius))).toEqual([0]);
  });
});

test('lines from zone to zone: all open, none behind a wall across the table', () => {
  const zones = [strip(TABLE, 'south', inches(8)), strip(TABLE, 'north', inches(8))] as const;
  const lanes = (...blocking: Shape[]) => lanesBetween(TABLE, blocking, ...zones);
  expect(lanes()).toEqual({ lines: 5184, open: 5184 });
  expect(lanes(box(0, 17, 36, 18)).open).toBe(0);
  // An inch thick, a wall over half the table hides a little more than half.
  expect(lanes(box(0, 17, 18, 18)).open).toBe(2551);
});
