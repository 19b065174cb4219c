/** The two passes of scatter on Zone Mortalis tiles (HIT-TILES-09 to -11). */
import { type Broken, broken } from '../../../rules/broken.ts';

/** Scatter terrain comes in D3 pieces, the others one at a time. */
export const SCATTER = ['scatter', 'pipes', 'barricade', 'ductway'] as const;
export type Scatter = (typeof SCATTER)[number];

export type Pass = 1 | 2;

/** A player places one thing or none; in the second pass, taking one away is the other choice. */
export function checkScatter(pass: Pass, places: readonly string[], removes: readonly string[]): readonly Broken[] {
  const known = [...places, ...removes].every((thing) => SCATTER.some((one) => one === thing));
  if (pass === 1) {
    const kept = known && places.length <= 1 && removes.length === 0;
    return broken(
      !kept,
      'HIT-TILES-09',
      'In the first pass a player places one thing or nothing, and takes nothing away.',
    );
  }
  const kept = known && places.length + removes.length <= 1;
  return broken(
    !kept,
    'HIT-TILES-10',
    'In the second pass a player places one thing, or takes one away, or does nothing.',
  );
}

/** How many pieces whoever chose scatter places: a D3 (HIT-TILES-11). */
export function scatterPieces(die: number): number {
  return Math.ceil(die / 2);
}
