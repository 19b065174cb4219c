import { describe, expect, test } from 'vitest';
import { completelyWithin, distance, meets, nearer, overlaps, touching, within } from './measure.ts';
import { base, disc, polygon, rect, spot } from './shapes.ts';
import { inInches, inches, millimetres } from './units.ts';
import { centreOf, centreline, cornerOf, edgeOf, half, quarter, quarterDisc, strip, wholeOf } from './zones.ts';

const at = (x: number, y: number) => ({ x: inches(x), y: inches(y) });
const TABLE = { width: inches(36), depth: inches(36) };

test('every base and every quarter inch is a whole number of units', () => {
  expect([inches(0.25), millimetres(14.25), base(at(0, 0), 30).radius]).toEqual([127, 285, 300]);
});

describe('between bases', () => {
  test('distance is from edge to edge', () => {
    expect(inInches(distance(base(at(10, 10), 30), base(at(15, 10), 50)))).toBeCloseTo(3.425196850393701, 12);
  });

  test('within counts the limit itself, nearer does not', () => {
    const [a, b] = [base({ x: 0, y: 0 }, 30), base({ x: 600 + inches(1), y: 0 }, 30)];
    expect([within(a, b, inches(1)), nearer(a, b, inches(1)), within(a, b, inches(1) - 1)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('bases that touch meet and do not overlap, on a slope too', () => {
    const [a, b] = [base({ x: 0, y: 0 }, 30), base({ x: 360, y: 480 }, 30)];
    expect([touching(a, b), meets(a, b), overlaps(a, b)]).toEqual([true, true, false]);
  });
});

describe('zones', () => {
  test('Flank: a base partly in the L is in the zone, not completely, and in its quarter', () => {
    const zone = polygon(
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
    const model = base(at(9.3, 9.3), 30);
    expect([meets(model, zone), completelyWithin(model, zone)]).toEqual([true, false]);
    expect(completelyWithin(model, quarter(TABLE, 'SW'))).toBe(true);
    expect(completelyWithin(base(at(5, 5), 30), zone)).toBe(true);
  });

  test('Corner: the disc and the table both bound it', () => {
    const zone = quarterDisc(TABLE, 'NE', inches(12));
    expect(completelyWithin(base(at(27, 27), 30), zone)).toBe(false);
    expect(completelyWithin(base(at(30, 30), 30), zone)).toBe(true);
    expect(completelyWithin(base(at(35.5, 30), 30), zone)).toBe(false);
  });

  test('Wedge: a base whose edge touches a slope from within is completely in', () => {
    const zone = polygon([0, 0], [TABLE.width, 0], [inches(18), inches(12)]);
    // The slope falls 2 in 3: a radius of 3√13 units, 10.82, needs 13 units below it.
    const below = (units: number, radius: number) => disc(inches(18) - 300, inches(12) - 200 - units, radius);
    expect(completelyWithin(below(13, 10.8125), zone)).toBe(true);
    expect(completelyWithin(below(13, 10.828125), zone)).toBe(false);
    expect(meets(base(at(1, 2), 30), zone)).toBe(false);
  });

  test('a diagonal centreline: on it, tangent to it, beyond it', () => {
    const line = centreline(TABLE, 'falling');
    const far = half(line, cornerOf(TABLE, 'NE'));
    expect(meets(base(at(9, 27.5), 30), line)).toBe(true);
    // 425 + 425 over √2 is 601.04: more than two radii.
    expect(completelyWithin(disc(4572 + 425, 13716 + 425, 601), far)).toBe(true);
    expect(completelyWithin(disc(4572 + 425, 13716 + 425, 602), far)).toBe(false);
    expect(overlaps(disc(4572 - 425, 13716 - 425, 602), far)).toBe(true);
    expect(meets(disc(4572 - 425, 13716 - 425, 601), far)).toBe(false);
  });

  test('tangent to a level centreline: on it, and completely beyond it too, yet not over it', () => {
    const line = centreline(TABLE, 'level');
    const north = half(line, cornerOf(TABLE, 'NE'));
    const south = half(line, cornerOf(TABLE, 'SW'));
    const model = base({ x: inches(9), y: inches(18) + 300 }, 30);
    expect([meets(model, line), completelyWithin(model, north), meets(model, south)]).toEqual([true, true, true]);
    expect(overlaps(model, south)).toBe(false);
  });

  test('with a reach: completely within 12 of a zone 12 deep', () => {
    const zone = strip({ width: inches(48), depth: inches(48) }, 'north', inches(12));
    expect(completelyWithin(base({ x: 5000, y: inches(24) + 300 }, 30), zone, inches(12))).toBe(true);
    expect(completelyWithin(base({ x: 5000, y: inches(24) + 299 }, 30), zone, inches(12))).toBe(false);
  });

  test('within an edge and within the centre', () => {
    expect(within(base(at(6, 3), 30), edgeOf(TABLE, 'west'), inches(6) - 300)).toBe(true);
    expect(within(base(at(12, 14), 40), spot(centreOf(TABLE)), inches(6))).toBe(false);
    expect(within(base(at(13, 14), 40), spot(centreOf(TABLE)), inches(6))).toBe(true);
  });
});

describe('terrain', () => {
  const l = polygon([0, 0], [40, 0], [40, 10], [10, 10], [10, 40], [0, 40]);

  test('pieces that share a side touch; one in the hollow of another does not meet it', () => {
    expect(touching(rect(0, 0, 10, 10), rect(10, 0, 20, 10))).toBe(true);
    expect(touching(rect(10, 10, 20, 20), l)).toBe(true);
    expect(meets(rect(11, 11, 20, 20), l)).toBe(false);
    expect(overlaps(rect(11, 11, 20, 20), l)).toBe(false);
  });

  test('a piece overlaps itself, and one that passes through its corners only', () => {
    const square = rect(0, 0, 10, 10);
    expect(overlaps(square, rect(0, 0, 10, 10))).toBe(true);
    expect(overlaps(square, polygon([-5, -5], [15, -5], [15, 15]))).toBe(true);
    expect(overlaps(square, polygon([0, 0], [10, 10], [0, 10]))).toBe(true);
    expect(touching(square, polygon([0, 10], [10, 20], [-5, 20]))).toBe(true);
  });

  test('gaps: exactly two inches is within two inches', () => {
    const [hill, forest] = [rect(0, 0, 100, 100), rect(100 + inches(2), 50, 4000, 200)];
    expect([within(hill, forest, inches(2)), nearer(hill, forest, inches(2))]).toEqual([true, false]);
    expect(distance(hill, forest)).toBe(inches(2));
  });

  test('completely on a table, on a half, in a hollow zone', () => {
    expect(completelyWithin(rect(0, 0, 10, 10), wholeOf(TABLE))).toBe(true);
    expect(completelyWithin(rect(-1, 0, 10, 10), wholeOf(TABLE))).toBe(false);
    expect(completelyWithin(rect(0, 0, 10, 40), l)).toBe(true);
    expect(completelyWithin(rect(5, 5, 30, 30), l)).toBe(false);
    expect(completelyWithin(polygon([0, 40], [40, 0], [0, 0]), l)).toBe(false);
  });
});
