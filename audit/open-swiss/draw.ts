/** Whether a round before the cut is the best there is: section 5. */
import type { DraftGame } from '../../core/event/entries.ts';
import type { Facts } from '../facts.ts';
import { type Faults, TRIED, betterRound, betterSeats, costOf, leastAmong } from '../least.ts';
import { oddGamesOf } from '../meetings.ts';
import { type Pair, pairsOf, presentIn } from '../seats.ts';
import type { Fault } from '../walk.ts';
import { type Format, formatOf } from './format.ts';
import { cardsIn, roundsBefore } from './places.ts';
import { cardsOf } from './tie-breaks.ts';

export function drawFaults(then: Facts, round: number, games: readonly DraftGame[]): Fault[] {
  const format = formatOf(then);
  if (format.seats.max > 2) return [...sizeFaults(format, games), ...exchangeFaults(then, format, round, games)];
  const drawn = openDraw(then, format, round);
  if (takesLookingAhead(then, round, drawn, games)) return onceFaults(drawn, games);
  return format.pairing === 'piles' ? pileFaults(drawn, games) : gapFaults(drawn, games);
}

/**
 * Where rounds are many for so few, a round makes way for another that leaves fresh opponents to those to come: then it
 * need not be the best by itself. What it leaves is proved elsewhere (`proof/`).
 */
function takesLookingAhead(then: Facts, round: number, draw: Draw, games: readonly DraftGame[]): boolean {
  const planned = Math.min(roundsBefore(then), then.planned ?? 0);
  const seats = draw.players.length + (draw.players.length % 2);
  const pays = pairsOf(games).some(([a, b]) => draw.met(a, b) > 0);
  return round < planned && planned > seats / 2 && !pays;
}

/** OS-PAIR-05: a second bye only where everybody who has had fewer would have cost a meeting again. */
function onceFaults(draw: Draw, games: readonly DraftGame[]): Fault[] {
  const { players, had } = draw;
  const without = leastAmong(players, (a, b) => BigInt(draw.met(a, b)));
  return byePair(games).flatMap(([lone]) => {
    const other = players.find((id) => had(id) < had(lone) && without(id) === 0n);
    return other === undefined ? [] : [['OS-PAIR-05', `a bye for ${lone}, and ${other} has had fewer`] as const];
  });
}

/** OS-PAIR-11: as equal in size as can be, and within the format's sizes where the numbers allow it. */
function sizeFaults({ seats: { min, max } }: Format, games: readonly DraftGame[]): Fault[] {
  const sizes = games.map(({ seats }) => seats.length);
  const players = sizes.reduce((sum, size) => sum + size, 0);
  const fits = Math.ceil(players / max) <= Math.floor(players / min);
  const wrong = fits && sizes.some((size) => size < min || size > max);
  const uneven = Math.max(...sizes) - Math.min(...sizes) > 1;
  return wrong || uneven ? [['OS-PAIR-11', `tables of ${sizes.join(', ')}`]] : [];
}

/** OS-PAIR-11: no two players could change tables so that fewer meet again, then fewer of one group. */
function exchangeFaults(then: Facts, format: Format, round: number, games: readonly DraftGame[]): Fault[] {
  const { met, sameGroup } = openDraw(then, format, round);
  const better = betterSeats(games, (a, b) => [met(a, b), sameGroup(a, b)]);
  return better === null ? [] : [['OS-PAIR-11', better]];
}

const BYE = '';

interface Draw {
  readonly players: readonly string[];
  readonly strict: boolean;
  /** Hundredths. */
  readonly points: (id: string) => number;
  /** How often two met. */
  readonly met: (a: string, b: string) => number;
  /** 1 where the two are of one group and kept apart. */
  readonly sameGroup: (a: string, b: string) => number;
  /** How many byes and games against a ringer somebody had. */
  readonly had: (id: string) => number;
  readonly down: ReadonlySet<string>;
  /** How high in points: 0 for whoever offers to take the bye, else for the lowest. */
  readonly height: (id: string) => number;
}

function openDraw(then: Facts, format: Format, round: number): Draw {
  const players = presentIn(then, round);
  const cards = cardsIn(then);
  const heights = [...new Set(players.map(cards.points))].sort((a, b) => a - b);
  const offers = (id: string): boolean => then.people.get(id)?.volunteer === true;
  const above = players.some(offers) ? 1 : 0;
  const apart = format.apart === 'always' || (format.apart === 'first-round' && round === 1);
  const group = (id: string): string | null => then.people.get(id)?.group ?? null;
  return {
    players,
    strict: format.strict,
    points: cards.points,
    met: timesMet(then),
    sameGroup: (a, b) => (apart && group(a) !== null && group(a) === group(b) ? 1 : 0),
    had: (id) => oddGamesOf(then, id),
    down: pairedDown(then, format),
    height: (id) => (offers(id) ? 0 : above + heights.indexOf(cards.points(id))),
  };
}

function timesMet({ rounds }: Facts): (a: string, b: string) => number {
  const times = new Map<string, number>();
  for (const { seats } of rounds.flat()) {
    for (const a of seats) for (const b of seats) times.set(`${a} ${b}`, (times.get(`${a} ${b}`) ?? 0) + 1);
  }
  return (a, b) => times.get(`${a} ${b}`) ?? 0;
}

/** OS-PAIR-07: everybody who met somebody of fewer points, as both had them then. */
function pairedDown(facts: Facts, format: Format): ReadonlySet<string> {
  return new Set(
    facts.rounds.flatMap((tables, index) => {
      const { points } = cardsOf(facts, format, index);
      return tables.flatMap(({ seats: [a, b, more] }) => {
        if (a === undefined || b === undefined || more !== undefined || points(a) === points(b)) return [];
        return [points(a) > points(b) ? a : b];
      });
    }),
  );
}

/** OS-PAIR-04: third meetings before second ones: sixteen of the fewer weigh as much as one more of the same two. */
function meetings({ met }: Draw, a: string, b: string): number {
  return met(a, b) === 0 ? 0 : 16 ** (met(a, b) - 1);
}

function again({ down, points }: Draw, a: string, b: string): number {
  return points(a) !== points(b) && down.has(points(a) > points(b) ? a : b) ? 1 : 0;
}

/** OS-PAIR-02: meetings, second byes, the height of the bye, pair-downs, gaps, groups; the bye is a seat like others. */
function gapFaults(draw: Draw, games: readonly DraftGame[]): Fault[] {
  const faults: Faults = (a, b) => {
    const lone = a === BYE ? b : b === BYE ? a : null;
    if (lone !== null) return [0, draw.had(lone), draw.height(lone), 0, 0, 0];
    const gap = (draw.points(a) - draw.points(b)) ** 2;
    const order = draw.strict ? [again(draw, a, b), gap] : [gap, again(draw, a, b)];
    return [meetings(draw, a, b), 0, 0, ...order, draw.sameGroup(a, b)];
  };
  const better = betterRound([...pairsOf(games), ...byePair(games)], faults);
  return better === null ? [] : [['OS-PAIR-02', better]];
}

function byePair(games: readonly DraftGame[]): Pair[] {
  return games.flatMap(({ kind, seats: [lone = ''] }) => (kind === 'game' ? [] : [[lone, BYE] as const]));
}

/**
 * OS-PAIR-10: the bye is chosen first; then meetings, groups, second pair-downs, how many piles all fall together, and
 * far falls; loosely, second pair-downs last.
 */
function pileFaults(draw: Draw, games: readonly DraftGame[]): Fault[] {
  const [lone] = byePair(games).map(([id]) => id);
  const paired = draw.players.filter((id) => id !== lone);
  const piles = [...new Set(paired.map(draw.points))].sort((a, b) => a - b);
  const faults: Faults = (a, b) => {
    const fall = Math.abs(piles.indexOf(draw.points(a)) - piles.indexOf(draw.points(b)));
    const falls = [fall, fall ** 2];
    const order = draw.strict ? [again(draw, a, b), ...falls] : [...falls, again(draw, a, b)];
    return [meetings(draw, a, b), draw.sameGroup(a, b), ...order];
  };
  const better = betterRound(pairsOf(games), faults);
  return [
    ...(better === null ? [] : [['OS-PAIR-10', better] as const]),
    ...(lone === undefined ? [] : byeFaults(draw, lone)),
  ];
}

/** OS-PAIR-05, -06, -08, -10: the fewest byes so far, then no meeting more among the others, then the lowest. */
function byeFaults(draw: Draw, lone: string): Fault[] {
  const { players, had, height } = draw;
  const fewest = Math.min(...players.map(had));
  if (had(lone) > fewest) return [['OS-PAIR-05', `${lone} has had ${had(lone)} byes, others ${fewest}`]];
  if (players.length > TRIED) return [];
  const cost = costOf((a, b) => [meetings(draw, a, b), draw.sameGroup(a, b)]);
  const without = leastAmong(players, cost);
  const own = without(lone);
  const better = players.find((id) => {
    if (had(id) > fewest) return false;
    const other = without(id);
    return other < own || (other === own && height(id) < height(lone));
  });
  return better === undefined ? [] : [['OS-PAIR-06', `${lone} has the bye, and ${better} should have it`]];
}
