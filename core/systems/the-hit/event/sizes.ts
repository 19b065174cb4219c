/** How many gangs sit at each table (HIT-EVENT-03). */
import { tableSizes } from '../../../event/pairing/groups.ts';

/** The fewest and the most that a battle is for (HIT-SETUP-01). */
export const SEATS = { min: 2, max: 4 } as const;

export interface Sizes {
  /** Of the tables, the largest first. */
  readonly tables: readonly number[];
  /** One is left over. */
  readonly bye: boolean;
}

/**
 * @param wanted gangs at a table.
 * @param only tables of that size alone, with what is left over at one of its own.
 */
export function sizesFor(gangs: number, wanted: number, only: boolean): Sizes {
  if (gangs < SEATS.min) return { tables: [], bye: gangs === 1 };
  if (!only) return { tables: tableSizes(gangs, { ...SEATS, preferred: wanted }), bye: false };
  const left = gangs % wanted;
  const full = Array.from({ length: Math.floor(gangs / wanted) }, () => wanted);
  return { tables: left >= SEATS.min ? [...full, left] : full, bye: left === 1 };
}
