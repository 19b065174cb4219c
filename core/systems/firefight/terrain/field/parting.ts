/**
 * Leaving a melee (GFF-MELEE-08, GFF-AMB-51): every model of the charging unit goes back to 1" from the other unit, the unit
 * stays together, nobody ends nearer than 1" to a third unit, and nobody goes farther than that takes. Exact places are tried
 * first, then places all round, then any there are.
 */
import { INCH } from '../../../../table/units.ts';
import { disorderOf } from './coherency.ts';
import { type Path, gap, isNearer, lengthOf, movedTo } from './field.ts';
import { anchored, choose, polished, weightOf } from './parting-choice.ts';
import {
  type Leaving,
  type ParkedPlace,
  type Seeker,
  WEIGHTS,
  closePlaces,
  isClose,
  placesAnywhere,
  placesRoundAbout,
  seekerOf,
  stayOf,
  straightTo,
} from './parting-places.ts';
import { ringPlaces, visitRound } from './rings.ts';
import type { Moves } from './walks.ts';

/** What is wrong with how a unit stands after it has parted, the worst first, and how far its models went, in units. */
interface PartingCost {
  /** Models nearer than 1" to the unit that it parts from. */
  readonly near: number;
  /** How far from standing together it is. */
  readonly disorder: number;
  /** Models nearer than 1" to a third unit. */
  readonly crowded: number;
  readonly length: number;
}

export interface Parting {
  readonly ways: Moves;
  readonly cost: PartingCost;
}

/** What a way of parting costs, whoever proposes it. */
export function partingCost({ field, figures, foes }: Leaving, moves: Moves): PartingCost {
  const after = figures.map((figure) => {
    const path = moves[figure.id] ?? [];
    return movedTo(figure, path[path.length - 1]);
  });
  const [own, foe] = [figures[0]?.unit, foes[0]?.unit];
  const third = field.figures.filter(({ unit }) => unit !== own && unit !== foe);
  return {
    near: after.filter((figure) => isClose(figure, foes)).length,
    disorder: disorderOf(after),
    crowded: after.filter((figure) => isClose(figure, third)).length,
    length: figures.reduce((sum, { id, base }) => sum + lengthOf(base.at, moves[id] ?? []), 0),
  };
}

/** A rounding of every model's way, in units. */
const ROUNDED = 2;

/** In what one outcome is worse than another, and not by a rounding; null: it is not. */
export function worseIn(one: PartingCost, other: PartingCost): keyof PartingCost | null {
  for (const key of ['near', 'disorder', 'crowded'] as const) {
    if (one[key] !== other[key]) return one[key] > other[key] ? key : null;
  }
  return one.length > other.length + ROUNDED ? 'length' : null;
}

/** Inches from others at which places all round are looked for: first the least, then such as keep a unit together. */
const ROUND = [[1], [1.4, 2, 3]] as const;

/** The best way apart that there is; where not `thorough`, the best of places that lie less close together. */
export function partingOf(leaving: Leaving, thorough = true): Parting {
  const seekers = leaving.figures.map((figure) => seekerOf(leaving, figure));
  const straightOut = seekers.map((seeker) => shortestOf(seeker));
  if (straightOut.every((place) => place !== null) && weightOf(straightOut) < WEIGHTS.crowded) {
    // Nothing is wrong with it, and each place weighs as much as its way is long.
    return { ways: waysTo(straightOut), cost: { near: 0, disorder: 0, crowded: 0, length: lengthsOf(straightOut) } };
  }
  const options = seekers.map((seeker) => [stayOf(seeker), ...exactPlaces(seeker)]);
  let best = choose(options, seekers.map(stayOf));
  for (const apart of ROUND) {
    for (const [at, seeker] of seekers.entries()) {
      addRound(options[at] ?? [], seeker, apart, weightOf(best));
    }
    best = polished(seekers, options, choose(options, best));
    if (isShort(best)) return partingBy(leaving, thorough ? refined(seekers, best) : best);
  }
  if (thorough) return partingBy(leaving, refined(seekers, best));
  // What weighs more than the best for all of them is no part of a better one.
  for (const [at, seeker] of seekers.entries()) options[at]?.push(...placesAnywhere(seeker, weightOf(best)));
  return partingBy(leaving, polished(seekers, options, choose(options, best)));
}

/**
 * The shortest way out of the reach of those that a model is too near to. Where it leads to a place that can be had, no other
 * is shorter; null: it leads to none.
 */
function shortestOf(seeker: Seeker): ParkedPlace | null {
  const { start, round } = seeker;
  const close = round.filter(({ base }) => isNearer(gap(start.base, base), 1));
  if (close.length === 0) return stayOf(seeker);
  const [first] = ringPlaces(start, close);
  const place = first ? straightTo(seeker, first.to.x, first.to.y) : null;
  return place !== null && place.weight < WEIGHTS.crowded ? place : null;
}

/** Nothing is wrong with it, and nobody goes so far that a shorter way may have been missed. */
function isShort(places: readonly ParkedPlace[]): boolean {
  return weightOf(places) < WEIGHTS.crowded && places.every(({ weight }) => weight <= FAR);
}

const FAR = 3 * INCH;

/** Ways are looked for that are so much shorter, in units. */
const LITTLE = INCH / 10;

/** The best way apart, from one that may not be: of all places there are, not of those that come to mind first. */
function refined(seekers: readonly Seeker[], now: readonly ParkedPlace[]): readonly ParkedPlace[] {
  const weight = weightOf(now);
  const least = seekers.map((seeker) => leastOf(seeker));
  const sum = least.reduce((one, other) => one + other, 0);
  if (weight <= sum + LITTLE) return now;
  const isRight = weight < WEIGHTS.crowded;
  const options = seekers.map((seeker, at) => {
    const own = least[at] ?? 0;
    const limit = weight - sum + own;
    const from = isRight ? own : 0;
    const places = [stayOf(seeker), ...closePlaces(seeker, limit, from)];
    // Where nothing is wrong, ways round are for those that could go less far.
    if (!isRight || (now[at]?.weight ?? 0) > own + LITTLE) places.push(...placesRoundAbout(seeker, limit, from));
    return places;
  });
  const best = anchored(options, now);
  // Where no place leaves them together, none of thousands does.
  return polished(seekers, weightOf(best) < WEIGHTS.disorder ? options : [], best);
}

/** No shorter way leads a model 1" away from all others, whether or not it is free. */
function leastOf({ start, round, leaving }: Seeker): number {
  return ringPlaces(start, round, leaving.field.table)[0]?.length ?? 0;
}

function exactPlaces(seeker: Seeker): ParkedPlace[] {
  const { start, round, leaving } = seeker;
  return ringPlaces(start, round, leaving.field.table).flatMap(({ to: { x, y } }) => straightTo(seeker, x, y) ?? []);
}

/** Adds the places round others, so many inches from them, that weigh less than `limit`. */
function addRound(places: ParkedPlace[], seeker: Seeker, inches: readonly number[], limit: number): void {
  visitRound(seeker.start, seeker.round, inches, (x, y) => {
    const place = straightTo(seeker, x, y, limit);
    if (place !== null) places.push(place);
  });
}

function partingBy(leaving: Leaving, places: readonly ParkedPlace[]): Parting {
  const ways = waysTo(places);
  return { ways, cost: partingCost(leaving, ways) };
}

function waysTo(places: readonly ParkedPlace[]): Moves {
  const ways: Record<string, Path> = {};
  for (const { path, start } of places) if (path !== null) ways[start.id] = path;
  return ways;
}

function lengthsOf(places: readonly ParkedPlace[]): number {
  let sum = 0;
  for (const { weight } of places) sum += weight;
  return sum;
}
