/** Who is near enough to somebody's casting die to put tokens on it (GFF-SR-CASTER-4). */
import { type ModelFigure, isWithin, nearest } from './field.ts';

/** How near to the caster's unit one must be, in inches. */
const NEAR = 18;

/** Whether one of a unit's models is within 18" of the caster's unit and sees it. */
export function mayBoost<One extends ModelFigure>(
  own: readonly One[],
  casters: readonly ModelFigure[],
  sees: (one: One) => boolean,
): boolean {
  return own.some((one) => isWithin(nearest([one], casters), NEAR) && sees(one));
}
