/** Reading what tables and layouts are made of: figures, places, names, shapes. Null, or a sentence, where it is none. */
import { isPlainObject } from '../../journal/json.ts';
import type { LayoutShape, Owner, LayoutPoint } from './layout.ts';

/** No more than the busiest tables have. */
export const MOST_LETTERS = 60;
const MOST_CORNERS = 200;
const FARTHEST = 1000;

export const OWNERS = ['A', 'B', 'neutral'] as const satisfies readonly Owner[];

/** Each one of a list as it is read, or what is wrong with the first that is none. */
export function each<T>(
  values: readonly unknown[],
  where: string,
  read: (value: unknown) => T | string,
): readonly T[] | string {
  const found: T[] = [];
  for (const [index, value] of values.entries()) {
    const one = read(value);
    if (typeof one === 'string') return `${where}, number ${index + 1}: ${one}`;
    found.push(one);
  }
  return found;
}

export function shapeIn(value: unknown): LayoutShape | null {
  if (!isPlainObject(value)) return null;
  const { rect, circle, polygon } = value;
  if (isFigures(rect)) {
    const [left, bottom, right, top, more] = rect;
    const whole = left !== undefined && bottom !== undefined && right !== undefined && top !== undefined;
    return whole && more === undefined ? { rect: [left, bottom, right, top] } : null;
  }
  if (isFigures(circle)) {
    const [x, y, radius, more] = circle;
    return x !== undefined && y !== undefined && radius !== undefined && more === undefined
      ? { circle: [x, y, radius] }
      : null;
  }
  if (!Array.isArray(polygon) || polygon.length > MOST_CORNERS) return null;
  const places: readonly unknown[] = polygon;
  return places.every(isPlace) ? { polygon: places.map(([x, y]): LayoutPoint => [x, y]) } : null;
}

/** Inches; some way beyond any table, so that what hangs over an edge is told so. */
export function isFigure(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= FARTHEST;
}

function isFigures(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(isFigure);
}

export function isPlace(value: unknown): value is LayoutPoint {
  return isFigures(value) && value.length === 2;
}

export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MOST_LETTERS;
}

export function isId(value: unknown): value is string {
  return isName(value) && value !== '';
}
