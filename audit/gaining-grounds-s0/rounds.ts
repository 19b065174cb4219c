/** Whether a round may be as it was drawn: sections 4 and 5 of the pack, and the Attacker of section 11. */
import type { Draft, DraftGame } from '../../core/event/entries.ts';
import type { Facts } from '../facts.ts';
import { betterSeats } from '../least.ts';
import { malifauxFaults } from '../malifaux.ts';
import { type Met, metIn } from '../meetings.ts';
import type { Height } from '../order.ts';
import { type Pair, presentIn, seatFaults } from '../seats.ts';
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
  const odd = isBrawl(facts) ? 0 : presentIn(facts, round).length % 2;
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
  if (isBrawl(facts)) return brawlFaults(facts, games);
  const met = metIn(facts);
  const avoids = avoidsRematches(facts);
  return malifauxFaults({ ...facts, options: { groupsApart: true, ...facts.options } }, round, games, {
    rematch: (a, b) => [avoids && met(a, b) ? 1 : 0],
    bars: () => avoids,
    places: placesOf,
    rules: {
      rematch: 'GG0-PAIR-05',
      apart: 'GG0-PAIR-02',
      once: 'GG0-ODD-05',
      lowest: 'GG0-ODD-15',
      order: 'GG0-PAIR-03',
    },
  });
}

/** GG0-MODE-AOB-01: four to eight to a game. */
const FEWEST = 4;
const MOST = 8;

export function isBrawl({ options }: Pick<Facts, 'options'>): boolean {
  return options.mode === 'all-out-brawl';
}

/** Games for two are no rematches where that can be helped, unless the event allows them. */
export function avoidsRematches(facts: Pick<Facts, 'options'>): boolean {
  return !isBrawl(facts) && facts.options.rematches !== 'allow';
}

/** As equal in size as can be, and no two could change games so that fewer meet again. */
function brawlFaults(facts: Facts, games: readonly DraftGame[]): Fault[] {
  const sizes = games.map(({ seats }) => seats.length);
  const wrong = Math.min(...sizes) < FEWEST || Math.max(...sizes) > MOST;
  const uneven = Math.max(...sizes) - Math.min(...sizes) > 1;
  const met = (a: string, b: string): number =>
    facts.rounds.flat().filter(({ seats }) => seats.includes(a) && seats.includes(b)).length;
  const better = betterSeats(games, (a, b) => [met(a, b)]);
  return [
    ...(wrong || uneven ? [['GG0-MODE-AOB-01', `games of ${sizes.join(', ')}`] as const] : []),
    ...(better === null ? [] : [['GG0-PAIR-03', better] as const]),
  ];
}

function heightIn(facts: Facts): Height {
  const byPoints = facts.options.sameStanding === 'tp';
  const heights = new Map(placesOf(facts).map(({ entrant, rank, tp }) => [entrant, byPoints ? -tp : rank]));
  return (id) => heights.get(id) ?? Infinity;
}

/** The higher standing attacks; equals, Round 1 and a game with the Ringer are drawn (GG0-SETUP-05). */
export function attackerFaults(facts: Facts, { round, games }: Pick<Draft, 'round' | 'games'>): Fault[] {
  if (isBrawl(facts)) return games.some(({ attacker }) => attacker !== null) ? [['GG0-SETUP-05', 'an Attacker']] : [];
  const height = heightIn(facts);
  return games.flatMap(({ kind, seats, attacker }): Fault[] => {
    const [a = '', b = ''] = seats;
    if (kind === 'bye') return attacker === null ? [] : [['GG0-ODD-12', 'an Attacker in a Bye']];
    if (attacker === null) return [['GG0-SETUP-05', `nobody attacks at ${a}–${b}`]];
    if (!seats.includes(attacker)) return [['GG0-SETUP-05', `${attacker} attacks at ${a}–${b}`]];
    if (kind === 'ringer' && facts.options.ringerAttacker === 'player' && facts.people.get(attacker)?.ringer === true)
      return [['GG0-SETUP-05', 'the Ringer attacks']];
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
