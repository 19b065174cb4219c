/** Whether a round may be as it was drawn: sections 4 and 5 of the pack, and the Attacker of section 11. */
import type { Draft, DraftGame } from '../../../core/event/entries.ts';
import type { Facts } from '../facts.ts';
import { type Met, fewestRematches, metIn, oddGamesOf } from '../meetings.ts';
import { type Height, orderProblem } from '../order.ts';
import { type Pair, pairsOf, presentIn, seatFaults } from '../seats.ts';
import type { Fault } from '../walk.ts';
import { placesOf } from './places.ts';

export function seatsOfRound(facts: Facts, round: number, games: readonly DraftGame[]): Fault[] {
  return seatFaults(facts, round, games, {
    once: 'GG0-ROUND-01',
    disqualified: 'GG0-PAIR-08',
    others: 'GG0-PAIR-10',
    ringer: 'GG0-ODD-02',
  });
}

/** With an odd number one has the Ringer or the Bye, the Ringer if there is one. */
export function parityFaults(facts: Facts, round: number, games: readonly DraftGame[]): Fault[] {
  const odd = presentIn(facts, round).length % 2;
  const byes = games.filter(({ kind }) => kind === 'bye').length;
  const ringers = games.filter(({ kind }) => kind === 'ringer').length;
  const free = [...facts.people.values()].some(({ ringer, status }) => ringer && status === 'present');
  const faults: Fault[] = [];
  if (byes + ringers !== odd) faults.push(['GG0-ODD-01', `${byes + ringers} of ${odd} Byes and Ringer games`]);
  if (byes > 0 && free) faults.push(['GG0-ODD-02', 'a Bye although there is a Ringer']);
  return faults;
}

/** What the draw itself owes to the standing: rematches, the Bye, the order. */
export function drawFaults(facts: Facts, round: number, games: readonly DraftGame[]): Fault[] {
  const met = metIn(facts);
  const height = heightIn(facts);
  const pairs = pairsOf(games);
  const players = presentIn(facts, round);
  const odd = games.find(({ kind }) => kind !== 'game')?.seats[0];
  const fewest = fewestRematches(players, met);
  const needed = fewest.without(...(odd === undefined ? [] : [odd]));
  const rematches = pairs.filter(([a, b]) => met(a, b));
  const faults: Fault[] = [];
  if (needed !== null && rematches.length > needed) {
    faults.push(['GG0-PAIR-05', `${rematches.length} rematches where ${needed} are enough: ${rematches.join('; ')}`]);
  }
  if (odd !== undefined) faults.push(...oddFaults(facts, { odd, round, height, players }, fewest.without));
  if (round === 1) faults.push(...areaFaults(facts, pairs));
  const order = round > 1 ? orderProblem(pairs, height, met) : null;
  if (order !== null) faults.push(['GG0-PAIR-03', order]);
  return faults;
}

function heightIn(facts: Facts): Height {
  const ranks = new Map(placesOf(facts).map(({ entrant, rank }) => [entrant, rank]));
  return (id) => ranks.get(id) ?? Infinity;
}

interface OddSeat {
  readonly odd: string;
  readonly round: number;
  readonly height: Height;
  readonly players: readonly string[];
}

/** GG0-ODD-05, -15: worst a second one, then each rematch of the others, then standing above the lowest eligible. */
function oddFaults(
  facts: Facts,
  { odd, round, height, players }: OddSeat,
  rematchesWithout: (id: string) => number | null,
): Fault[] {
  const first = players.filter((id) => oddGamesOf(facts, id) === 0);
  if (first.length === 0) return [];
  if (!first.includes(odd)) return [['GG0-ODD-05', `a second Bye or Ringer game for ${odd}`]];
  if (round === 1) return [];
  const cost = rematchesWithout(odd) ?? 0;
  const better = first.find((id) => {
    const other = rematchesWithout(id) ?? 0;
    return other < cost || (other === cost && height(id) > height(odd));
  });
  if (better === undefined) return [];
  return [['GG0-ODD-15', `${odd} has the Bye or the Ringer, and ${better} should have it`]];
}

/** Round 1 keeps areas apart as far as it can: the largest area alone decides how many must meet their own. */
function areaFaults(facts: Facts, pairs: readonly Pair[]): Fault[] {
  if (facts.options.groupsApart === false) return [];
  const areaOf = (id: string): string => facts.people.get(id)?.group ?? `alone ${id}`;
  const players = pairs.flat();
  const largest = Math.max(0, ...players.map((id) => players.filter((other) => areaOf(other) === areaOf(id)).length));
  const needed = Math.max(0, largest - players.length / 2);
  const same = pairs.filter(([a, b]) => areaOf(a) === areaOf(b)).length;
  return same > needed ? [['GG0-PAIR-02', `${same} tables of one area where ${needed} are enough`]] : [];
}

/** The higher standing attacks; equals, Round 1 and a game with the Ringer are drawn (GG0-SETUP-05). */
export function attackerFaults(facts: Facts, { round, games }: Pick<Draft, 'round' | 'games'>): Fault[] {
  const height = heightIn(facts);
  return games.flatMap(({ kind, seats, attacker }): Fault[] => {
    const [a = '', b = ''] = seats;
    if (kind === 'bye') return attacker === null ? [] : [['GG0-ODD-12', 'an Attacker in a Bye']];
    if (attacker === null) return [['GG0-SETUP-05', `nobody attacks at ${a}–${b}`]];
    if (!seats.includes(attacker)) return [['GG0-SETUP-05', `${attacker} attacks at ${a}–${b}`]];
    if (round === 1 || kind === 'ringer' || height(a) === height(b)) return [];
    const higher = height(a) < height(b) ? a : b;
    return attacker === higher ? [] : [['GG0-SETUP-05', `${higher} stands higher and should attack`]];
  });
}

/** Whether rematches of a round were approved. */
export function approvalFaults(pairs: readonly Pair[], met: Met, approved: readonly string[]): Fault[] {
  const rematch = pairs.find(([a, b]) => met(a, b));
  if (!rematch || approved.includes('GG0-PAIR-06')) return [];
  return [['GG0-PAIR-06', `${rematch.join('–')} meet again and nobody approved it`]];
}
