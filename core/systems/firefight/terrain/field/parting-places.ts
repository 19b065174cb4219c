/** Where one model could go to leave a melee: straight, round what stands there, or nowhere (GFF-MELEE-08). */
import { obstaclesOf } from '../../../../table/obstacles.ts';
import { shortestRoute } from '../../../../table/route.ts';
import type { Disc, Point } from '../../../../table/shapes.ts';
import { INCH } from '../../../../table/units.ts';
import { waypoints } from '../../../../table/waypoints.ts';
import type { Mover } from '../../rules/actions.ts';
import { someHave } from '../../rules/unit.ts';
import {
  type BattleTable,
  type ModelFigure,
  type Path,
  SLACK,
  gap,
  isNearer,
  isOnTable,
  isWithin,
  lengthOf,
  movedTo,
  overlaps,
  runsInto,
  staysAway,
  toGrain,
} from './field.ts';
import { comesOnto, groundOf } from './ground.ts';
import { placesAbout } from './rings.ts';

/** A unit that leaves another. */
export interface Leaving {
  readonly field: BattleTable;
  readonly mover: Mover;
  readonly figures: readonly ModelFigure[];
  readonly foes: readonly ModelFigure[];
}

/** Where a model could end, and by which way; null: it stays. */
export interface ParkedPlace {
  readonly start: ModelFigure;
  readonly figure: ModelFigure;
  readonly path: Path | null;
  readonly weight: number;
}

/** What each fault weighs beside lengths in units, so that a worse one is never made up for by better ones. */
export const WEIGHTS = { near: 1e11, disorder: 1e8, crowded: 1e6 } as const;

/** A model that looks for a place, with everybody near it but its mates. */
export interface Seeker {
  readonly leaving: Leaving;
  readonly start: ModelFigure;
  readonly flying: boolean;
  readonly others: readonly ModelFigure[];
  /** Those of the others that are of neither unit. */
  readonly third: readonly ModelFigure[];
  /** The foes, and of the third those round whom places are looked for. */
  readonly round: readonly ModelFigure[];
}

/** How far a model looks round itself, and how near those are round whom it looks, in inches. */
const FAR = 12;
const ROUND = 3;

export function seekerOf(leaving: Leaving, start: ModelFigure): Seeker {
  const { field, foes, mover } = leaving;
  const others = field.figures.filter(
    ({ unit, base }) => unit !== start.unit && !staysAway(start.base, FAR * INCH, base, INCH),
  );
  const third = others.filter(({ unit }) => unit !== foes[0]?.unit);
  const round = [...foes, ...third.filter(({ base }) => isWithin(gap(start.base, base), ROUND))];
  return { leaving, start, flying: someHave(mover, 'Flying'), others, third, round };
}

/** Whether a model is nearer than 1" to some of the others. */
export function isClose({ base }: Pick<ModelFigure, 'base'>, others: readonly ModelFigure[]): boolean {
  for (const other of others) if (isNearer(gap(base, other.base), 1)) return true;
  return false;
}

export function stayOf({ start, leaving: { foes }, third }: Seeker): ParkedPlace {
  const weight = (isClose(start, foes) ? WEIGHTS.near : 0) + (isClose(start, third) ? WEIGHTS.crowded : 0);
  return { start, figure: start, path: null, weight };
}

/** A place that is 1" from the foes and that the model can stand in; null: it is none. */
function placeAt({ start, leaving: { field, foes }, third }: Seeker, path: Path): ParkedPlace | null {
  const length = lengthOf(start.base.at, path);
  const to = path[path.length - 1];
  if (length < 1 || to === undefined) return null;
  // Most places are none: a figure is made for the others alone.
  const there: Disc = { kind: 'disc', at: to, radius: start.base.radius };
  for (const { base } of foes) if (isNearer(gap(there, base), 1)) return null;
  if (!isOnTable(there, field)) return null;
  let weight = length;
  for (const { base } of third) {
    if (overlaps(there, base)) return null;
    if (weight === length && isNearer(gap(there, base), 1)) weight += WEIGHTS.crowded;
  }
  return { start, figure: movedTo(start, to), path, weight };
}

/** Whether the way there is free, mates not counted. */
function isOpen({ start, flying, others, leaving: { field } }: Seeker, { figure, path }: ParkedPlace): boolean {
  const walls = groundOf(field.terrain).impassable;
  if (path === null) return true;
  if (flying) return !comesOnto(figure.base, [], walls);
  for (const { base } of others) if (runsInto(start.base, path, base)) return false;
  return !comesOnto(start.base, path, walls);
}

/** A place to go straight to; null: it cannot be. */
export function straightTo(seeker: Seeker, { x, y }: Point): ParkedPlace | null {
  const place = placeAt(seeker, [{ x: toGrain(x), y: toGrain(y) }]);
  return place !== null && isOpen(seeker, place) ? place : null;
}

/** As many places are gone round to before a model counts as blocked. */
const ROUTES = 40;

/** Places anywhere within reach: straight where one can, else on the shortest ways round what is there. */
export function placesAnywhere(seeker: Seeker): ParkedPlace[] {
  const { start, leaving, others } = seeker;
  const { field } = leaving;
  const points = placesAbout(start.base.at, FAR);
  const straight = points.flatMap((to) => straightTo(seeker, to) ?? []);
  if (straight.length > 0) return straight;
  const walls = groundOf(field.terrain).impassable;
  // A rounding less than their bases, because they are touched.
  const bodies = others.map(({ base }) => ({ shape: { ...base, radius: base.radius - SLACK / 2 } }));
  const obstacles = obstaclesOf([...walls.shapes.map((shape) => ({ shape })), ...bodies]);
  const ends = points.flatMap(({ x, y }) => placeAt(seeker, [{ x: toGrain(x), y: toGrain(y) }]) ?? []);
  const free = ends.filter(({ figure }) => !comesOnto(figure.base, [], walls));
  const found: ParkedPlace[] = [];
  for (const { figure } of free.sort((one, other) => one.weight - other.weight).slice(0, ROUTES)) {
    const limits = { table: field.table, most: FAR * INCH };
    const route = shortestRoute(obstacles, start.base, figure.base.at, limits);
    if (route === null) continue;
    const path = waypoints(start.base.at, route).slice(1);
    const place = placeAt(
      seeker,
      path.map(({ x, y }) => ({ x: toGrain(x), y: toGrain(y) })),
    );
    if (place !== null && isOpen(seeker, place)) found.push(place);
  }
  return found;
}
