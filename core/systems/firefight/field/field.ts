/** What stands on a battlefield, and measuring it as Firefight does: from base edge to base edge, 1e-5" one way or the other. */
import { distance } from '../../../table/measure.ts';
import {
  type Disc,
  type Piece,
  type Point,
  type Region,
  type Shape,
  type Table,
  segment,
} from '../../../table/shapes.ts';
import { GRAIN, INCH } from '../../../table/units.ts';
import type { Side } from '../rounds.ts';

/** One model on the table. Lengths are units (`core/table/units.ts`). */
export interface Figure {
  readonly id: string;
  readonly unit: string;
  readonly side: Side;
  readonly base: Disc;
  /** How high its base is above the table. */
  readonly height: number;
}

export interface Marker {
  readonly id: string;
  readonly at: Point;
  readonly holder: Side | null;
}

export interface Field {
  readonly table: Table;
  readonly figures: readonly Figure[];
  readonly markers: readonly Marker[];
  readonly terrain: readonly Piece[];
}

/** Way points of a base after its start. */
export type Path = readonly Point[];

/** Places snap to the finest part that measuring tells apart: two of those either way are no difference. */
const SLACK = 2 / GRAIN;

export function isWithin(units: number, inches: number): boolean {
  return units <= inches * INCH + SLACK;
}

/** Farther than so many inches, and not by a rounding. */
export function isOver(units: number, inches: number): boolean {
  return !isWithin(units, inches);
}

/** Nearer than so many inches, and not by a rounding. */
export function isNearer(units: number, inches: number): boolean {
  return units < inches * INCH - SLACK;
}

export function figuresOf({ figures }: Pick<Field, 'figures'>, unit: string): readonly Figure[] {
  return figures.filter((figure) => figure.unit === unit);
}

/** From base edge to base edge, in units; 0 where they meet. */
export function gap(one: Pick<Figure, 'base'>, other: Pick<Figure, 'base'>): number {
  return distance(one.base, other.base);
}

/** The nearest of two groups of models; Infinity where one is empty. */
export function nearest(some: readonly Pick<Figure, 'base'>[], others: readonly Pick<Figure, 'base'>[]): number {
  return Math.min(...some.flatMap((one) => others.map((other) => gap(one, other))));
}

/** The same with somebody's base elsewhere. */
export function movedTo<One extends Pick<Figure, 'base'>>(figure: One, to: Point | undefined): One {
  return to === undefined ? figure : { ...figure, base: { ...figure.base, at: to } };
}

/** The straight parts of a way from a place. */
export function legsOf(from: Point, path: Path): readonly (readonly [Point, Point])[] {
  return path.map((to, index) => [path[index - 1] ?? from, to] as const);
}

export function lengthOf(from: Point, path: Path): number {
  return legsOf(from, path).reduce((sum, [a, b]) => sum + Math.hypot(b.x - a.x, b.y - a.y), 0);
}

/** How near a base comes to a shape on its way, in units from edge to edge; below 0 it overlaps. */
export function clearance({ base }: Pick<Figure, 'base'>, path: Path, shape: Shape): number {
  const parts: readonly Region[] = legsOf(base.at, path).map(([a, b]) => segment(a, b));
  const round = shape.kind === 'disc' ? shape.radius : 0;
  const core: Shape = shape.kind === 'disc' ? { ...shape, radius: 0 } : shape;
  const near = Math.min(...parts.map((part) => distance(core, part)));
  return near - base.radius - round;
}

/** Whether a base overlaps a shape anywhere on its way, more than by a rounding. */
export function runsInto(figure: Pick<Figure, 'base'>, path: Path, shape: Shape): boolean {
  return clearance(figure, path, shape) < -SLACK;
}

export function isImpassable({ traits }: Piece): boolean {
  return traits.includes('impassable');
}
