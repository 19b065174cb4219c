/** Fatigue over a round's melees (GFF-FATIGUE), and how long Shaken lasts (GFF-WOUND-10). */
import { cite } from '../../journal/cite.ts';

/** A unit's part in a melee; `none`: it did not strike back. */
export type Fight = 'charge' | 'strikeback' | 'none';

export interface Fought {
  /** By fight: whether it hit on natural 6s only; null where it did not strike. */
  readonly sixesOnly: readonly (boolean | null)[];
  /** By fight: the Impact dice it had. */
  readonly impact: readonly number[];
  readonly fatigued: boolean;
}

/** A round's fights in order: each counts as rested until its own end (GFF-FATIGUE-01 to -04). */
export function fights(parts: readonly Fight[], shaken: boolean, impact: number): Fought {
  cite('GFF-FATIGUE-01', 'GFF-FATIGUE-02', 'GFF-FATIGUE-03', 'GFF-FATIGUE-04');
  let fatigued = false;
  const sixesOnly: (boolean | null)[] = [];
  const rolled: number[] = [];
  for (const part of parts) {
    const tired = fatigued || shaken;
    sixesOnly.push(part === 'none' ? null : tired);
    rolled.push(part === 'charge' && !tired ? impact : 0);
    if (part !== 'none') fatigued = true;
  }
  return { sixesOnly, impact: rolled, fatigued };
}

/** In which round a unit that became Shaken idles, and whether it is Shaken when the first one ends (GFF-AMB-35). */
export function shakenLasts(round: number, activated: boolean): { idles: number; shakenAtRoundEnd: boolean } {
  cite('GFF-WOUND-10', 'GFF-ROUND-07', 'GFF-ACT-06');
  return { idles: activated ? round + 1 : round, shakenAtRoundEnd: activated };
}
