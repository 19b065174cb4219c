/** One success/fail die (GFF-DICE). */
/**
 * Whether a die succeeds, its modifiers summed: one comparison; a natural 6 always does, a natural 1 never (GFF-DICE-01 to
 * -03, -05). It names no rules itself: dice are thrown by the thousand.
 */
export function succeeds(face: number, needs: number, modifier: number): boolean {
  if (face === 6 || face === 1) return face === 6;
  return face + modifier >= needs;
}
