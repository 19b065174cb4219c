/** A place for every model of a unit that leaves a melee: which of those that there are go best together (GFF-AMB-51). */
import { root } from '../../../../table/from-point.ts';
import { INCH } from '../../../../table/units.ts';
import { disorderOf } from './coherency.ts';
import { firstBeside } from './contact.ts';
import { type ModelFigure, overlaps, runsInto } from './field.ts';
import { type ParkedPlace, type Seeker, WEIGHTS, straightTo } from './parting-places.ts';

/** Less than that is a rounding, in units. */
const ROUNDED = 1 / 2;

/** What the models' places weigh together; Infinity where one is in another's way. */
export function weightOf(places: readonly ParkedPlace[]): number {
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
export function choose(options: ParkedPlace[][], otherwise: readonly ParkedPlace[]): readonly ParkedPlace[] {
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

/** So many places of each model are tried with the others beside it, and how far they lie apart, in units. */
const ANCHORS = 60;
const SPREAD = INCH / 2;

/** The lightest choice with some model in one of its places and the others, one by one, where that leaves them best. */
export function anchored(options: ParkedPlace[][], otherwise: readonly ParkedPlace[]): readonly ParkedPlace[] {
  let [best, bestWeight] = [otherwise, weightOf(otherwise)];
  for (const places of options) places.sort((one, other) => one.weight - other.weight);
  const least = options.map((places) => places[0]?.weight ?? 0);
  const sum = least.reduce((one, other) => one + other, 0);
  for (const [at, places] of options.entries()) {
    const others = sum - (least[at] ?? 0);
    for (const anchor of spread(places)) {
      if (anchor.weight + others >= bestWeight) break;
      const taken = besideAnchor(options, at, anchor, bestWeight - others);
      const weight = taken === null ? Infinity : weightOf(taken);
      if (taken !== null && weight < bestWeight) [best, bestWeight] = [taken, weight];
    }
  }
  return best;
}

/** The lightest of them that do not lie close together. */
function spread(places: readonly ParkedPlace[]): ParkedPlace[] {
  const few: ParkedPlace[] = [];
  for (const place of places) {
    const { at } = place.figure.base;
    if (few.some(({ figure: { base } }) => root(base.at.x - at.x, base.at.y - at.y) < SPREAD)) continue;
    few.push(place);
    if (few.length === ANCHORS) break;
  }
  return few;
}

/** The others beside an anchor; null: they cannot be placed, or weigh more than they must by `limit` less the anchor. */
function besideAnchor(
  options: readonly ParkedPlace[][],
  at: number,
  anchor: ParkedPlace,
  limit: number,
): ParkedPlace[] | null {
  const taken = [anchor];
  const all: ParkedPlace[] = [];
  let left = limit - anchor.weight;
  for (const [index, places] of options.entries()) {
    const least = places[0]?.weight ?? 0;
    const place = index === at ? anchor : lightestBeside(places, taken, left + least);
    if (place === null) return null;
    all.push(place);
    if (index === at) continue;
    taken.push(place);
    left -= place.weight - least;
  }
  return all;
}

/** Of places with the lightest first, the one that goes best with those that are taken, and weighs less than `limit`. */
function lightestBeside(
  places: readonly ParkedPlace[],
  taken: readonly ParkedPlace[],
  limit: number,
): ParkedPlace | null {
  // The last of them stands for each place in turn.
  const figures = [...taken, ...taken.slice(0, 1)].map(({ figure }) => figure);
  let [found, least]: [ParkedPlace | null, number] = [null, Infinity];
  for (const place of places) {
    if (place.weight >= least || place.weight >= limit) break;
    const { x, y } = place.figure.base.at;
    const weight = place.weight + WEIGHTS.disorder * disorderOf(figures, taken.length, x, y);
    if (weight >= least || taken.some((mate) => clash(place, mate) || clash(mate, place))) continue;
    [found, least] = [place, weight];
  }
  return found;
}

/** Steps by which a place is put right, in units. */
const NUDGES = [INCH / 5, INCH / 10, INCH / 20, INCH / 40];

/** One model after the other in any of its places, beside its mates, or a little aside, as long as that is lighter. */
export function polished(
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
  if (weight < trial.weight - ROUNDED && !isClashing(trial.best)) {
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
