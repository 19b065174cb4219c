/** What is wrong with a unit's move (GFF-MOVE, GFF-TERRAIN-04). */
import { cite } from '../../../journal/cite.ts';
import { INCH, inInches } from '../../../table/units.ts';
import { type Action, type Mover, allowance, allowanceThrough } from '../actions.ts';
import type { Readings } from '../readings.ts';
import { someHave } from '../unit.ts';
import { disorderOf } from './coherency.ts';
import {
  type Fault,
  type Field,
  type Figure,
  type Path,
  clearance,
  figuresOf,
  gap,
  isNearer,
  isWithin,
  lengthOf,
  movedTo,
  runsInto,
  staysAway,
} from './field.ts';
import { comesOnto, piecesWith } from './ground.ts';
import { type Jumps, lengthOfWay } from './jumps.ts';

/** Ways by model; a model without one stays. */
export type Moves = Readonly<Record<string, Path>>;

export interface Moving {
  readonly field: Field;
  readonly unit: string;
  readonly mover: Mover;
  readonly moves: Moves;
  /** Legs that are jumped. */
  readonly jumps?: Jumps;
}

/** How a move is bound: by an action's allowance, or by a plain number of inches. */
export interface Bounds {
  /** A charge may come as near to others as it likes. */
  readonly charging: boolean;
  readonly readings: Readings;
}

/** Where the unit's models stand after its move. */
export function afterMove({ field, unit, moves }: Pick<Moving, 'field' | 'unit' | 'moves'>): readonly Figure[] {
  return figuresOf(field, unit).map((figure) => movedTo(figure, lastOf(moves[figure.id])));
}

function lastOf(path: Path | undefined): Path[number] | undefined {
  return path?.[path.length - 1];
}

/** Every fault of a move by an action, all of them. */
export function moveFaults(moving: Moving, action: Action, bounds: Bounds): Fault[] {
  return [...lengthFaults(moving, action), ...wayFaults(moving, bounds)];
}

function lengthFaults(moving: Moving, action: Action): Fault[] {
  const { field, unit, mover, moves } = moving;
  const figures = figuresOf(field, unit);
  let longest = 0;
  let model = '';
  for (const figure of figures) {
    const path = moves[figure.id];
    const length = path ? lengthOfWay(moving, figure, path) : 0;
    if (length > longest) [longest, model] = [length, figure.id];
  }
  const allowed = allowance(mover, action);
  if (!isWithin(longest, allowed)) return [{ rule: one('GFF-MOVE-07'), measured: inInches(longest), allowed, model }];
  const slowed = allowanceThrough(mover, action, true);
  if (isWithin(longest, slowed)) return [];
  const difficult = figures.some((figure) => {
    const path = moves[figure.id];
    return path !== undefined && crosses(figure, path, field, 'difficult');
  });
  return difficult ? [{ rule: one('GFF-TERRAIN-04'), measured: inInches(longest), allowed: slowed, model }] : [];
}

function one(rule: string): string {
  cite(rule);
  return rule;
}

/** Whether a base is in terrain of a kind anywhere on its way. */
export function crosses(figure: Figure, path: Path, { terrain }: Pick<Field, 'terrain'>, trait: string): boolean {
  return comesOnto(figure, path, piecesWith(terrain, trait));
}

/** What is wrong with the ways and the places, whatever their length. */
export function wayFaults(moving: Moving, { charging, readings }: Bounds): Fault[] {
  const { field, unit, mover } = moving;
  const flying = someHave(mover, 'Flying');
  if (flying) cite('GFF-SR-FLYING-1');
  const before = figuresOf(field, unit);
  const after = afterMove(moving);
  const faults: Fault[] = [];
  const endOnly = flying || readings.separationPath === 'end';
  if (!charging) {
    cite('GFF-MOVE-04');
    for (const figure of before) {
      const near = tooNear(figure, moving, endOnly);
      if (near === null) continue;
      faults.push({ rule: 'GFF-MOVE-04', measured: inInches(near), allowed: 1, model: figure.id });
      break;
    }
  }
  faults.push(...bodyFaults(moving, before, after, flying));
  if (isTornApart(before, after)) faults.push({ rule: one('GFF-MOVE-01') });
  return faults;
}

/** A unit that casualties have torn apart closes up as far as it can; nobody can tell how far that is. */
function isTornApart(before: readonly Figure[], after: readonly Figure[]): boolean {
  const mess = disorderOf(after);
  if (mess === 0) return false;
  const limit = disorderOf(before);
  return limit === 0 || mess > limit;
}

/** Through or into models, walls, or off the table: forbidden in every move there is. */
export function bodyFaults(
  moving: Moving,
  before: readonly Figure[] = figuresOf(moving.field, moving.unit),
  after: readonly Figure[] = afterMove(moving),
  flying: boolean = someHave(moving.mover, 'Flying'),
): Fault[] {
  const faults: Fault[] = [];
  for (const figure of before) {
    const path = moving.moves[figure.id];
    if (!path || !runsThrough(figure, path, moving, after, flying)) continue;
    faults.push({ rule: one('GFF-MOVE-05'), model: figure.id });
    break;
  }
  const off = after.find((figure) => !isOnTable(figure, moving.field) && moving.moves[figure.id]);
  if (off) faults.push({ rule: one('GFF-MOVE-08'), model: off.id });
  return faults;
}

/** How near a model comes to another unit's, where that is too near; who begins nearer may go away, and no nearer. */
function tooNear(figure: Figure, { field, unit, moves }: Moving, endOnly: boolean): number | null {
  const path = moves[figure.id];
  if (!path) return null;
  const length = lengthOf(figure.base.at, path);
  const there = movedTo(figure, lastOf(path));
  for (const other of field.figures) {
    if (staysAway(figure, length, other.base, INCH) || other.unit === unit) continue;
    const end = gap(there, other);
    if (isNearer(end, 1)) return end;
    if (endOnly) continue;
    const least = clearance(figure, path, other.base);
    if (isNearer(least, 1) && least < gap(figure, other) - 1e-9) return Math.max(0, least);
  }
  return null;
}

/** Models of the unit that move too are in nobody's way until they stand. */
function runsThrough(
  figure: Figure,
  path: Path,
  { field, moves, unit }: Moving,
  after: readonly Figure[],
  flying: boolean,
): boolean {
  const end = [lastOf(path) ?? figure.base.at];
  const there = movedTo(figure, end[0]);
  const [start, way] = flying ? [there, end] : [figure, path];
  const length = lengthOf(start.base.at, way);
  for (const other of field.figures) {
    if (staysAway(start, length, other.base, 0) || other.id === figure.id) continue;
    if (other.unit === unit && moves[other.id]) continue;
    if (runsInto(start, way, other.base)) return true;
  }
  for (const { id, base } of after.length > 1 ? after : []) {
    if (id !== figure.id && moves[id] && runsInto(there, end, base)) return true;
  }
  const walls = piecesWith(field.terrain, 'impassable');
  return flying ? comesOnto(there, [], walls) : comesOnto(figure, path, walls);
}

/** The whole base is on the table. */
export function isOnTable({ base: { at, radius } }: Pick<Figure, 'base'>, { table }: Pick<Field, 'table'>): boolean {
  return isInside(at.x, radius, table.width) && isInside(at.y, radius, table.depth);
}

function isInside(middle: number, radius: number, size: number): boolean {
  return !isNearer(middle - radius, 0) && !isNearer(size - middle - radius, 0);
}
