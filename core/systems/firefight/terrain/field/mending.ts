/** Bringing a unit that was torn apart together again, as far as a move goes (GFF-MOVE-03, GFF-AMB-52). */
import type { Point } from '../../../../table/shapes.ts';
import { INCH } from '../../../../table/units.ts';
import { disorderOf } from './coherency.ts';
import { firstBeside } from './contact.ts';
import { type Formation, disorderWith, mayGo, leewayOf, send } from './formation.ts';

/** How far from a mate a model looks for a place, in units, edge to edge: in base contact, and up to 1". */
const BESIDE = [INCH / 2, INCH - 1, 2, 0];

/** A place beside a mate where one model leaves the unit less torn apart than it is; null: there is none. */
function mendingPlace(formation: Formation, index: number): Point | null {
  const leeway = leewayOf(formation, index);
  if (leeway === null) return null;
  const farther = (leeway.most + 1) * INCH;
  let least = disorderOf(formation.after);
  let found: Point | null = null;
  for (const [at, mate] of formation.after.entries()) {
    if (at === index) continue;
    const fits = (x: number, y: number) => {
      if (!mayGo(leeway, x, y)) return false;
      const disorder = disorderWith(formation, index, x, y);
      if (disorder >= least) return false;
      least = disorder;
      return true;
    };
    for (const apart of BESIDE) found = firstBeside(leeway.start, mate, fits, apart, farther) ?? found;
  }
  return found;
}

/** Whether one of the models could leave the unit less torn apart than it ends. */
export function couldMend(formation: Formation): boolean {
  if (disorderOf(formation.after) === 0) return false;
  return formation.after.some((_, index) => mendingPlace(formation, index) !== null);
}

/** Sends models to their mates, one after the other, until nobody can mend anything. `isFree`: who may be sent. */
export function mend(formation: Formation, isFree: (index: number) => boolean = () => true): void {
  for (let disorder = disorderOf(formation.after); disorder > 0;) {
    for (let index = 0; index < formation.after.length; index += 1) {
      const to = isFree(index) ? mendingPlace(formation, index) : null;
      if (to !== null) send(formation, index, to);
    }
    const now = disorderOf(formation.after);
    if (now >= disorder) return;
    disorder = now;
  }
}
