/** One success/fail die (GFF-DICE). */
import { cite } from '../../journal/cite.ts';

/** Whether a die succeeds: modifiers summed, one comparison; a natural 6 always, a natural 1 never. */
export function isTestPassed(face: number, needs: number, modifiers: readonly number[]): boolean {
  cite('GFF-DICE-01', 'GFF-DICE-02', 'GFF-DICE-03', 'GFF-DICE-05');
  return succeeds(
    face,
    needs,
    modifiers.reduce((sum, modifier) => sum + modifier, 0),
  );
}

/** The same without naming the rules, for dice thrown by the thousand. */
export function succeeds(face: number, needs: number, modifier: number): boolean {
  if (face === 6 || face === 1) return face === 6;
  return face + modifier >= needs;
}
