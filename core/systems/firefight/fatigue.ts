/** Who is tired after a melee (GFF-FATIGUE). */
import { cite } from '../../rules/cite.ts';

/** A unit's part in a melee; `none`: it did not strike back. */
export type Fight = 'charge' | 'strikeback' | 'none';

/** Whether a unit is fatigued once a melee is over; the melee itself it fights as it came (GFF-FATIGUE-01, -03). */
export function fatiguedAfter(fatigued: boolean, part: Fight): boolean {
  cite('GFF-FATIGUE-01', 'GFF-FATIGUE-03', 'GFF-FATIGUE-04');
  return fatigued || part !== 'none';
}
