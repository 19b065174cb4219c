/** What stands in the way of sight, laid out flat so that asking makes nothing. */
import { turn } from './exact.ts';
import type { Point, Shape } from './shapes.ts';

/** Something that blocks sight up to its height (in units above the table; absent: as high as anything looks). */
export interface Blocker {
  readonly shape: Shape;
  readonly height?: number;
}

/** Blockers by number. Corners `first[n]` to `first[n + 1]` are those of blocker n; a disc has one, its centre. */
export interface Blockers {
  readonly count: number;
  readonly shapes: readonly Shape[];
  readonly first: Int32Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** A disc's radius; below 0 for a polygon. */
  readonly radii: Float64Array;
  readonly tops: Float64Array;
  /** Least x, least y, greatest x, greatest y. */
  readonly boxes: Float64Array;
  /** 1 where a line between two of its points never leaves it. */
  readonly convex: Uint8Array;
}

/** Lays blockers out for many questions. Make it anew when one of them moves. */
export function blockersOf(blockers: readonly Blocker[]): Blockers {
  const shapes = blockers.map(({ shape }) => shape);
  const corners = shapes.map(cornersOf);
  const all = corners.flat();
  const first = new Int32Array(shapes.length + 1);
  corners.forEach((points, n) => (first[n + 1] = (first[n] ?? 0) + points.length));
  return {
    count: shapes.length,
    shapes,
    first,
    xs: Float64Array.from(all, ({ x }) => x),
    ys: Float64Array.from(all, ({ y }) => y),
    radii: Float64Array.from(shapes, (shape) => (shape.kind === 'disc' ? shape.radius : -1)),
    tops: Float64Array.from(blockers, ({ height }) => height ?? Number.POSITIVE_INFINITY),
    boxes: Float64Array.from(shapes.flatMap(boxOf)),
    convex: Uint8Array.from(shapes, (shape) => (isConvex(shape) ? 1 : 0)),
  };
}

function cornersOf(shape: Shape): readonly Point[] {
  return shape.kind === 'disc' ? [shape.at] : shape.points;
}

/** Least x, least y, greatest x, greatest y. */
export function boxOf(shape: Shape): [number, number, number, number] {
  const points = cornersOf(shape);
  const radius = shape.kind === 'disc' ? shape.radius : 0;
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    box[0] = Math.min(box[0], x - radius);
    box[1] = Math.min(box[1], y - radius);
    box[2] = Math.max(box[2], x + radius);
    box[3] = Math.max(box[3], y + radius);
  }
  return box;
}

export function isConvex(shape: Shape): boolean {
  if (shape.kind === 'disc') return true;
  const { points } = shape;
  let [left, right] = [false, false];
  for (let at = 0; at < points.length; at += 1) {
    const [a, b, c] = [points[at], points[(at + 1) % points.length], points[(at + 2) % points.length]];
    const side = a && b && c ? turn(a.x, a.y, b.x, b.y, c.x, c.y) : 0;
    left ||= side > 0;
    right ||= side < 0;
  }
  return !(left && right);
}
