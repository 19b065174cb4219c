/** Totals and places of a Season Zero event: GG0-SCORE-06, GG0-RANK-01 to -06. */
import type { Facts } from '../facts.ts';
import { type Place, placesBy } from '../totals.ts';
import { pointsOf } from './scores.ts';

export function placesOf(facts: Facts): Place[] {
  return placesBy(facts, pointsOf);
}
