/** Reading what a vector puts on a table, and saying where things are in its words: inches from the bottom left corner. */
import { fieldsOf, numberOf, type Fields } from '../core/journal/json.ts';
import { type Disc, type Point, type Region, type Shape, base, disc, polygon, rect } from '../core/table/shapes.ts';
import { GRAIN, INCH, inInches } from '../core/table/units.ts';

/** A length in inches as units: to the finest part that measuring tells apart, as a vector's places snap to nothing. */
export function unitsOf(value: unknown, otherwise = 0): number {
  return Math.round(numberOf(value, otherwise) * INCH * GRAIN) / GRAIN;
}

export function pointOf(value: unknown): Point {
  const [x, y] = figures(value);
  return { x: unitsOf(x), y: unitsOf(y) };
}

/** A model or marker: `at`, and `base` in millimetres across. */
export function baseOf({ at, base: across }: Fields): Disc {
  return base(pointOf(at), numberOf(across, 30));
}

/** A shape as vectors write it. */
export function shapeOf(value: unknown): Shape {
  return readShape(value, unitsOf);
}

/** The same for lengths that are only added and multiplied, never compared: not even rounded to a grain. */
export function unroundedShapeOf(value: unknown): Shape {
  return readShape(value, (inches) => inches * INCH);
}

function readShape(value: unknown, units: (inches: number) => number): Shape {
  const given = fieldsOf(value);
  if (given.circle !== undefined) {
    const [x = 0, y = 0, radius = 0] = figures(given.circle).map((length) => units(length));
    return disc(x, y, radius);
  }
  if (given.rect !== undefined) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = figures(given.rect).map((length) => units(length));
    return rect(x0, y0, x1, y1);
  }
  const points: readonly unknown[] = Array.isArray(given.polygon) ? given.polygon : [];
  return polygon(
    ...points.map((point): [number, number] => {
      const [x = 0, y = 0] = figures(point).map((length) => units(length));
      return [x, y];
    }),
  );
}

/** A place as vectors write it. */
export function inchesOf({ x, y }: Point): readonly [number, number] {
  return [inInches(x), inInches(y)];
}

/** A shape as vectors write it; an upright rectangle by two of its corners. */
export function writtenShape(region: Region): Fields {
  switch (region.kind) {
    case 'disc':
    case 'quarter-disc':
      return { circle: [...inchesOf(region.at), inInches(region.radius)] };
    case 'polygon':
      return isUpright(region.points) ? { rect: boundsOf(region.points) } : { polygon: region.points.map(inchesOf) };
    case 'segment':
      return { polygon: region.points.map(inchesOf) };
    case 'half':
    case 'quadrant':
      throw new Error(`a ${region.kind} has no end to be written`);
  }
}

function boundsOf(points: readonly Point[]): readonly number[] {
  const xs = points.map(({ x }) => inInches(x));
  const ys = points.map(({ y }) => inInches(y));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function isUpright(points: readonly Point[]): boolean {
  const [a, b, c, d] = points;
  if (!a || !b || !c || !d || points.length !== 4) return false;
  const level = (p: Point, q: Point) => p.x === q.x || p.y === q.y;
  return level(a, b) && level(b, c) && level(c, d) && level(d, a);
}

function figures(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}
