/** Shapes laid out flat, so that asking about all of them makes nothing. */
import { turn } from './exact.ts';
import { root } from './from-point.ts';
import type { Disc, Point, Shape } from './shapes.ts';

/** Shapes by number. Corners `first[n]` to `first[n + 1]` are those of shape n; a disc has one, its centre. */
export interface LaidOut {
  readonly count: number;
  readonly shapes: readonly Shape[];
  readonly first: readonly number[];
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** 1 where the outline bends outwards at the corner: a way round the shape can turn there. */
  readonly outward: readonly number[];
  /** A disc's radius; below 0 for a polygon. */
  readonly radii: Float64Array;
  /** Least x, least y, greatest x, greatest y. */
  readonly boxes: Float64Array;
  /** The middle of the box, and a radius round it that holds the shape with a unit to spare. */
  readonly middleXs: Float64Array;
  readonly middleYs: Float64Array;
  readonly around: Float64Array;
  /** 1 where a line between two points of the shape never leaves it. */
  readonly convex: readonly number[];
}

/** The same, as long as it is being laid. */
interface Laying extends LaidOut {
  readonly first: number[];
  readonly outward: number[];
  readonly convex: number[];
}

export function layOut(shapes: readonly Shape[]): LaidOut {
  let corners = 0;
  for (const shape of shapes) corners += shape.kind === 'disc' ? 1 : shape.points.length;
  // One buffer for all numbers, and plain lists beside it: making a buffer takes longer than laying out a shape.
  const count = shapes.length;
  const numbers = new ArrayBuffer(8 * (2 * corners + 8 * count));
  const part = (from: number, length: number) => new Float64Array(numbers, 8 * from, length);
  const perShape = (at: number, length = count) => part(2 * corners + at * count, length);
  const laid: Laying = {
    count,
    shapes,
    first: [],
    xs: part(0, corners),
    ys: part(corners, corners),
    outward: [],
    radii: perShape(0),
    boxes: perShape(1, 4 * count),
    middleXs: perShape(5),
    middleYs: perShape(6),
    around: perShape(7),
    convex: [],
  };
  let at = 0;
  for (const [n, shape] of shapes.entries()) {
    laid.first[n] = at;
    if (shape.kind === 'disc') layDisc(laid, n, at, shape);
    else layPolygon(laid, n, at, shape.points);
    at += shape.kind === 'disc' ? 1 : shape.points.length;
  }
  laid.first[shapes.length] = at;
  return laid;
}

function layDisc(laid: Laying, n: number, corner: number, { at, radius }: Disc): void {
  laid.xs[corner] = at.x;
  laid.ys[corner] = at.y;
  laid.outward[corner] = 1;
  laid.radii[n] = radius;
  layBox(laid, n, at.x - radius, at.y - radius, at.x + radius, at.y + radius);
  laid.around[n] = radius + 1;
  laid.convex[n] = 1;
}

function layPolygon(laid: Laying, n: number, corner: number, points: readonly Point[]): void {
  const way = turnsLeft(points) ? 1 : -1;
  let convex = 1;
  for (const [at, { x, y }] of points.entries()) {
    const bend = way * bendAt(points, at);
    laid.xs[corner + at] = x;
    laid.ys[corner + at] = y;
    laid.outward[corner + at] = bend > 0 ? 1 : 0;
    if (bend < 0) convex = 0;
  }
  const [left, low, right, high] = boxOfPoints(points);
  layBox(laid, n, left, low, right, high);
  laid.radii[n] = -1;
  laid.around[n] = farthestFrom((left + right) / 2, (low + high) / 2, points) + 1;
  laid.convex[n] = convex;
}

function layBox({ boxes, middleXs, middleYs }: LaidOut, n: number, ...[left, low, right, high]: Box): void {
  boxes[4 * n] = left;
  boxes[4 * n + 1] = low;
  boxes[4 * n + 2] = right;
  boxes[4 * n + 3] = high;
  middleXs[n] = (left + right) / 2;
  middleYs[n] = (low + high) / 2;
}

function farthestFrom(x: number, y: number, points: readonly Point[]): number {
  let most = 0;
  for (const point of points) most = Math.max(most, root(point.x - x, point.y - y));
  return most;
}

/** Least x, least y, greatest x, greatest y. */
export type Box = readonly [left: number, low: number, right: number, high: number];

export function boxOf(shape: Shape): Box {
  if (shape.kind === 'polygon') return boxOfPoints(shape.points);
  const { at, radius } = shape;
  return [at.x - radius, at.y - radius, at.x + radius, at.y + radius];
}

export function boxOfPoints(points: readonly Point[]): Box {
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    low = Math.min(low, y);
    right = Math.max(right, x);
    high = Math.max(high, y);
  }
  return [left, low, right, high];
}

/** How the outline bends at a corner: above 0 to the left, 0 straight on. */
function bendAt(points: readonly Point[], at: number): number {
  const b = points[at];
  const a = points[(at || points.length) - 1];
  const c = points[at + 1] ?? points[0];
  return a && b && c ? turn(a.x, a.y, b.x, b.y, c.x, c.y) : 0;
}

/** Twice the area of an outline that turns left; less than 0 for one that turns right. */
export function signedArea2(points: readonly Point[]): number {
  const [origin] = points;
  let area = 0;
  if (origin === undefined) return 0;
  let from = points[points.length - 1] ?? origin;
  for (const to of points) {
    area += turn(origin.x, origin.y, from.x, from.y, to.x, to.y);
    from = to;
  }
  return area;
}

export function turnsLeft(points: readonly Point[]): boolean {
  return signedArea2(points) > 0;
}
