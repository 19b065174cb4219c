/** Tables of more than two: in the order of the standings, with as few meeting again as can be. */
import { groupTables } from '../../../event/pairing/groups.ts';
import { type SwissRound, keepsGroupsApart } from './round.ts';

/** Somebody whom one must not meet, and whom one met, next to one of the same group. */
const FORBIDDEN = 100_000;
const MET = 100;

export function inGroups(round: SwissRound, players: readonly number[]): readonly (readonly number[])[] {
  const { seats } = round.format;
  const apart = keepsGroupsApart(round);
  const order = [...players].sort((a, b) => (round.place[a] ?? 0) - (round.place[b] ?? 0));
  return groupTables({
    order,
    sizes: { ...seats, preferred: seats.max },
    met: (a, b) => {
      const kept = round.forbidden(a, b) ? FORBIDDEN : 0;
      return kept + MET * round.met(a, b) + (apart && round.sameGroup(a, b) ? 1 : 0);
    },
  });
}
