/** Where one model could go to leave a melee: straight, round what stands there, or nowhere (GFF-MELEE-08). */
import { obstaclesOf } from '../../../../table/obstacles.ts';
import { root } from '../../../../table/from-point.ts';
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
  clearanceTo,
  fitsOn,
  gap,
  gapAt,
  isNearer,
  isWithin,
  lengthOf,
  movedTo,
  overlapsAt,
  runsInto,
  staysAway,
  toGrain,
} from './field.ts';
import { comesOnto, groundOf } from './ground.ts';
import { ringPlaces, turnsOf, visitCircle, visitGrazing } from './rings.ts';

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
  /** The others as they come into the way, the nearest first, and those of neither unit. */
  readonly inWay: readonly Near[];
  readonly thirdNear: readonly Near[];
  /** The foes, and of the third those round whom places are looked for. */
  readonly round: readonly ModelFigure[];
}

/** Somebody near a model, and how far from where it starts: whoever is farther than its way is long is not in that way. */
interface Near {
  readonly base: Disc;
  readonly away: number;
}

/** How far a model looks round itself, and how near those are round whom it looks, in inches. */
const FAR = 12;
const ROUND = 3;

export function seekerOf(leaving: Leaving, start: ModelFigure): Seeker {
  const { field, foes, mover } = leaving;
  const left = foes[0]?.unit;
  const [others, third, round]: [ModelFigure[], ModelFigure[], ModelFigure[]] = [[], [], [...foes]];
  for (const other of field.figures) {
    if (other.unit === start.unit || staysAway(start.base, FAR * INCH, other.base, INCH)) continue;
    others.push(other);
    if (other.unit === left) continue;
    third.push(other);
    if (isWithin(gap(start.base, other.base), ROUND)) round.push(other);
  }
  const [inWay, thirdNear] = [nearestFirst(start, others), nearestFirst(start, third)];
  return { leaving, start, flying: someHave(mover, 'Flying'), others, third, inWay, thirdNear, round };
}

function nearestFirst({ base: own }: ModelFigure, others: readonly ModelFigure[]): Near[] {
  return others.map(({ base }) => ({ base, away: gap(own, base) })).sort((one, other) => one.away - other.away);
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

/**
 * What a place weighs at the end of a way of such a length. Infinity: it is not 1" from the foes, or the model cannot stand
 * in it. Most places are none, so nothing is made for them.
 */
function weightAt(
  { start, leaving: { field, foes }, thirdNear }: Seeker,
  x: number,
  y: number,
  length: number,
): number {
  const { radius } = start.base;
  if (length < 1) return Infinity;
  for (const { base } of foes) if (isNearer(gapAt(x, y, radius, base), 1)) return Infinity;
  if (!fitsOn(field.table, x, y, radius)) return Infinity;
  let weight = length;
  for (const { base, away } of thirdNear) {
    if (away > length + INCH) break;
    if (overlapsAt(x, y, radius, base)) return Infinity;
    if (weight === length && isNearer(gapAt(x, y, radius, base), 1)) weight += WEIGHTS.crowded;
  }
  return weight;
}

function parkedAt({ start }: Seeker, path: Path, weight: number): ParkedPlace {
  return { start, figure: movedTo(start, path[path.length - 1]), path, weight };
}

/** Whether the way there is free, mates not counted. */
function isOpen(seeker: Seeker, path: Path): boolean {
  const { start, flying, others } = seeker;
  if (!flying) for (const { base } of others) if (runsInto(start.base, path, base)) return false;
  return passesWalls(seeker, path);
}

/** Whether the way there leads through nothing impassable; flying, whether it ends in nothing. */
function passesWalls({ start, flying, leaving: { field } }: Seeker, path: Path): boolean {
  const walls = groundOf(field.terrain).impassable;
  return flying
    ? !comesOnto(movedTo(start, path[path.length - 1]).base, [], walls)
    : !comesOnto(start.base, path, walls);
}

/** Whether somebody stands in the straight way there, of so many units. */
function isBlocked({ start, flying, inWay }: Seeker, x: number, y: number, length: number): boolean {
  if (flying) return false;
  for (const { base, away } of inWay) {
    if (away > length) break;
    if (clearanceTo(start.base, x, y, base) < -SLACK) return true;
  }
  return false;
}

/** A place to go straight to; null: it cannot be, or weighs as much as `limit`. */
export function straightTo(seeker: Seeker, toX: number, toY: number, limit = Infinity): ParkedPlace | null {
  const { at } = seeker.start.base;
  const x = toGrain(toX);
  const y = toGrain(toY);
  const length = root(x - at.x, y - at.y);
  if (length >= limit) return null;
  const weight = weightAt(seeker, x, y, length);
  if (weight >= limit) return null;
  if (isBlocked(seeker, x, y, length)) return null;
  const path = [{ x, y }];
  return passesWalls(seeker, path) ? parkedAt(seeker, path, weight) : null;
}

/** As many places are gone round to before a model counts as blocked, or as having no shorter way. */
const ROUTES = 40;
const SHORTER_ROUTES = 10;

function hasRoom({ weight }: ParkedPlace): boolean {
  return weight < WEIGHTS.crowded;
}

/** More than a place moves when it is put on the grain, in units. */
const ROUNDED = 1;
/** How far from one another places anywhere are, on the way out, in units. */
const STEP = INCH / 4;
/** Circles so far from one another: with a point every ten degrees, and with points that lie no farther apart than they. */
const WIDE = Array.from({ length: FAR * 4 }, () => turnsOf(36));
const CLOSE = WIDE.map((_, at) => turnsOf(Math.max(36, Math.ceil(2 * Math.PI * (at + 1)))));

function straightAnywhere(
  seeker: Seeker,
  limit: number,
  circles: readonly (readonly Point[])[],
  from = 0,
): ParkedPlace[] {
  const { start, leaving } = seeker;
  const found: ParkedPlace[] = [];
  const look = (x: number, y: number) => {
    const place = straightTo(seeker, x, y, limit);
    if (place !== null) found.push(place);
  };
  let looked = 0;
  const room = () => {
    const some = found.slice(looked).some(hasRoom);
    looked = found.length;
    return some;
  };
  for (const [at, turns] of circles.entries()) {
    // With no mates to stand by, nothing farther off is better.
    if (at * STEP > limit || (leaving.figures.length === 1 && room())) break;
    if ((at + 1) * STEP + ROUNDED > from) visitCircle(start.base.at, (at + 1) * STEP, look, turns);
  }
  return found;
}

/** Places in the corners that are 1" from two others, and on ways that graze somebody: what lies in a gap lies between such. */
function straightPast(seeker: Seeker, limit: number, from: number): ParkedPlace[] {
  const { start, others, leaving } = seeker;
  const found: ParkedPlace[] = [];
  const look = (x: number, y: number) => {
    const place = straightTo(seeker, x, y, limit);
    if (place !== null) found.push(place);
  };
  for (const { to } of ringPlaces(start, others, leaving.field.table)) look(to.x, to.y);
  visitGrazing(start, others, [from - ROUNDED, Math.min(FAR * INCH, limit + ROUNDED)], look);
  return found;
}

/** A place at the end of a way, to the grain; null: it is none. */
function placeAt(seeker: Seeker, way: Path): ParkedPlace | null {
  const path = way.map(({ x, y }) => ({ x: toGrain(x), y: toGrain(y) }));
  const { x, y } = path[path.length - 1] ?? seeker.start.base.at;
  const weight = weightAt(seeker, x, y, lengthOf(seeker.start.base.at, path));
  return weight === Infinity ? null : parkedAt(seeker, path, weight);
}

/** Places anywhere within reach that weigh less than `limit`: straight where one can, else round what is there. */
export function placesAnywhere(seeker: Seeker, limit: number): ParkedPlace[] {
  const found = straightAnywhere(seeker, limit, WIDE);
  if (found.length > 0) return found;
  // Where all that is straight weighs too much, there is no need for ways round.
  return straightAnywhere(seeker, Infinity, WIDE).length > 0 ? [] : placesRoundAbout(seeker);
}

/**
 * Places to go straight to, closer together than those, and the ends of narrow ways and narrow gaps. They weigh less than
 * `limit`, and none is nearer than `from`.
 */
export function closePlaces(seeker: Seeker, limit: number, from: number): ParkedPlace[] {
  return [...straightAnywhere(seeker, limit, CLOSE, from), ...straightPast(seeker, limit, from)];
}

/** Places that weigh less than `limit` at the ends of the shortest ways round what is there; none is nearer than `from`. */
export function placesRoundAbout(seeker: Seeker, limit = Infinity, from = 0): ParkedPlace[] {
  const { start, leaving, others } = seeker;
  const { field } = leaving;
  const walls = groundOf(field.terrain).impassable;
  const ends: ParkedPlace[] = [];
  for (const [at, turns] of WIDE.entries()) {
    if (at * STEP > limit) break;
    if ((at + 1) * STEP + ROUNDED <= from) continue;
    const look = (toX: number, toY: number) => {
      const [x, y] = [toGrain(toX), toGrain(toY)];
      const length = root(x - start.base.at.x, y - start.base.at.y);
      const weight = weightAt(seeker, x, y, length);
      if (weight >= limit) return;
      const path = [{ x, y }];
      const place = parkedAt(seeker, path, weight);
      if (comesOnto(place.figure.base, [], walls)) return;
      if (isBlocked(seeker, x, y, length) || !passesWalls(seeker, path)) ends.push(place);
    };
    visitCircle(start.base.at, (at + 1) * STEP, look, turns);
  }
  if (ends.length === 0) return ends;
  // A rounding less than their bases, because they are touched.
  const bodies = others.map(({ base }) => ({ shape: { ...base, radius: base.radius - SLACK / 2 } }));
  const obstacles = obstaclesOf([...walls.shapes.map((shape) => ({ shape })), ...bodies]);
  const count = limit < WEIGHTS.crowded ? SHORTER_ROUTES : ROUTES;
  const found: ParkedPlace[] = [];
  for (const { figure } of ends.sort((one, other) => one.weight - other.weight).slice(0, count)) {
    const limits = { table: field.table, most: Math.min(FAR * INCH, limit) };
    const route = shortestRoute(obstacles, start.base, figure.base.at, limits);
    if (route === null) continue;
    const path = waypoints(start.base.at, route).slice(1);
    const place = placeAt(seeker, path);
    if (place?.path && place.weight < limit && isOpen(seeker, place.path)) found.push(place);
  }
  return found;
}
