/** Where a pushed model may go, and where a fallen one comes down (GFF-MOVE-OPT-01, -06, GFF-AMB-41). */
import type { Breach } from '../../../../rules/broken.ts';
import { distance } from '../../../../table/measure.ts';
import { type Point, spot } from '../../../../table/shapes.ts';
import { inInches } from '../../../../table/units.ts';
import type { FirefightReadings } from '../../readings.ts';
import { landsWithin } from '../../rules/special-moves.ts';
import { comesOnto, groundOf } from './ground.ts';
import { isOnTable } from './field.ts';
import { type BattleTable, type ModelFigure, isOver, lengthOf, movedTo, overlaps, runsInto } from './field.ts';

/** How far the attacker may push. */
const PUSHED = 2;

export function pushFaults(
  field: BattleTable,
  pushed: ModelFigure,
  to: Point,
  { specialMoves }: FirefightReadings,
): Breach[] {
  const faults: Breach[] = [];
  const measured = lengthOf(pushed.base.at, [to]);
  if (!specialMoves || isOver(measured, PUSHED)) {
    faults.push({ rule: 'GFF-MOVE-OPT-01', measured: inInches(measured), allowed: specialMoves ? PUSHED : 0 });
  }
  const blocked =
    field.figures.some(({ id, base }) => id !== pushed.id && runsInto(pushed.base, [to], base)) ||
    comesOnto(pushed.base, [to], groundOf(field.terrain).impassable);
  if (blocked) faults.push({ rule: 'GFF-AMB-41', what: pushed.id });
  if (!isOnTable(movedTo(pushed, to).base, field)) faults.push({ rule: 'GFF-MOVE-08', what: pushed.id });
  return faults;
}

/** A fallen model comes down at most 2" from the foot of the drop, measured as to a marker. */
export function landFaults(fallen: ModelFigure, foot: Point, at: Point): Breach[] {
  const measured = distance(movedTo(fallen, at).base, spot(foot));
  const allowed = landsWithin();
  return isOver(measured, allowed)
    ? [{ rule: 'GFF-MOVE-OPT-06', measured: inInches(measured), allowed, what: fallen.id }]
    : [];
}

/** Whether a model can stand there at all: on the table, in nobody, in no impassable terrain (GFF-MOVE-05, -08). */
export function standFaults(field: BattleTable, figure: ModelFigure, at: Point): Breach[] {
  const there = movedTo(figure, at);
  const faults: Breach[] = [];
  const blocked =
    field.figures.some(({ id, base }) => id !== figure.id && overlaps(there.base, base)) ||
    comesOnto(there.base, [], groundOf(field.terrain).impassable);
  if (blocked) faults.push({ rule: 'GFF-MOVE-05', what: figure.id });
  if (!isOnTable(there.base, field)) faults.push({ rule: 'GFF-MOVE-08', what: figure.id });
  return faults;
}
