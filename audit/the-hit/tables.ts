/** The tables of a round of The Hit: which were set and which were drawn, and how few meetings they could have. */
import type { DraftGame } from '../../core/event/entries.ts';
import type { PairAsked } from '../../core/event/pack.ts';
import type { Facts } from '../facts.ts';
import { presentIn } from '../seats.ts';

export interface Seated {
  /** Whom the draw seats, without those at set tables. */
  readonly players: readonly string[];
  /** Who sits out. */
  readonly odd: string | null;
  /** The tables that were drawn. */
  readonly drawn: readonly (readonly string[])[];
  readonly pins: number;
}

export function seatedIn(
  facts: Facts,
  round: number,
  { pins }: PairAsked,
  games: readonly Pick<DraftGame, 'kind' | 'seats'>[],
): Seated {
  const present = new Set(presentIn(facts, round));
  const set = pins.map((seats) => seats.filter((id) => facts.people.get(id)?.ringer !== true));
  const taken = new Set(set.filter(({ length }) => length > 1).flat());
  const odd = games.find(({ kind }) => kind === 'bye')?.seats[0] ?? null;
  const players = [...present].filter((id) => !taken.has(id) && id !== odd);
  const drawn = games.filter(({ kind, seats }) => kind === 'game' && !seats.some((id) => taken.has(id)));
  return { players, odd, drawn: drawn.map(({ seats }) => seats), pins: set.filter(({ length }) => length > 1).length };
}

/** HIT-EVENT-03: the lengths of the tables for so many. */
export function lengthsFor(players: number, { tableSize, onlyThatSize }: Facts['options']): readonly number[] {
  const wanted = typeof tableSize === 'number' ? tableSize : 4;
  if (onlyThatSize === true) {
    const rest = players % wanted;
    return [...repeat(wanted, (players - rest) / wanted), ...(rest > 1 ? [rest] : [])];
  }
  let tables = 0;
  for (let next = 1; next <= players; next += 1) {
    if (players > 4 * next || players < 2 * next) continue;
    const isNearer = Math.abs(players / next - wanted) < Math.abs(players / tables - wanted);
    if (tables === 0 || isNearer) tables = next;
  }
  if (tables === 0) return [];
  const long = players % tables;
  const short = Math.floor(players / tables);
  return [...repeat(short + 1, long), ...repeat(short, tables - long)];
}

function repeat(length: number, times: number): number[] {
  return Array.from({ length: times }, () => length);
}

export type Met = (a: string, b: string) => number;

/** How often two have sat at one table. */
export function metIn({ rounds }: Facts): Met {
  const tables = rounds.flat().map(({ seats }) => new Set(seats));
  return (a, b) => tables.filter((seats) => seats.has(a) && seats.has(b)).length;
}

export function meetingsAt(tables: readonly (readonly string[])[], met: Met): number {
  let sum = 0;
  for (const seats of tables) for (const a of seats) for (const b of seats) if (a < b) sum += met(a, b);
  return sum;
}

/** The bound of {@link TablesCertificate}: each meets at least those whom they met least often. */
export function countedLeast(players: readonly string[], lengths: readonly number[], met: Met): number {
  const most = Math.max(...lengths);
  const small = lengths.filter((length) => length < most);
  const [short = most] = small;
  let sum = 0;
  const savings: number[] = [];
  for (const id of players) {
    const times = players.filter((other) => other !== id).map((other) => met(id, other));
    times.sort((a, b) => a - b);
    const own = times.slice(0, most - 1).reduce((all, one) => all + one, 0);
    sum += own;
    savings.push(own - times.slice(0, short - 1).reduce((all, one) => all + one, 0));
  }
  savings.sort((a, b) => b - a);
  for (const saving of savings.slice(0, small.length * short)) sum -= saving;
  return Math.ceil(sum / 2);
}

/** Whether some seating has fewer meetings than `limit`: every player in turn at every table that has room. */
export function isBeaten(players: readonly string[], lengths: readonly number[], met: Met, limit: number): boolean {
  const tables = lengths.map((length) => ({ length, seats: [] as string[] }));
  const place = (next: number, sum: number): boolean => {
    const player = players[next];
    if (sum >= limit) return false;
    if (player === undefined) return true;
    const empty = new Set<number>();
    return tables.some(({ length, seats }) => {
      // Empty tables of one length are alike.
      const isKnown = seats.length === 0 && empty.has(length);
      if (seats.length === length || isKnown) return false;
      if (seats.length === 0) empty.add(length);
      const then = seats.reduce((all, other) => all + met(player, other), sum);
      seats.push(player);
      const found = place(next + 1, then);
      seats.pop();
      return found;
    });
  };
  return place(0, 0);
}
