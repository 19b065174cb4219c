/** Tie-breaks that are shares: of the points that could be had, and of the scores that both sides made. */
import { type TieBreakCard, type TieBreakField, opponentsOf, playedGames } from './card.ts';
import { type Fraction, ZERO, fraction, largerOf, meanOf } from './fraction.ts';

/** Points made of the points that the rounds were worth at most, byes and forfeits among them; at least the floor. */
export function winShare({ points, games }: TieBreakCard, { full }: TieBreakField, floor: Fraction): Fraction {
  const most = (full ?? 0) * games.length;
  return largerOf(most === 0 ? ZERO : fraction(points, most), floor);
}

export function opponentsWinShare(card: TieBreakCard, field: TieBreakField, floor: Fraction): Fraction {
  return meanOf(opponentsOf(card, field).map((opponent) => winShare(opponent, field, floor)));
}

export function opponentsOpponentsWinShare(card: TieBreakCard, field: TieBreakField, floor: Fraction): Fraction {
  return meanOf(opponentsOf(card, field).map((opponent) => opponentsWinShare(opponent, field, floor)));
}

/** One's own scores of a column, of all that both sides scored in it; nothing when neither scored. */
export function scoreShare({ games }: TieBreakCard, column: string, floor: Fraction): Fraction {
  const own = games.reduce((sum, { scores }) => sum + (scores[column] ?? 0), 0);
  const both = games.reduce((sum, { against }) => sum + (against[column] ?? 0), own);
  return largerOf(both === 0 ? ZERO : fraction(own, both), floor);
}

export function opponentsScoreShare(
  card: TieBreakCard,
  field: TieBreakField,
  column: string,
  floor: Fraction,
): Fraction {
  return meanOf(opponentsOf(card, field).map((opponent) => scoreShare(opponent, column, floor)));
}

export function difference({ games }: TieBreakCard, column: string): Fraction {
  return fraction(games.reduce((sum, { scores, against }) => sum + (scores[column] ?? 0) - (against[column] ?? 0), 0));
}

export function scoreSum({ games }: TieBreakCard, column: string): Fraction {
  return fraction(games.reduce((sum, { scores }) => sum + (scores[column] ?? 0), 0));
}

/** Scores let in, counted down: fewer is better. */
export function conceded({ games }: TieBreakCard, column: string): Fraction {
  return fraction(-games.reduce((sum, { against }) => sum + (against[column] ?? 0), 0));
}

export function gamesWon(card: TieBreakCard): Fraction {
  return fraction(playedGames(card).filter(({ outcome }) => outcome === 'win').length);
}

export function wins({ games }: TieBreakCard): Fraction {
  return fraction(games.filter(({ outcome }) => outcome === 'win').length);
}
