/** Chances of single dice: a Quality test, morale, a spell, a jump (GFF-DICE, GFF-MORALE, GFF-SR-CASTER). */
import { winningFaces } from './die.ts';

/** The chance of a success/fail die: all modifiers summed, then one comparison (GFF-DICE-01 to -03). */
export function testChance(needs: number, modifiers: readonly number[]): number {
  return (
    winningFaces(
      needs,
      modifiers.reduce((sum, modifier) => sum + modifier, 0),
    ) / 6
  );
}
