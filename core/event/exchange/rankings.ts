/** Rankings of a season: points for places over several events, or ratings from their games. People are the same by name. */
import { type Refusal, refuse } from '../../rules/refusal.ts';
import type { EventParts } from '../parts.ts';
import { type Exchange, fromParts, nameKey, playersById } from './exchange.ts';
import { type Glicko, type GlickoGame, UNRATED, eloAfter, glickoAfter } from './ratings.ts';

export interface PointsRules {
  /** For place 1, 2, …; nothing for the places after. */
  readonly perPlace: readonly number[];
  /** Only so many of somebody's events count, the best ones; null: all. */
  readonly bestOf: number | null;
}

export const RANKED_BY = ['points', 'elo', 'glicko'] as const;
export type RankedBy = (typeof RANKED_BY)[number];

export const USUAL_POINTS: readonly number[] = [10, 8, 6, 5, 4, 3, 2, 1];

/** A line of a season’s table, whatever it is ranked by. */
export interface RankingRow {
  readonly rank: number;
  readonly name: string;
  readonly total: number;
  /** For points: what each event gave, in the order of the events; null where they were not there. */
  readonly each?: readonly (number | null)[];
  /** For Glicko: how far the rating may be off. */
  readonly deviation?: number | null;
  /** For ratings: games that counted. */
  readonly games?: number;
}

/** The table of these events, in their order; `rules` are for points alone. */
export function rankSeason(
  events: readonly Exchange[],
  by: RankedBy,
  rules: PointsRules,
): readonly RankingRow[] | Refusal {
  switch (by) {
    case 'points':
      return rankByPoints(events, rules);
    case 'elo':
      return rankByElo(events);
    case 'glicko':
      return rankByGlicko(events);
  }
}

/** An event for a season’s table. Somebody whose name was forgotten is nobody of another event. */
export function eventOfSeason(parts: EventParts): Exchange {
  const exchange = fromParts(parts);
  const rows = parts.entrants;
  const players = exchange.players.map((player) => {
    const forgotten = rows[player.id]?.name === `Player ${rows[player.id]?.number ?? ''}`;
    return forgotten ? { ...player, name: `${player.name} (${exchange.event.name})` } : player;
  });
  return { ...exchange, players };
}

/** `10,8,6` as points for places, or what is wrong with it. */
export function readPoints(text: string): readonly number[] | Refusal {
  const points = text.split(',').map((one) => (one.trim() === '' ? Number.NaN : Number(one)));
  const good = points.length <= MOST_PLACES && points.every((one) => Number.isFinite(one) && one >= 0);
  return good
    ? points
    : refuse('rankings', `Write the points for place 1, 2, … separated by commas, ${MOST_PLACES} at most: 10,8,6.`);
}

const MOST_PLACES = 500;

export interface SeasonRow {
  readonly rank: number;
  readonly name: string;
  readonly total: number;
  /** Events played. */
  readonly events: number;
  /** What each event gave, in the order of the events; null where they were not there. */
  readonly each: readonly (number | null)[];
}

/** Points per place. Those who share a place share the mean of the places that they take up together. */
export function rankByPoints(events: readonly Exchange[], rules: PointsRules): SeasonRow[] | Refusal {
  const { perPlace, bestOf } = rules;
  if (perPlace.some((points) => !Number.isFinite(points) || points < 0)) {
    return refuse('rankings', 'Points for a place must be numbers, and none below 0.');
  }
  if (bestOf !== null && (!Number.isInteger(bestOf) || bestOf < 1)) {
    return refuse('rankings', 'How many events count must be a whole number from 1.');
  }
  const people = new Map<string, { readonly name: string; readonly each: (number | null)[] }>();
  for (const [index, event] of events.entries()) {
    const players = playersById(event);
    const sharers = new Map<number, number>();
    for (const { rank } of event.standings) sharers.set(rank, (sharers.get(rank) ?? 0) + 1);
    for (const { player, rank } of event.standings) {
      const name = players.get(player)?.name;
      if (name === undefined) continue;
      const person = people.get(nameKey(name)) ?? { name, each: events.map(() => null) };
      const sharing = sharers.get(rank) ?? 1;
      const shared = Array.from({ length: sharing }, (_, place) => perPlace[rank - 1 + place] ?? 0);
      person.each[index] = sum(shared) / sharing;
      people.set(nameKey(name), person);
    }
  }
  return ranked(
    Array.from(people.values(), ({ name, each }) => {
      const counted = each.filter((points) => points !== null).sort((a, b) => b - a);
      return { name, each, events: counted.length, total: sum(counted.slice(0, bestOf ?? counted.length)) };
    }),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Places from the highest total down; the same total is the same place. */
function ranked<Row extends { readonly name: string; readonly total: number }>(
  rows: readonly Row[],
): (Row & { readonly rank: number })[] {
  const order = rows.toSorted((a, b) => b.total - a.total || (nameKey(a.name) < nameKey(b.name) ? -1 : 1));
  let rank = 0;
  return order.map((row, place) => {
    if (row.total !== order[place - 1]?.total) rank = place + 1;
    return { ...row, rank };
  });
}

export interface RatingRow {
  readonly rank: number;
  readonly name: string;
  /** The rating. */
  readonly total: number;
  readonly deviation: number | null;
  readonly games: number;
}

interface Met {
  readonly one: string;
  readonly two: string;
  /** Of the first: 1, ½ or 0. */
  readonly score: number;
}

/** Games of two that somebody played: no byes, no forfeits, nothing that is open. */
function metIn(event: Exchange): readonly (readonly Met[])[] {
  const players = playersById(event);
  const key = (id: string): string => nameKey(players.get(id)?.name ?? id);
  return event.rounds.map((games) =>
    games.flatMap(({ seats: [one, two, ...more], result, winner }) => {
      if (!one || !two || more.length > 0 || (result !== 'played' && result !== 'agreed')) return [];
      const score = winner === null ? 0.5 : winner === one.player ? 1 : 0;
      return [{ one: key(one.player), two: key(two.player), score }];
    }),
  );
}

function peopleOf(events: readonly Exchange[]): ReadonlyMap<string, string> {
  const names = events.flatMap(({ players }) => players.map(({ name }) => [nameKey(name), name] as const));
  return new Map(names.toReversed());
}

/** Elo, round by round: all games of a round are reckoned from the ratings before it. */
export function rankByElo(events: readonly Exchange[], { k = 32, start = 1500 } = {}): RatingRow[] {
  const people = peopleOf(events);
  const ratings = new Map(Array.from(people.keys(), (key) => [key, start]));
  const games = new Map<string, number>();
  for (const round of events.flatMap(metIn)) {
    const before = new Map(ratings);
    const rating = (key: string): number => before.get(key) ?? start;
    for (const { one, two, score } of round) {
      ratings.set(one, (ratings.get(one) ?? start) + eloAfter(rating(one), rating(two), score, k) - rating(one));
      ratings.set(two, (ratings.get(two) ?? start) + eloAfter(rating(two), rating(one), 1 - score, k) - rating(two));
      for (const key of [one, two]) games.set(key, (games.get(key) ?? 0) + 1);
    }
  }
  const rows = Array.from(people, ([key, name]) => ({ name, total: ratings.get(key) ?? start }));
  return ranked(rows.map((row) => ({ ...row, deviation: null, games: games.get(nameKey(row.name)) ?? 0 })));
}

/** Glicko, with an event as its rating period: everybody's games of one event are reckoned at once. */
export function rankByGlicko(events: readonly Exchange[], { c = 0 } = {}): RatingRow[] {
  const people = peopleOf(events);
  const ratings = new Map<string, Glicko>(Array.from(people.keys(), (key) => [key, UNRATED]));
  const many = new Map<string, number>();
  for (const event of events) {
    const before = new Map(ratings);
    const games = new Map<string, GlickoGame[]>();
    for (const { one, two, score } of metIn(event).flat()) {
      games.set(one, [...(games.get(one) ?? []), { ...(before.get(two) ?? UNRATED), score }]);
      games.set(two, [...(games.get(two) ?? []), { ...(before.get(one) ?? UNRATED), score: 1 - score }]);
    }
    for (const [key, rating] of before) {
      const played = games.get(key) ?? [];
      ratings.set(key, glickoAfter(rating, played, c));
      many.set(key, (many.get(key) ?? 0) + played.length);
    }
  }
  return ranked(
    Array.from(people, ([key, name]) => {
      const { rating, deviation } = ratings.get(key) ?? UNRATED;
      return { name, total: rating, deviation, games: many.get(key) ?? 0 };
    }),
  );
}
