/** The other way of pairing: at random within piles of equal points, the bye chosen before. */
import { chooseOdd } from '../../event/pairing/odd.ts';
import { pairPiles } from '../../event/pairing/piles.ts';
import type { Paired } from './least-gap.ts';
import { type Round, keepsApart } from './round.ts';

/** A round of piles, or null when the pairs ruled out leave none. */
export function byPiles(round: Round, players: readonly number[], odd?: number): Paired | null {
  const piles = pilesOf(round, players);
  const level = levelOf(round);
  const lone = odd ?? (players.length % 2 === 1 ? lowest(round, piles.flat(), level) : null);
  if (lone === undefined) return null;
  const rest = piles.map((pile) => pile.filter((player) => player !== lone));
  const result = pairPiles({
    piles: rest.filter(({ length }) => length > 0),
    met: round.meetings,
    meetings: 'worst',
    pairedDown: round.pairedDown,
    strict: round.format.pairing.pairedDown === 'strict',
    ...(keepsApart(round) ? { group: round.group } : {}),
  });
  if (!result.certificate) return null;
  return {
    pairs: result.pairs,
    odd: lone,
    step: 1,
    certificate: result.certificate((player) => round.ids[player] ?? ''),
  };
}

/** Players by points, the most first; each pile in the order of the lots. */
function pilesOf({ points }: Round, players: readonly number[]): number[][] {
  const piles = new Map<number, number[]>();
  for (const player of players) {
    const own = points[player] ?? 0;
    piles.set(own, [...(piles.get(own) ?? []), player]);
  }
  return [...piles].sort(([a], [b]) => b - a).map(([, pile]) => pile);
}

/** A meeting is worse than two of one group, which matters in round 1 or always. */
function levelOf(round: Round): (a: number, b: number) => number {
  const { met, forbidden, sameGroup } = round;
  const apart = keepsApart(round);
  return (a, b) => (forbidden(a, b) ? Infinity : 2 * met(a, b) + (apart && sameGroup(a, b) ? 1 : 0));
}

/** The lowest who had the fewest byes, as long as the others can be paired as well; volunteers first. */
function lowest(round: Round, order: readonly number[], level: (a: number, b: number) => number): number | undefined {
  const volunteers = order.filter((player) => round.entrants[player]?.byeVolunteer === true);
  const choice = chooseOdd({ order, had: round.had, level, volunteers });
  return choice.possible ? choice.player : undefined;
}
