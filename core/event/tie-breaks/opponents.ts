/** Tie-breaks from the points of the opponents: sums, averages, and what those whom one has beaten scored. */
import { type TieBreakCard, type CardGame, type TieBreakField, inPoints, opponentsOf, playedGames } from './card.ts';
import { type Fraction, ZERO, fraction, meanOf, sumOf } from './fraction.ts';

/** How many of the lowest and of the highest are left out. */
export interface OpponentCut {
  readonly low: number;
  readonly high: number;
}

export const NO_CUT: OpponentCut = { low: 0, high: 0 };

/** The sum of the opponents' points (Buchholz), less those that are cut; never less than nothing is left. */
export function opponentsPoints(
  card: TieBreakCard,
  field: TieBreakField,
  { low, high }: OpponentCut = NO_CUT,
): Fraction {
  const points = [...opponentsOf(card, field).map((opponent) => opponent.points), ...standIns(card, field)];
  const ordered = points.sort((a, b) => a - b);
  return inPoints(ordered.slice(low, ordered.length - high).reduce((sum, own) => sum + own, 0));
}

/**
 * What a round without an opponent adds. Where the format says so, it counts as if met with somebody of one's own points,
 * but of no more than a player has who only draws (FIDE C.07 16.4: the dummy opponent and its cap).
 */
function standIns(card: TieBreakCard, { unplayed, even, rounds }: TieBreakField): readonly number[] {
  if (unplayed === 'nothing') return [];
  const most = even === null ? Infinity : even * rounds;
  const missed = rounds - playedGames(card).length - card.open;
  return Array.from({ length: Math.max(0, missed) }, () => Math.min(card.points, most));
}

export function opponentsOpponents(card: TieBreakCard, field: TieBreakField): Fraction {
  return sumOf(opponentsOf(card, field).map((opponent) => opponentsPoints(opponent, field)));
}

/** The mean of the opponents' points a round. */
export function strength(card: TieBreakCard, field: TieBreakField): Fraction {
  return meanOf(opponentsOf(card, field).map(pointsPerRound));
}

/** The mean of the opponents' strength. */
export function extendedStrength(card: TieBreakCard, field: TieBreakField): Fraction {
  return meanOf(opponentsOf(card, field).map((opponent) => strength(opponent, field)));
}

function pointsPerRound({ points, games }: TieBreakCard): Fraction {
  return games.length === 0 ? ZERO : fraction(points, 100 * games.length);
}

/** The points of those beaten, and half of those drawn with. */
export function sonnebornBerger(card: TieBreakCard, { cards }: TieBreakField): Fraction {
  const worth = ({ outcome }: CardGame): number => ({ win: 2, draw: 1, loss: 0 })[outcome];
  const halves = playedGames(card).reduce((sum, game) => {
    const points = game.opponents.reduce((all, id) => all + (cards.get(id)?.points ?? 0), 0);
    return sum + worth(game) * points;
  }, 0);
  return fraction(halves, 200);
}
