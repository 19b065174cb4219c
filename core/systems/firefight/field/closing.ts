/**
 * Going as near to an enemy as one can, without tearing the unit apart (GFF-MELEE-01, -02, GFF-AMB-50). The check of a charge
 * and of piling in, and whoever proposes one, ask the same question of every model.
 */
import type { Point } from '../../../table/shapes.ts';
import { INCH } from '../../../table/units.ts';
import { firstBeside, touchesSome } from './contact.ts';
import { type ModelFigure, gap, isWithin, movedTo, nearest } from './field.ts';
import { type Formation, disorderWith, mayGo, leewayOf, send } from './formation.ts';

/** So much nearer is nearer, in units. */
const NEARER = INCH / 10;
/** Places are looked for at distances of so many units from one another. */
const STEP = INCH / 4;

/** The nearest place to its foes that one model could take, straight from where it began; null: none is nearer than it is. */
export function nearerPlace(formation: Formation, index: number, foes: readonly ModelFigure[]): Point | null {
  const now = formation.after[index];
  const leeway = leewayOf(formation, index);
  if (now === undefined || leeway === null || touchesSome(now, foes)) return null;
  const { start, most } = leeway;
  let nearBy = nearest([now], foes) - NEARER;
  let found: Point | null = null;
  for (const foe of foes) {
    const fits = (to: Point) =>
      mayGo(leeway, to) && disorderWith(formation, index, movedTo(start, to)) <= formation.limit;
    const least = Math.max(0, gap(start.base, foe.base) - most * INCH);
    for (let apart = least; apart < nearBy; apart += STEP) {
      const to = firstBeside(start, foe, fits, apart);
      if (to === null) continue;
      found = to;
      nearBy = apart;
    }
  }
  return found;
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
    const to = firstBeside(leeway.start, foe, (place) => mayGo(leeway, place));
    if (to !== null) return to;
  }
  return null;
}

/** As often as models come nearer in turn; each time one does by more than a little, so that it ends by itself. */
const ROUNDS = 40;

/** Brings every model as near to its foes as it comes, one after the other, until nobody comes nearer. */
export function closeIn(formation: Formation, foes: readonly ModelFigure[]): void {
  for (let round = 0; round < ROUNDS; round += 1) {
    let nearer = false;
    for (let index = 0; index < formation.after.length; index += 1) {
      const to = nearerPlace(formation, index, foes);
      if (to === null) continue;
      send(formation, index, to);
      nearer = true;
    }
    if (!nearer) return;
  }
}
