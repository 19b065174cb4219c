/** A round being paired: who plays, who met whom, and what was asked. Players are numbers: their place in `ids`. */
import type { Stream } from '../../../chance/stream.ts';
import { freeRinger, toPair, withStatus } from '../../../event/history.ts';
import type { History, HistoryEntrant, PairAsked } from '../../../event/pack.ts';
import { NONE } from '../../../event/pairing/arrays.ts';
import type { Later } from '../../../event/pairing/least-cost/look-ahead.ts';
import type { Meeting } from '../../../event/pairing/least-cost/meetings.ts';
import { readTables } from '../../../event/pins.ts';
import type { EntrantId } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import { fieldOf, pairedDown } from './cards.ts';
import { formatOf } from './configure.ts';
import type { SwissFormat } from '../format/format.ts';
import { meetingsOf, byesOrRingers, swissRounds } from './history.ts';
import { swissRanking } from './ranking.ts';

export interface SwissRound {
  readonly format: SwissFormat;
  /** The number of the round. */
  readonly number: number;
  /** How many rounds are paired so, without the cut's; 0 while nobody knows. */
  readonly planned: number;
  /** Whom it pairs, in an order drawn by lot. */
  readonly ids: readonly EntrantId[];
  readonly entrants: readonly HistoryEntrant[];
  /** Hundredths of a point so far, by player. */
  readonly points: readonly number[];
  /** Place in the standings, by player; equals in the order of the lots. */
  readonly place: readonly number[];
  /** How often two sat at one table. */
  readonly met: (a: number, b: number) => number;
  readonly forbidden: (a: number, b: number) => boolean;
  /** Those who met before, worth how often, and those ruled out; each pair once, `a` below `b`. */
  readonly meetings: readonly Meeting[];
  readonly group: (player: number) => string | undefined;
  readonly sameGroup: (a: number, b: number) => boolean;
  /** How many byes and games against a ringer somebody has had. */
  readonly had: (player: number) => number;
  readonly pairedDown: (player: number) => boolean;
  /** Who shall have neither the bye nor the ringer, by the organiser's wish. */
  readonly notOdd: (player: number) => boolean;
  readonly ringer: EntrantId | undefined;
  readonly pins: Pins;
}

interface Pins {
  /** Tables that are set, by player. */
  readonly tables: readonly (readonly number[])[];
  /** Who shall have the bye or the ringer. */
  readonly odd: number | undefined;
}

export function openRound(history: History, asked: PairAsked, lots: Stream): SwissRound | Refusal {
  const format = formatOf(history.options);
  const all = lots.shuffle(toPair(history));
  const present = new Set(all.map(({ id }) => id));
  const set = readTables(asked, present, withStatus(history, 'ringer'), cite('OS-PAIR-12'));
  if (isRefusal(set)) return set;
  const entrants = all.filter(({ id }) => !set.busy.has(id));
  const ids = entrants.map(({ id }) => id);
  const numberOf = new Map(ids.map((id, player) => [id, player]));
  const { cards } = fieldOf(history);
  const meetings = meetingsOf(history);
  const forbidden = new Set(asked.forbidden.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
  const odd = byesOrRingers(history);
  const notOdd = new Set(asked.notOdd);
  const down = pairedDown(history);
  const isDown = ids.map((id) => down.has(id));
  const key = (a: number, b: number): string => `${ids[a] ?? ''} ${ids[b] ?? ''}`;
  const group = (player: number): string | undefined => entrants[player]?.group;
  return {
    format,
    number: history.rounds.length + 1,
    planned: Math.min(swissRounds(history, format), history.plannedRounds ?? 0),
    ids,
    entrants,
    points: ids.map((id) => cards.get(id)?.points ?? 0),
    place: placesOf(history, ids),
    met: (a, b) => meetings.get(key(a, b)) ?? 0,
    forbidden: (a, b) => forbidden.has(key(a, b)),
    meetings: meetingsAmong(numberOf, meetings, forbidden),
    group,
    sameGroup: (a, b) => group(a) !== undefined && group(a) === group(b),
    had: (player) => odd.get(ids[player] ?? '') ?? 0,
    pairedDown: (player) => isDown[player] === true,
    notOdd: (player) => notOdd.has(ids[player] ?? ''),
    ringer: freeRinger(history),
    pins: {
      tables: set.tables.map((table) => table.flatMap((id) => numberOf.get(id) ?? [])),
      odd: set.odd === undefined ? undefined : numberOf.get(set.odd),
    },
  };
}

/** Whether those of one group are kept apart in this round (OS-PAIR-09). */
export function keepsGroupsApart({ format, number }: Pick<SwissRound, 'format' | 'number'>): boolean {
  const { groupsApart } = format.pairing;
  return groupsApart === 'always' || (groupsApart === 'first-round' && number === 1);
}

/** What the round has to leave for those to come. @param odd who has the bye, where the draw does not choose that. */
export function laterOf({ number, planned, met, had, pins }: SwissRound, odd: number | null): Later {
  const set = pins.tables.map(([a = NONE, b = NONE]) => [a, b] as const);
  return {
    round: number,
    planned,
    set: odd === null ? set : [...set, [odd, NONE]],
    open: (a, b) => (a === NONE || b === NONE ? had(Math.max(a, b)) === 0 : met(a, b) === 0),
  };
}

/** @param met how often two met, by `a b` in either order. */
function meetingsAmong(
  numberOf: ReadonlyMap<EntrantId, number>,
  met: ReadonlyMap<string, number>,
  forbidden: ReadonlySet<string>,
): Meeting[] {
  const found: Meeting[] = [];
  const add = (pair: string, worth: number | null): void => {
    const space = pair.indexOf(' ');
    const [a, b] = [numberOf.get(pair.slice(0, space)), numberOf.get(pair.slice(space + 1))];
    if (a !== undefined && b !== undefined && a < b) found.push({ a, b, worth });
  };
  for (const pair of forbidden) add(pair, null);
  for (const [pair, times] of met) if (!forbidden.has(pair)) add(pair, times);
  return found;
}

/** In round 1 the lots alone; later the standings, joint places in the order of the lots. */
function placesOf(history: History, ids: readonly EntrantId[]): number[] {
  if (history.rounds.length === 0) return ids.map((_, player) => player);
  const ranks = new Map(swissRanking(history).map(({ entrant, rank }) => [entrant.id, rank]));
  const rankOf = (player: number): number => ranks.get(ids[player] ?? '') ?? Infinity;
  const order = ids.map((_, player) => player).sort((a, b) => rankOf(a) - rankOf(b));
  const places = ids.map(() => 0);
  order.forEach((player, place) => {
    places[player] = place;
  });
  return places;
}
