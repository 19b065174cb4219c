/**
 * Going as near to an enemy as one can, without tearing the unit apart (GFF-MELEE-01, -02, GFF-AMB-50). The check of a charge
 * and of piling in, and whoever proposes one, ask the same question of every model.
 */
import { root } from '../../../../table/from-point.ts';
import type { Point } from '../../../../table/shapes.ts';
import { INCH } from '../../../../table/units.ts';
import { BY_1_DEGREE, firstBeside, touchesSome } from './contact.ts';
import { type ModelFigure, SLACK, gap, isWithin, nearest, toGrain } from './field.ts';
import { type Formation, type Leeway, disorderWith, mayGo, leewayOf, send } from './formation.ts';
import { crossing } from './rings.ts';

/** So much nearer is nearer, in units. */
const NEARER = INCH / 10;
/** Places are looked for at distances of so many units from one another. */
const STEP = INCH / 4;

/** The nearest place to its foes that one model could take, straight from where it began; null: none is nearer than it is. */
export function nearerPlace(formation: Formation, index: number, foes: readonly ModelFigure[]): Point | null {
  const now = formation.after[index];
  if (now === undefined || touchesSome(now, foes)) return null;
  const leeway = leewayOf(formation, index);
  if (leeway === null) return null;
  const { start, most } = leeway;
  let nearBy = nearest([now], foes) - NEARER;
  let found: Point | null = null;
  for (const foe of foes) {
    const fits = (x: number, y: number) =>
      mayGo(leeway, x, y) && disorderWith(formation, index, x, y) <= formation.limit;
    const least = Math.max(0, gap(start.base, foe.base) - most * INCH);
    if (least === 0 && nearBy > 0) {
      const touching =
        besideBoth(leeway, foe).find(({ x, y }) => fits(x, y)) ??
        firstBeside(start, foe, fits, 0, longestBeside(leeway, foe, 0), BY_1_DEGREE);
      if (touching) return touching;
    }
    for (let apart = least; apart < nearBy; apart += STEP) {
      const to = firstBeside(start, foe, fits, apart, longestBeside(leeway, foe, apart));
      if (to === null) continue;
      found = to;
      nearBy = apart;
    }
  }
  return found;
}

/** More than roundings make of a way, in units. */
const SURE = 2;

/**
 * A way in units that is longer than any to a place so far beside a foe: a model goes as far as it may, and no farther than
 * along the foe's base to the other side of it. What is longer goes through the foe.
 */
function longestBeside({ start: { base }, flying, most }: Leeway, foe: ModelFigure, beyond: number): number {
  const may = most * INCH + SURE;
  if (flying) return may;
  const body = base.radius + foe.base.radius - SLACK;
  const far = root(base.at.x - foe.base.at.x, base.at.y - foe.base.at.y);
  const apart = base.radius + foe.base.radius + beyond;
  const along = Math.sqrt(Math.max(0, far * far - body * body)) + Math.sqrt(apart * apart - body * body);
  return Math.min(may, along + SURE);
}

/** Places in contact with a foe and with somebody beside it, where there is room for one model and no more. */
function besideBoth({ start, others, formation: { after }, index }: Leeway, foe: ModelFigure): Point[] {
  const { radius } = start.base;
  const ring = { at: foe.base.at, radius: foe.base.radius + radius };
  const places: Point[] = [];
  const add = ({ base }: ModelFigure) => {
    if (!isWithin(gap(base, foe.base) - 2 * radius, 0)) return;
    const crossed = crossing(ring, { at: base.at, radius: base.radius + radius });
    for (const { x, y } of crossed) places.push({ x: toGrain(x), y: toGrain(y) });
  };
  for (const other of others) add(other);
  for (const [at, mate] of after.entries()) if (at !== index) add(mate);
  return places;
}

/** Some model that could be nearer to its foes than it ends. */
export function fallsShort(formation: Formation, foes: readonly ModelFigure[]): ModelFigure | null {
  const short = formation.after.findIndex((_, index) => nearerPlace(formation, index, foes) !== null);
  return formation.after[short] ?? null;
}

/** Sends every model into contact that finds a place there, whether or not that leaves the unit together. */
export function intoContact(formation: Formation, foes: readonly ModelFigure[]): void {
  for (let found = true; found;) {
    found = false;
    for (const [index, now] of formation.after.entries()) {
      const to = touchesSome(now, foes) ? null : contactPlace(formation, index, foes);
      if (to === null) continue;
      send(formation, index, to);
      found = true;
    }
  }
}

/** The first place in contact with one of its foes that a model can go straight to, where its mates are by now. */
export function contactPlace(formation: Formation, index: number, foes: readonly ModelFigure[]): Point | null {
  const leeway = leewayOf(formation, index);
  if (leeway === null) return null;
  for (const foe of foes) {
    if (!isWithin(gap(leeway.start.base, foe.base), leeway.most)) continue;
    const to = firstBeside(leeway.start, foe, (x, y) => mayGo(leeway, x, y), 0, longestBeside(leeway, foe, 0));
    if (to !== null) return to;
  }
  return null;
}

/** As often as models come nearer in turn; each time one does by more than a little, so that it ends by itself. */
const ROUNDS = 40;

/** Brings every model as near to its foes as it comes, one after the other, until nobody comes nearer. */
export function closeIn(formation: Formation, foes: readonly ModelFigure[]): void {
  const count = formation.after.length;
  // Where all have been asked since the last was sent, nobody comes nearer: that one went as near as it could.
  for (let turn = 0, last = count; turn < last && turn < ROUNDS * count; turn += 1) {
    const index = turn % count;
    const to = nearerPlace(formation, index, foes);
    if (to === null) continue;
    send(formation, index, to);
    last = turn + count;
  }
}
