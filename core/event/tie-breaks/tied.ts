/** Tie-breaks that look at those alone who are still tied: the games among them, and lots. */
import type { EntrantId } from '../types.ts';
import { type TieBreakCard, type TieBreakField, inPoints, playedGames } from './card.ts';
import { type Fraction, fraction } from './fraction.ts';

export type Values = ReadonlyMap<EntrantId, Fraction>;

/** The points from the games of the tied against each other; null unless everybody of them has met everybody else. */
export function headToHead(tied: readonly TieBreakCard[]): Values | null {
  const ids = new Set(tied.map(({ id }) => id));
  const values = new Map<EntrantId, Fraction>();
  for (const card of tied) {
    const among = playedGames(card).filter(({ opponents }) => opponents.some((id) => ids.has(id)));
    const met = new Set(among.flatMap(({ opponents }) => opponents.filter((id) => ids.has(id))));
    if (met.size < tied.length - 1) return null;
    values.set(card.id, inPoints(among.reduce((sum, { points }) => sum + points, 0)));
  }
  return values;
}

export function lots(tied: readonly TieBreakCard[], field: TieBreakField): Values {
  return new Map(tied.map(({ id }) => [id, fraction(field.lots.get(id) ?? 0)]));
}
