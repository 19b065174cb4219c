/** Which models fire which weapon, and with how many dice (GFF-SHOOT-01, -04). */
import { cite } from '../../../journal/cite.ts';
import type { Unit, Weapon } from '../unit.ts';
import { type Field, type Figure, figuresOf, gap, isWithin } from './field.ts';

/** Whether a model sees some model of a unit. */
export type Sees = (model: string, unit: string) => boolean;

/** The models that may fire a weapon at a target, each with how many of it they carry. */
export function firersOf(
  field: Field,
  unit: Unit,
  weapon: Weapon,
  { target, sees }: { readonly target: string; readonly sees: Sees },
): readonly { readonly figure: Figure; readonly count: number }[] {
  cite('GFF-SHOOT-01', 'GFF-SHOOT-04');
  const foes = figuresOf(field, target);
  const own = figuresOf(field, unit.id);
  return own.flatMap((figure, place) => {
    const count = dealt(weapon.count, own.length, place);
    const inRange = foes.some((foe) => isWithin(gap(figure, foe), weapon.range));
    return count > 0 && inRange && sees(figure.id, target) ? [{ figure, count }] : [];
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
    const count = firersOf(field, unit, weapon, { target, sees }).reduce((sum, firer) => sum + firer.count, 0);
    dice[target] = (dice[target] ?? 0) + count * weapon.attacks;
  }
  return dice;
}
