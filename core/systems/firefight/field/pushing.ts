/** Where a pushed model may go, and where a fallen one comes down (GFF-MOVE-OPT-01, -06, GFF-AMB-41). */
import { cite } from '../../../journal/cite.ts';
import type { RuleId } from '../../../journal/cite.ts';
import { distance } from '../../../table/measure.ts';
import { type Point, spot } from '../../../table/shapes.ts';
import type { Readings } from '../readings.ts';
import { landsWithin } from '../special-moves.ts';
import { type Field, type Figure, isImpassable, isOver, lengthOf, movedTo, runsInto } from './field.ts';

/** How far the attacker may push. */
const PUSHED = 2;

export function pushFaults(field: Field, pushed: Figure, to: Point, { specialMoves }: Readings): RuleId[] {
  const far = cite('GFF-MOVE-OPT-01');
  const way = cite('GFF-AMB-41');
  const others = field.figures.filter(({ id }) => id !== pushed.id).map(({ base }) => base);
  const walls = field.terrain.filter(isImpassable).map(({ shape }) => shape);
  const blocked = [...others, ...walls].some((shape) => runsInto(pushed, [to], shape));
  const tooFar = isOver(lengthOf(pushed.base.at, [to]), PUSHED);
  return [...(specialMoves && !tooFar ? [] : far), ...(blocked ? way : [])];
}

/** A fallen model comes down at most 2" from the foot of the drop, measured as to a marker. */
export function landFaults(fallen: Figure, foot: Point, at: Point): RuleId[] {
  const rule = cite('GFF-MOVE-OPT-06');
  return isOver(distance(movedTo(fallen, at).base, spot(foot)), landsWithin()) ? [...rule] : [];
}
