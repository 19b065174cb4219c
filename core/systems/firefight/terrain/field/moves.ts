/** What is wrong with a unit's move (GFF-MOVE, GFF-TERRAIN-04). */
import type { Breach } from '../../../../rules/broken.ts';
import type { Obstacles } from '../../../../table/obstacles.ts';
import type { Disc } from '../../../../table/shapes.ts';
import { inInches } from '../../../../table/units.ts';
import { type Action, allowance, allowanceThrough } from '../../rules/actions.ts';
import type { FirefightReadings } from '../../readings.ts';
import { someHave } from '../../rules/unit.ts';
import { disorderOf } from './coherency.ts';
import {
  type ModelFigure,
  type Path,
  clearance,
  NOBODY,
  figuresOf,
  gap,
  isNearer,
  isOnTable,
  isWithin,
  lengthOf,
  nearWay,
  overlaps,
  runsInto,
} from './field.ts';
import { SHORT_REACH, formationOf, reachOf } from './formation.ts';
import { comesOnto, groundOf } from './ground.ts';
import { lengthOfWay } from './jumps.ts';
import { couldMend } from './mending.ts';
import type { Moving } from './walks.ts';

/** How a move is bound: by an action's allowance, or by a plain number of inches. */
export interface Bounds {
  /** A charge may come as near to others as it likes. */
  readonly charging: boolean;
  readonly readings: FirefightReadings;
}

/** One model's part in a move, looked up and measured once for everything that is asked of it. */
interface Walk {
  readonly figure: ModelFigure;
  /** Null: it stays. */
  readonly path: Path | null;
  /** Its base where it stands then. */
  readonly base: Disc;
  /** Everybody who is so near that the way could come within an inch of them. */
  readonly near: readonly ModelFigure[];
}

function walksOf({ field, unit, moves }: Moving): Walk[] {
  return figuresOf(field, unit).map((figure): Walk => {
    const path = moves[figure.id] ?? null;
    const near = path === null ? NOBODY : nearWay(field, figure, lengthOf(figure.base.at, path));
    return { figure, path, base: baseAfter(figure, path), near };
  });
}

function baseAfter({ base }: ModelFigure, path: Path | null): Disc {
  const end = path?.[path.length - 1];
  return end === undefined ? base : { kind: 'disc', at: end, radius: base.radius };
}

/** Every fault of a move by an action, all of them. */
export function moveFaults(moving: Moving, action: Action, bounds: Bounds): Breach[] {
  const walks = walksOf(moving);
  const faults: Breach[] = [];
  addLengthFault(faults, moving, walks, action);
  addWayFaults(faults, moving, walks, bounds);
  if (faults.length === 0) addMendFault(faults, moving, walks, action, bounds);
  return faults;
}

function addLengthFault(faults: Breach[], moving: Moving, walks: readonly Walk[], action: Action): void {
  const { field, mover } = moving;
  let longest = 0;
  let model = '';
  for (const { figure, path } of walks) {
    const length = path ? lengthOfWay(moving, figure, path) : 0;
    if (length > longest) [longest, model] = [length, figure.id];
  }
  const allowed = allowance(mover, action);
  if (!isWithin(longest, allowed)) {
    faults.push({ rule: 'GFF-MOVE-07', measured: inInches(longest), allowed, what: model });
    return;
  }
  const slowed = allowanceThrough(mover, action, true);
  if (isWithin(longest, slowed)) return;
  for (const { figure, path } of walks) {
    if (path === null || !comesOnto(figure.base, path, groundOf(field.terrain).difficult)) continue;
    faults.push({ rule: 'GFF-TERRAIN-04', measured: inInches(longest), allowed: slowed, what: model });
    return;
  }
}

/** What is wrong with the ways and the places of a move that is no action, whatever their length. */
export function wayFaults(moving: Moving, bounds: Bounds): Breach[] {
  const walks = walksOf(moving);
  const faults: Breach[] = [];
  addWayFaults(faults, moving, walks, bounds);
  if (faults.length === 0) addMendFault(faults, moving, walks, null, bounds);
  return faults;
}

/** A unit that was torn apart closes up as far as it can, once it moves (GFF-MOVE-03, GFF-AMB-52). Null: that is no action. */
function addMendFault(
  faults: Breach[],
  moving: Moving,
  walks: readonly Walk[],
  action: Action | null,
  { charging, readings }: Bounds,
): void {
  if (charging || walks.length < 2 || disorderOf(walks) === 0 || walks.every(({ path }) => path === null)) return;
  const apart = readings.separationPath;
  const reach = action === null ? { ...SHORT_REACH, apart } : reachOf(moving.mover, action, apart);
  const formation = formationOf(
    moving,
    walks.map(({ figure }) => figure),
    reach,
  );
  if (couldMend(formation)) faults.push({ rule: 'GFF-MOVE-03' });
}

function addWayFaults(faults: Breach[], moving: Moving, walks: readonly Walk[], { charging, readings }: Bounds): void {
  const { unit, mover } = moving;
  const flying = someHave(mover, 'Flying');
  const endOnly = flying || readings.separationPath === 'end';
  if (!charging) {
    for (const walk of walks) {
      const near = tooNear(walk, unit, endOnly);
      if (near === null) continue;
      faults.push({ rule: 'GFF-MOVE-04', measured: inInches(near), allowed: 1, what: walk.figure.id });
      break;
    }
  }
  addBodyFaults(faults, moving, walks, flying);
  if (isTornApart(walks)) faults.push({ rule: 'GFF-MOVE-01' });
}

/** Nobody leaves the unit less together than it was. */
function isTornApart(walks: readonly Walk[]): boolean {
  const mess = disorderOf(walks);
  if (mess === 0) return false;
  const limit = disorderOf(walks.map(({ figure }) => figure));
  return limit === 0 || mess > limit;
}

/** Through or into models, walls, or off the table: forbidden in every move there is. */
export function bodyFaults(moving: Moving): Breach[] {
  const faults: Breach[] = [];
  addBodyFaults(faults, moving, walksOf(moving), someHave(moving.mover, 'Flying'));
  return faults;
}

function addBodyFaults(faults: Breach[], { field, unit }: Moving, walks: readonly Walk[], flying: boolean): void {
  const walls = groundOf(field.terrain).impassable;
  for (const walk of walks) {
    if (!runsThrough(walk, walks, unit, walls, flying)) continue;
    faults.push({ rule: 'GFF-MOVE-05', what: walk.figure.id });
    break;
  }
  for (const walk of walks) {
    if (walk.path === null || isOnTable(walk.base, field)) continue;
    faults.push({ rule: 'GFF-MOVE-08', what: walk.figure.id });
    break;
  }
}

/** How near a model comes to another unit's, where that is too near; who begins nearer may go away, and no nearer. */
function tooNear(walk: Walk, unit: string, endOnly: boolean): number | null {
  const { figure, path, near } = walk;
  if (path === null) return null;
  for (const other of near) {
    if (other.unit === unit) continue;
    const end = gap(walk.base, other.base);
    if (isNearer(end, 1)) return end;
    if (endOnly) continue;
    const least = clearance(figure.base, path, other.base);
    if (isNearer(least, 1) && least < gap(figure.base, other.base) - 1e-9) return Math.max(0, least);
  }
  return null;
}

/** Models of the unit that move too are in nobody's way until they stand. */
function runsThrough(walk: Walk, walks: readonly Walk[], unit: string, walls: Obstacles, flying: boolean): boolean {
  const { figure, path, base, near } = walk;
  if (path === null) return false;
  for (const other of near) {
    if (other.unit === unit && walks.some((mate) => mate.figure === other && mate.path !== null)) continue;
    if (flying ? overlaps(base, other.base) : runsInto(figure.base, path, other.base)) return true;
  }
  for (const mate of walks) if (mate !== walk && mate.path !== null && overlaps(base, mate.base)) return true;
  return flying ? comesOnto(base, NO_WAY, walls) : comesOnto(figure.base, path, walls);
}

const NO_WAY: Path = [];
