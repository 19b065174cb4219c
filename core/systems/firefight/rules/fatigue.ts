/** Who is tired after a melee (GFF-FATIGUE). */

/** A unit's part in a melee; `none`: it did not strike back. */
export type Fight = 'charge' | 'strikeback' | 'none';

/** Whether a unit is fatigued once a melee is over; the melee itself it fights as it came (GFF-FATIGUE-01, -03). */
export function fatiguedAfter(fatigued: boolean, part: Fight): boolean {
  return fatigued || part !== 'none';
}
