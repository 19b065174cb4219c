/** The other way of pairing: at random within piles of equal points, the bye chosen before. */
import type { CertifiedBye } from '../../../event/pairing/certificate.ts';
import { chooseBye, byeInPlaces } from '../../../event/pairing/bye.ts';
import { type PilesResult, pairPiles } from '../../../event/pairing/piles.ts';
import type { Paired } from './least-gap.ts';
import { type SwissRound, keepsGroupsApart, laterOf } from './round.ts';

/** A round of piles, or null when the pairs ruled out leave none. */
export function byPiles(round: SwissRound, players: readonly number[], odd?: number): Paired | null {
  const piles = pilesOf(round, players);
  if (odd !== undefined || players.length % 2 === 0) return paired(round, draw(round, piles, odd ?? null), odd ?? null);
  const order = piles.flat();
  const { lone, bye } = lowest(round, order, levelOf(round));
  if (lone === undefined) return null;
  let best = { lone, found: draw(round, piles, lone) };
  // Another has it only where a later round would else be left without fresh opponents.
  for (const other of best.found.short > 0 ? others(round, order, lone) : []) {
    const found = draw(round, piles, other);
    if (found.possible && found.short < best.found.short) best = { lone: other, found };
    if (best.found.short === 0) break;
  }
  return paired(round, best.found, best.lone, bye);
}

function draw(round: SwissRound, piles: readonly (readonly number[])[], lone: number | null): PilesResult {
  return pairPiles({
    piles: piles.map((pile) => pile.filter((player) => player !== lone)).filter(({ length }) => length > 0),
    met: round.meetings,
    meetings: 'worst',
    pairedDown: round.pairedDown,
    strict: round.format.pairing.pairedDown === 'strict',
    later: laterOf(round, lone),
    ...(keepsGroupsApart(round) ? { group: round.group } : {}),
  });
}

function paired(
  { ids }: SwissRound,
  { pairs, certificate }: PilesResult,
  odd: number | null,
  bye?: CertifiedBye,
): Paired | null {
  if (certificate === null) return null;
  const own = certificate((player) => ids[player] ?? '');
  return { pairs, odd, step: 1, certificate: { ...own, ...(bye && { bye }) } };
}

/** Those who had no more byes than this one, the lowest first, volunteers before all. */
function others({ had, entrants, notOdd }: SwissRound, order: readonly number[], lone: number): number[] {
  const may = order.filter((player) => player !== lone && had(player) === had(lone) && !notOdd(player)).reverse();
  const offers = (player: number): boolean => entrants[player]?.byeVolunteer === true;
  return [...may.filter(offers), ...may.filter((player) => !offers(player))];
}

/** Players by points, the most first; each pile in the order of the lots. */
function pilesOf({ points }: SwissRound, players: readonly number[]): number[][] {
  const piles = new Map<number, number[]>();
  for (const player of players) {
    const own = points[player] ?? 0;
    piles.set(own, [...(piles.get(own) ?? []), player]);
  }
  return [...piles].sort(([a], [b]) => b - a).map(([, pile]) => pile);
}

/** A meeting is worse than two of one group, which matters in round 1 or always. */
function levelOf(round: SwissRound): (a: number, b: number) => number {
  const { met, forbidden, sameGroup } = round;
  const apart = keepsGroupsApart(round);
  return (a, b) => (forbidden(a, b) ? Infinity : 2 * met(a, b) + (apart && sameGroup(a, b) ? 1 : 0));
}

/** The lowest who had the fewest byes, as long as the others can be paired as well; volunteers first. */
function lowest(
  round: SwissRound,
  order: readonly number[],
  level: (a: number, b: number) => number,
): { readonly lone?: number; readonly bye?: CertifiedBye } {
  const offers = (player: number): boolean => round.entrants[player]?.byeVolunteer === true;
  const volunteers = order.filter(offers);
  const choice = chooseBye({ order, had: round.had, level, volunteers, never: round.notOdd });
  if (!choice.possible) return {};
  const asked = [...order.filter((player) => !offers(player)), ...volunteers];
  const places = new Map(asked.map((player, place) => [player, place]));
  const placeOf = (player: number): number => places.get(player) ?? asked.length;
  const odd = byeInPlaces(choice, placeOf, (worth) => (worth === null ? 'avoided' : `avoided:${worth}`));
  return { lone: choice.player, bye: { ...odd, order: asked.map((player) => round.ids[player] ?? '') } };
}
