/** Who is near which marker at a round's end, measured (GFF-MISSION-06). */
import { root } from '../../../../table/from-point.ts';
import type { Point } from '../../../../table/shapes.ts';
import { type Claimant, holderAfter } from '../../rules/objectives.ts';
import type { ArmySide } from '../../rules/rounds.ts';
import { type BattleTable, type ModelFigure, isWithin } from './field.ts';

/** How near a model must be to count at a marker. */
const NEAR = 3;

/** Some model is near enough to count at a marker. */
export function comesNear(figures: readonly ModelFigure[], { x, y }: Point): boolean {
  for (const { base } of figures) {
    if (isWithin(root(base.at.x - x, base.at.y - y) - base.radius, NEAR)) return true;
  }
  return false;
}

/** A unit that is left, with its models on the table. */
export interface UnitPresence extends Claimant {
  readonly figures: readonly ModelFigure[];
}

/** Every marker's holder after the round, in the markers' order. */
export function holdersOf(
  { markers }: Pick<BattleTable, 'markers'>,
  units: readonly UnitPresence[],
): (ArmySide | null)[] {
  return markers.map(({ at, holder }) => {
    const near = units.filter(({ figures }) => comesNear(figures, at));
    return holderAfter(holder, near);
  });
}
