/** What stands on a battlefield, and measuring it as Firefight does: from base edge to base edge, 1e-5" one way or the other. */
import { distanceToSide, distanceToStretch, root } from '../../../../table/from-point.ts';
import type { Disc, Piece, Point, Table } from '../../../../table/shapes.ts';
import { GRAIN, INCH } from '../../../../table/units.ts';
import type { ArmySide } from '../../rules/rounds.ts';

/** One model on the table. Lengths are units (`core/table/units.ts`). */
export interface ModelFigure {
  readonly id: string;
  readonly unit: string;
  readonly side: ArmySide;
  readonly base: Disc;
  /** How high its base is above the table. */
  readonly height: number;
}

export interface ObjectiveMarker {
  readonly id: string;
  readonly at: Point;
  readonly holder: ArmySide | null;
}

export interface BattleTable {
  readonly table: Table;
  readonly figures: readonly ModelFigure[];
  readonly markers: readonly ObjectiveMarker[];
  readonly terrain: readonly Piece[];
  /** Where the figures stand, where somebody keeps it: x, y and radius of figure n at 3n. */
  readonly spots?: Float64Array;
  /** The figures of each unit, where somebody keeps them apart. */
  readonly groups?: ReadonlyMap<string, readonly ModelFigure[]>;
  /** Whose edge is y = 0; A's, where nobody picked one. */
  readonly south?: ArmySide;
}

/** Way points of a base after its start. */
export type Path = readonly Point[];

/** Places snap to the finest part that measuring tells apart: two of those either way are no difference. */
export const SLACK = 2 / GRAIN;

/** To the finest part that measuring tells apart. */
export function toGrain(units: number): number {
  return Math.round(units * GRAIN) / GRAIN;
}

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

export function figuresOf(
  { figures, groups }: Pick<BattleTable, 'figures' | 'groups'>,
  unit: string,
): readonly ModelFigure[] {
  return groups?.get(unit) ?? figures.filter((figure) => figure.unit === unit);
}

/** From base edge to base edge, in units; 0 where they meet. */
export function gap(one: Disc, other: Disc): number {
  return Math.max(0, root(one.at.x - other.at.x, one.at.y - other.at.y) - one.radius - other.radius);
}

/** The nearest of two groups of models; Infinity where one is empty. */
export function nearest(
  some: readonly Pick<ModelFigure, 'base'>[],
  others: readonly Pick<ModelFigure, 'base'>[],
): number {
  let least = Infinity;
  for (const one of some) {
    for (const other of others) {
      const apart = gap(one.base, other.base);
      if (apart < least) least = apart;
    }
  }
  return least;
}

/** Whether a base is so many inches or less from one of the others. */
export function isNearSome(
  { base }: Pick<ModelFigure, 'base'>,
  others: readonly Pick<ModelFigure, 'base'>[],
  inches: number,
): boolean {
  for (const other of others) if (isWithin(gap(base, other.base), inches)) return true;
  return false;
}

/** The same with somebody's base elsewhere. */
export function movedTo(figure: ModelFigure, to: Point | undefined): ModelFigure {
  if (to === undefined) return figure;
  const { id, unit, side, base, height } = figure;
  return { id, unit, side, base: { kind: 'disc', at: to, radius: base.radius }, height };
}

export function lengthOf(from: Point, path: Path): number {
  let sum = 0;
  let at = from;
  for (const to of path) {
    sum += root(to.x - at.x, to.y - at.y);
    at = to;
  }
  return sum;
}

/**
 * Whether a way of such a length is too short to come within `units` of another base. It is asked of everybody on the
 * table before anything is measured along the way.
 */
export function staysAway(base: Disc, length: number, other: Disc, units: number): boolean {
  const reach = length + units + base.radius + other.radius;
  const dx = other.at.x - base.at.x;
  const dy = other.at.y - base.at.y;
  return dx * dx + dy * dy > reach * reach;
}

/** The places of a field's figures: x, y and radius of figure n at 3n. */
export function spotsOf({ figures, spots }: Pick<BattleTable, 'figures' | 'spots'>): Float64Array {
  return spots ?? Float64Array.from(figures.flatMap(({ base: { at, radius } }) => [at.x, at.y, radius]));
}

/** How near a base comes to another on its way, in units from edge to edge; below 0 it overlaps. */
export function clearance(base: Disc, path: Path, other: Disc): number {
  const { x, y } = other.at;
  let near = Infinity;
  let at = base.at;
  for (const to of path) {
    near = Math.min(near, distanceToSide(x, y, at, to));
    at = to;
  }
  return near - base.radius - other.radius;
}

/** The same on the straight way to a place. */
export function clearanceTo({ at, radius }: Disc, x: number, y: number, other: Disc): number {
  return distanceToStretch(other.at.x, other.at.y, at.x, at.y, x, y) - radius - other.radius;
}

/** Whether a base overlaps another anywhere on its way, more than by a rounding. */
export function runsInto(base: Disc, path: Path, other: Disc): boolean {
  return clearance(base, path, other) < -SLACK;
}

/** Whether two bases overlap, more than by a rounding. */
export function overlaps(one: Disc, other: Disc): boolean {
  return overlapsAt(one.at.x, one.at.y, one.radius, other);
}

/** The same of a base of that radius with its middle there. */
export function overlapsAt(x: number, y: number, radius: number, other: Disc): boolean {
  return root(x - other.at.x, y - other.at.y) - radius - other.radius < -SLACK;
}

/** How far a base of that radius, with its middle there, is from another, in units; 0 where they meet. */
export function gapAt(x: number, y: number, radius: number, other: Disc): number {
  return Math.max(0, root(x - other.at.x, y - other.at.y) - radius - other.radius);
}

export const NOBODY: readonly ModelFigure[] = [];

/** Everybody else, but for one unit, who is so near that a way of such a length could come within an inch of them. */
export function nearWay(
  field: BattleTable,
  figure: ModelFigure,
  length: number,
  without: string | null = null,
): readonly ModelFigure[] {
  const { figures } = field;
  const spots = spotsOf(field);
  const { x, y } = figure.base.at;
  const most = length + INCH + figure.base.radius;
  let near: ModelFigure[] | null = null;
  for (let n = 0; n < figures.length; n += 1) {
    const dx = (spots[3 * n] ?? 0) - x;
    const dy = (spots[3 * n + 1] ?? 0) - y;
    const reach = most + (spots[3 * n + 2] ?? 0);
    if (dx * dx + dy * dy > reach * reach) continue;
    const other = figures[n];
    if (other && other !== figure && other.unit !== without) (near ??= []).push(other);
  }
  return near ?? NOBODY;
}

/** The whole base is on the table. */
export function isOnTable({ at, radius }: Disc, { table }: Pick<BattleTable, 'table'>): boolean {
  return fitsOn(table, at.x, at.y, radius);
}

/** A base of that radius is, with its middle there. */
export function fitsOn({ width, depth }: Table, x: number, y: number, radius: number): boolean {
  return isInside(x, radius, width) && isInside(y, radius, depth);
}

function isInside(middle: number, radius: number, size: number): boolean {
  return !isNearer(middle - radius, 0) && !isNearer(size - middle - radius, 0);
}
