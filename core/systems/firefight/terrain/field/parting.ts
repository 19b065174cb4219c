/**
 * Leaving a melee (GFF-MELEE-08, GFF-AMB-51): every model of the charging unit goes back to 1" from the other unit, the unit
 * stays together, nobody ends nearer than 1" to a third unit, and nobody goes farther than that takes. Exact places are tried
 * first, then places all round, then any there are.
 */
import { root } from '../../../../table/from-point.ts';
import type { Point } from '../../../../table/shapes.ts';
import { INCH } from '../../../../table/units.ts';
import { disorderOf } from './coherency.ts';
import { firstBeside } from './contact.ts';
import { type ModelFigure, type Path, gap, isNearer, lengthOf, movedTo, overlaps, runsInto } from './field.ts';
import {
  type Leaving,
  type ParkedPlace,
  type Seeker,
  WEIGHTS,
  isClose,
  placesAnywhere,
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
    if (isShort(best)) return partingBy(leaving, best);
  }
  for (const [at, seeker] of seekers.entries()) {
    // What weighs more than the best for all of them is no part of a better one.
    options[at]?.push(...placesAnywhere(seeker, thorough, weightOf(best)));
  }
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

/** What the models' places weigh together; Infinity where one is in another's way. */
function weightOf(places: readonly ParkedPlace[]): number {
  return isClashing(places) ? Infinity : weigh(places);
}

/** What they weigh together where none is in another's way. */
function weigh(places: readonly ParkedPlace[], figures = places.map(({ figure }) => figure)): number {
  let weight = WEIGHTS.disorder * disorderOf(figures);
  for (const one of places) weight += one.weight;
  return weight;
}

function isClashing(places: readonly ParkedPlace[]): boolean {
  for (const one of places) {
    for (const other of places) {
      if (other === one) break;
      if (clash(one, other) || clash(other, one)) return true;
    }
  }
  return false;
}

/** Whether one ends in another, or goes through it where it stays. Mates that go too are in nobody's way until they stand. */
function clash({ start, figure, path }: ParkedPlace, mate: ParkedPlace): boolean {
  if (path === null) return false;
  return (
    overlaps(figure.base, mate.figure.base) || (mate.path === null && runsInto(start.base, path, mate.figure.base))
  );
}

/** So many of each model's places are put together in every way, and no more combinations than that. */
const FEW = 8;
const MOST = 3000;

/** The lightest choice of a place for every model, if lighter than the one at hand. */
function choose(options: ParkedPlace[][], otherwise: readonly ParkedPlace[]): readonly ParkedPlace[] {
  let [best, bestWeight] = [otherwise, weightOf(otherwise)];
  const few = options.map((places) => places.sort((one, other) => one.weight - other.weight).slice(0, FEW));
  const rest = few.map((_, at) => few.slice(at).reduce((sum, places) => sum + (places[0]?.weight ?? 0), 0));
  const taken: ParkedPlace[] = [];
  // Kept beside them: thousands of combinations are weighed.
  const figures: ModelFigure[] = [];
  let looked = 0;
  const next = (sum: number): void => {
    const places = few[taken.length];
    if (places === undefined) {
      const weight = weigh(taken, figures);
      if (weight < bestWeight && !isClashing(taken)) [best, bestWeight] = [[...taken], weight];
      return;
    }
    for (const place of places) {
      if ((looked += 1) > MOST || sum + place.weight + (rest[taken.length + 1] ?? 0) >= bestWeight) return;
      taken.push(place);
      figures.push(place.figure);
      next(sum + place.weight);
      taken.pop();
      figures.pop();
    }
  };
  next(0);
  return best;
}

/** Steps by which a place is put right, in units. */
const NUDGES = [INCH / 5, INCH / 10, INCH / 20, INCH / 40];

/** One model after the other in any of its places, beside its mates, or a little aside, as long as that is lighter. */
function polished(
  seekers: readonly Seeker[],
  options: readonly (readonly ParkedPlace[])[],
  places: readonly ParkedPlace[],
): readonly ParkedPlace[] {
  const trial: Trial = { best: [...places], weight: weightOf(places) };
  for (let round = 0, before = Infinity; round < 2 && trial.weight < before; round += 1) {
    before = trial.weight;
    for (const [at, seeker] of seekers.entries()) {
      for (const place of options[at] ?? []) attempt(trial, at, place.weight, () => place);
      if (trial.weight >= WEIGHTS.disorder) besideMates(trial, at, seeker);
      for (const step of NUDGES) nudge(trial, at, seeker, step);
    }
  }
  return trial.best;
}

/** The best choice so far, and what it weighs. */
interface Trial {
  readonly best: ParkedPlace[];
  weight: number;
}

/** Takes a place that weighs `least` or more, where that makes the whole lighter; it is looked at only where it may. */
function attempt(trial: Trial, at: number, least: number, find: () => ParkedPlace | null): boolean {
  const now = trial.best[at];
  // Where they stand together nothing is gained but by a lighter place.
  if (now === undefined || (trial.weight < WEIGHTS.disorder && least >= now.weight)) return false;
  const place = find();
  if (place === null) return false;
  trial.best[at] = place;
  const weight = weigh(trial.best);
  if (weight < trial.weight - ROUNDED / 4 && !isClashing(trial.best)) {
    trial.weight = weight;
    return true;
  }
  trial.best[at] = now;
  return false;
}

/** Places beside each mate, in contact and up to 1" away. */
function besideMates(trial: Trial, at: number, seeker: Seeker): void {
  for (const { figure, start } of [...trial.best]) {
    if (start === seeker.start) continue;
    for (const apart of [INCH / 2, INCH - 1, 2]) {
      firstBeside(seeker.start, figure, (x, y) => attempt(trial, at, 0, () => straightTo(seeker, x, y)), apart);
    }
  }
}

const ASIDE = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)]);

/** Steps aside, as long as one makes it lighter. */
function nudge(trial: Trial, at: number, seeker: Seeker, step: number): void {
  for (let better = true, count = 0; better && count < 20; count += 1) {
    const place = trial.best[at];
    if (place?.path?.length !== 1) return;
    const { x, y } = place.figure.base.at;
    const from = seeker.start.base.at;
    better = ASIDE.some(([dx = 0, dy = 0]) => {
      const to = { x: x + dx * step, y: y + dy * step };
      return attempt(trial, at, root(to.x - from.x, to.y - from.y), () => straightTo(seeker, to.x, to.y));
    });
  }
}
