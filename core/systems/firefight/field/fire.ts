/** Which models fire which weapon, and with how many dice (GFF-SHOOT-01, -04). */
import { cite } from '../../../journal/cite.ts';
import type { Unit, Weapon } from '../unit.ts';
import { type Field, type Figure, figuresOf, isWithin, nearest } from './field.ts';

/** Whether a model sees some model of a unit. */
export type Sees = (model: string, unit: string) => boolean;

export interface Firing<One> {
  /** How many copies of the weapon a model carries. */
  readonly carries: (figure: One, place: number) => number;
  /** Whether a model sees some model of the target. */
  readonly sees: (figure: One) => boolean;
}

/** The models that may fire a weapon at a target, each with how many of it they carry (GFF-SHOOT-01). */
export function firersOf<One extends Figure>(
  own: readonly One[],
  foes: readonly Figure[],
  weapon: Weapon,
  { carries, sees }: Firing<One>,
): { readonly figure: One; readonly count: number }[] {
  cite('GFF-SHOOT-01', 'GFF-SHOOT-04');
  const firing: { figure: One; count: number }[] = [];
  own.forEach((figure, place) => {
    const count = carries(figure, place);
    if (count > 0 && isWithin(nearest([figure], foes), weapon.range) && sees(figure)) firing.push({ figure, count });
  });
  return firing;
}

/** The same where weapons are dealt to the models that stand there. */
export function firersIn(field: Field, unit: Unit, weapon: Weapon, target: string, sees: Sees) {
  const own = figuresOf(field, unit.id);
  return firersOf(own, figuresOf(field, target), weapon, {
    carries: (_, place) => dealt(weapon.count, own.length, place),
    sees: ({ id }) => sees(id, target),
  });
}

/** Weapons are dealt to the models one by one, from the first. */
function dealt(count: number, models: number, place: number): number {
  return Math.floor(count / models) + (place < count % models ? 1 : 0);
}

/** Dice on each target, by its id. */
export function diceAt(
  field: Field,
  unit: Unit,
  shots: readonly { readonly weapon: string; readonly target: string }[],
  sees: Sees,
): Readonly<Record<string, number>> {
  const dice: Record<string, number> = {};
  for (const { weapon: name, target } of shots) {
    const weapon = unit.weapons.find((own) => own.name === name && own.range > 0);
    if (!weapon) continue;
    const count = firersIn(field, unit, weapon, target, sees).reduce((sum, firer) => sum + firer.count, 0);
    dice[target] = (dice[target] ?? 0) + count * weapon.attacks;
  }
  return dice;
}
