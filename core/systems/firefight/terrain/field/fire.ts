/** Which models fire which weapon (GFF-SHOOT-01). */
import type { Arm } from '../../rules/profile.ts';
import { type ModelFigure, isNearSome } from './field.ts';

export interface Firing<One> {
  /** Which of its unit's models a figure is, by number. */
  readonly modelOf: (figure: One, place: number) => number;
  /** Whether a model sees some model of the target. */
  readonly sees: (figure: One) => boolean;
}

/** The models that may fire a weapon at a target: in range, and in sight or Indirect (GFF-SHOOT-01). */
export function firersOf<One extends ModelFigure>(
  own: readonly One[],
  foes: readonly ModelFigure[],
  arm: Arm,
  { modelOf, sees }: Firing<One>,
): One[] {
  return own.filter(
    (figure, place) => isInReach(figure, modelOf(figure, place), foes, arm) && (arm.indirect || sees(figure)),
  );
}

/** Whether a model has the weapon, and somebody in its range. Weapons are dealt one by one from the first model on. */
export function isInReach(figure: ModelFigure, model: number, foes: readonly ModelFigure[], { weapon }: Arm): boolean {
  return model < weapon.count && isNearSome(figure, foes, weapon.range);
}
