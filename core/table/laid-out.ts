/** Shapes laid out flat, so that asking about all of them makes nothing. */
import { turn } from './exact.ts';
import { root } from './from-point.ts';
import type { Point, Shape } from './shapes.ts';

/** Shapes by number. Corners `first[n]` to `first[n + 1]` are those of shape n; a disc has one, its centre. */
export interface LaidOut {
  readonly count: number;
  readonly shapes: readonly Shape[];
  readonly first: Int32Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** 1 where the outline bends outwards at the corner: a way round the shape can turn there. */
  readonly outward: Uint8Array;
  /** A disc's radius; below 0 for a polygon. */
  readonly radii: Float64Array;
  /** Least x, least y, greatest x, greatest y. */
  readonly boxes: Float64Array;
  /** The middle of the box, and a radius round it that holds the shape with a unit to spare. */
  readonly middleXs: Float64Array;
  readonly middleYs: Float64Array;
  readonly around: Float64Array;
  /** 1 where a line between two points of the shape never leaves it. */
  readonly convex: Uint8Array;
}

export function layOut(shapes: readonly Shape[]): LaidOut {
  const corners = shapes.map(cornersOf);
  const all = corners.flat();
  const first = new Int32Array(shapes.length + 1);
  corners.forEach((points, n) => (first[n + 1] = (first[n] ?? 0) + points.length));
  const boxes = shapes.map(boxOf);
  const middles = boxes.map(([x0, y0, x1, y1]) => ({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 }));
  const outward = shapes.map(outwardCorners);
  return {
    count: shapes.length,
    shapes,
    first,
    xs: Float64Array.from(all, ({ x }) => x),
    ys: Float64Array.from(all, ({ y }) => y),
    outward: Uint8Array.from(outward.flat()),
    radii: Float64Array.from(shapes, (shape) => (shape.kind === 'disc' ? shape.radius : -1)),
    boxes: Float64Array.from(boxes.flat()),
    middleXs: Float64Array.from(middles, ({ x }) => x),
    middleYs: Float64Array.from(middles, ({ y }) => y),
    around: Float64Array.from(shapes, (shape, n) => radiusAround(shape, middles[n]) + 1),
    convex: Uint8Array.from(shapes, isConvex),
  };
}

function cornersOf(shape: Shape): readonly Point[] {
  return shape.kind === 'disc' ? [shape.at] : shape.points;
}

function radiusAround(shape: Shape, middle: Point | undefined): number {
  if (shape.kind === 'disc') return shape.radius;
  const { x, y } = middle ?? { x: 0, y: 0 };
  return Math.max(...shape.points.map((point) => root(point.x - x, point.y - y)));
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

/** How the outline bends at each corner: above 0 to the left, 0 straight on. */
function bends(points: readonly Point[]): readonly number[] {
  return points.map((b, at) => {
    const a = points[(at || points.length) - 1] ?? b;
    const c = points[(at + 1) % points.length] ?? b;
    return turn(a.x, a.y, b.x, b.y, c.x, c.y);
  });
}

function outwardCorners(shape: Shape): readonly number[] {
  if (shape.kind === 'disc') return [1];
  const left = turnsLeft(shape.points);
  return bends(shape.points).map((bend) => ((left ? bend > 0 : bend < 0) ? 1 : 0));
}

function isConvex(shape: Shape): number {
  if (shape.kind === 'disc') return 1;
  const left = turnsLeft(shape.points);
  return bends(shape.points).every((bend) => (left ? bend >= 0 : bend <= 0)) ? 1 : 0;
}

/** Twice the area of an outline that turns left; less than 0 for one that turns right. */
export function signedArea2(points: readonly Point[]): number {
  const [origin] = points;
  let area = 0;
  if (origin === undefined) return 0;
  points.forEach((point, at) => {
    const next = points[(at + 1) % points.length] ?? point;
    area += turn(origin.x, origin.y, point.x, point.y, next.x, next.y);
  });
  return area;
}

export function turnsLeft(points: readonly Point[]): boolean {
  return signedArea2(points) > 0;
}
