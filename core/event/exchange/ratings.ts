/**
 * Ratings of players from their games.
 * Elo: A. Elo, The Rating of Chessplayers, Past and Present (1978). Expected score E = 1 / (1 + 10^((Rb − Ra) / 400)), new
 * rating R' = R + K (S − E).
 * Glicko: M. Glickman, Parameter estimation in large dynamic paired comparison experiments (1999), in the form of his note
 * “The Glicko system”: a rating and its deviation, both set anew after a period from all games of the period.
 */

/** What somebody may expect against an opponent: 1 is a win, ½ a draw. */
export function eloExpected(own: number, other: number): number {
  return 1 / (1 + 10 ** ((other - own) / 400));
}

export function eloAfter(own: number, other: number, score: number, k: number): number {
  return own + k * (score - eloExpected(own, other));
}

export interface Glicko {
  readonly rating: number;
  readonly deviation: number;
}

/** The opponent as rated before the period, and one's own score against them. */
export interface GlickoGame extends Glicko {
  readonly score: number;
}

/** Somebody of whom nothing is known; the deviation grows no larger than this. */
export const UNRATED: Glicko = { rating: 1500, deviation: 350 };

const Q = Math.LN10 / 400;

/** How much an opponent's result says, by how well the opponent is known. */
function weight(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / (Math.PI * Math.PI));
}

/** After a period. `c` is by how much somebody's strength drifts in one: the deviation grows by it first. */
export function glickoAfter(before: Glicko, games: readonly GlickoGame[], c: number): Glicko {
  const deviation = Math.min(Math.hypot(before.deviation, c), UNRATED.deviation);
  if (games.length === 0) return { rating: before.rating, deviation };
  let information = 0;
  let surprise = 0;
  for (const { rating, deviation: theirs, score } of games) {
    const g = weight(theirs);
    const expected = 1 / (1 + 10 ** ((-g * (before.rating - rating)) / 400));
    information += Q * Q * g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const precision = 1 / (deviation * deviation) + information;
  return { rating: before.rating + (Q / precision) * surprise, deviation: Math.sqrt(1 / precision) };
}
