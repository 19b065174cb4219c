/** A layout's shapes as regions that can be measured to: inches become units. */
import type { Layout, LayoutShape, LayoutPoint } from './layout.ts';
import { type Point, type Region, type Shape, type Table, disc, polygon, rect } from '../shapes.ts';
import { inches } from '../units.ts';
import { CORNERS, type Corner, cornerOf, quarterDisc } from '../zones.ts';

type Size = Layout['size'];

export function tableOf([width, depth]: Size): Table {
  return { width: inches(width), depth: inches(depth) };
}

export function pointOf([x, y]: LayoutPoint): Point {
  return { x: inches(x), y: inches(y) };
}

/** The corner of the table that a place is, if it is one. */
function cornerAt([x, y]: LayoutPoint, [width, depth]: Size): Corner | null {
  if ((x !== 0 && x !== width) || (y !== 0 && y !== depth)) return null;
  const table = { width, depth };
  return CORNERS.find((corner) => cornerOf(table, corner).x === x && cornerOf(table, corner).y === y) ?? null;
}

export function regionOf(shape: LayoutShape, size: Size): Region {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    const corner = cornerAt([x, y], size);
    if (corner !== null) return quarterDisc(tableOf(size), corner, inches(radius));
  }
  return shapeOf(shape);
}

/** The whole of a shape, wherever it lies. */
export function shapeOf(shape: LayoutShape): Shape {
  if ('rect' in shape) {
    const [left, bottom, right, top] = shape.rect;
    return rect(inches(left), inches(bottom), inches(right), inches(top));
  }
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return disc(inches(x), inches(y), inches(radius));
  }
  return polygon(...shape.polygon.map(([x, y]) => [inches(x), inches(y)] as const));
}
