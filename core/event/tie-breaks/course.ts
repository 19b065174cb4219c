/** Tie-breaks from the course of an event: points that were there early count more. */
import { type TieBreakCard, type TieBreakField, inPoints } from './card.ts';
import { type Fraction, fraction } from './fraction.ts';

/** The sum of the totals after each round, from the round after `skipped` on. A missed round repeats the total. */
export function cumulative({ games }: TieBreakCard, { rounds }: TieBreakField, skipped: number): Fraction {
  let total = 0;
  let sum = 0;
  for (let round = 1; round <= rounds; round += 1) {
    total += games.reduce((points, game) => points + (game.round === round ? game.points : 0), 0);
    if (round > skipped) sum += total;
  }
  return inPoints(sum);
}

const DIGIT = { win: 2n, draw: 1n, loss: 0n } as const;

/** The results read as one number, the first round as its first digit: a later loss is a higher number. */
export function winPath({ games }: TieBreakCard, { rounds }: TieBreakField): Fraction {
  let path = 0n;
  for (let round = 1; round <= rounds; round += 1) {
    const game = games.find((known) => known.round === round);
    path = path * 3n + (game ? DIGIT[game.outcome] : 0n);
  }
  return fraction(path);
}
