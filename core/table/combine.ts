/** Ground put together, cut out and widened, by clipper2. Corners come out rounded to a grain; discs as polygons. */
import { EndType, FillRule, JoinType, difference, inflatePaths, union } from 'clipper2-ts';
import { turnsLeft } from './laid-out.ts';
import type { Point, Shape } from './shapes.ts';
import { GRAIN } from './units.ts';

/** Ground with holes: outlines that turn left round ground, and right round holes in it. No two cross. */
export type Outlines = readonly (readonly Point[])[];

type Paths = { x: number; y: number }[][];

/** Sides of a polygon that stands for a disc: its area is right, its rim is off by less than 0.002 of the radius. */
const SIDES = 72;
/** The most that a rounded corner may be off its arc when ground is widened, in units: 0.2 mm. */
const ARC = 4;

function toPaths(outlines: Outlines): Paths {
  return outlines.map((points) => points.map(({ x, y }) => ({ x: Math.round(x * GRAIN), y: Math.round(y * GRAIN) })));
}

function fromPaths(paths: Paths): Outlines {
  return paths.map((path) => path.map(({ x, y }) => ({ x: x / GRAIN, y: y / GRAIN })));
}

/** A shape as an outline that turns left. */
export function outlineOf(shape: Shape): readonly Point[] {
  if (shape.kind === 'polygon') return turnsLeft(shape.points) ? shape.points : [...shape.points].reverse();
  const { at, radius } = shape;
  const step = (2 * Math.PI) / SIDES;
  const wide = radius * Math.sqrt(step / Math.sin(step));
  return Array.from({ length: SIDES }, (_, turn) => ({
    x: at.x + wide * Math.cos(turn * step),
    y: at.y + wide * Math.sin(turn * step),
  }));
}

/** All ground that some shape covers. */
export function joined(shapes: readonly Shape[]): Outlines {
  return fromPaths(union(toPaths(shapes.map(outlineOf)), FillRule.NonZero));
}

/** What of the ground is left when the other is cut out. */
export function cutOut(ground: Outlines, other: Outlines): Outlines {
  return fromPaths(difference(toPaths(ground), toPaths(other), FillRule.NonZero));
}

/** All within `by` units of the ground. */
export function widened(ground: Outlines, by: number): Outlines {
  const grown = inflatePaths(toPaths(ground), by * GRAIN, JoinType.Round, EndType.Polygon, 2, ARC * GRAIN);
  return fromPaths(grown);
}
