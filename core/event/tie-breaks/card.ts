/** What tie-breaks read: each player's games as a row of figures. Points are whole hundredths, so that sums are exact. */
import type { Outcome } from '../pack.ts';
import type { EntrantId } from '../types.ts';
import { type Fraction, fraction } from './fraction.ts';

/** One round as one player had it. */
export interface CardGame {
  readonly round: number;
  /** Who else sat at the table; nobody for a bye. */
  readonly opponents: readonly EntrantId[];
  /** False for a bye and a forfeit: then it names no opponent to any tie-break. */
  readonly played: boolean;
  readonly outcome: Outcome;
  /** Hundredths of a point. */
  readonly points: number;
  /** By score column: one's own, and the best of the others at the table. */
  readonly scores: Readonly<Record<string, number>>;
  readonly against: Readonly<Record<string, number>>;
}

export interface TieBreakCard {
  readonly id: EntrantId;
  /** In order of the rounds. A round without a result is not there. */
  readonly games: readonly CardGame[];
  /** Hundredths of a point, all games together. */
  readonly points: number;
  /** How many games still wait for their result. */
  readonly open: number;
}

/** Everybody's cards, and how the format counts. */
export interface TieBreakField {
  readonly cards: ReadonlyMap<EntrantId, TieBreakCard>;
  /** How many rounds there were. */
  readonly rounds: number;
  /** Hundredths: the most that a game is worth, or null where there is no most. */
  readonly full: number | null;
  /** Hundredths: what a drawn game is worth, or null where draws are worth various things. */
  readonly even: number | null;
  /** What a round without an opponent adds to sums of opponents' points. */
  readonly unplayed: 'own' | 'nothing';
  /** Everybody's lot, each another whole number; the highest wins. */
  readonly lots: ReadonlyMap<EntrantId, number>;
}

/** Points as people write them. */
export function inPoints(hundredths: number): Fraction {
  return fraction(hundredths, 100);
}

/** The games that were played. */
export function playedGames({ games }: TieBreakCard): readonly CardGame[] {
  return games.filter(({ played }) => played);
}

/** Everybody met in games that were played, once for each time. */
export function opponentsOf(card: TieBreakCard, { cards }: TieBreakField): readonly TieBreakCard[] {
  return playedGames(card).flatMap(({ opponents }) => opponents.flatMap((id) => cards.get(id) ?? []));
}
