/**
 * Tables of more than two on which as few as can be meet again: the sum, over all pairs at a table, of how often they have
 * met. Finding the least is NP-hard (it holds partition into triangles), so there are three steps, each deterministic:
 * exchanges from several starts (`groups.ts`); a bound by counting, which proves most rounds; and for the others a search
 * through every round, as far as its budget goes. Of equally good rounds it is the first found in the order given.
 */
import { fillTables } from './groups.ts';

/** How often two have met, a whole number; 0 for never. Symmetric. */
type Met = (a: number, b: number) => number;

export interface Mixed {
  /** At each table the players in the order given. */
  readonly tables: readonly (readonly number[])[];
  /** The sum over all pairs at a table. */
  readonly meetings: number;
  /** How it is known that no seating has fewer; null where it is only the best that was found. */
  readonly least: 'count' | 'search' | null;
}

/** Starts of the exchanges: the order given, and turned round so often. */
const STARTS = 8;
/** Seats tried in the search: some ten milliseconds. */
const MOST_TRIED = 60_000;

/** @param lengths of the tables, which together seat everybody in `order`. */
export function mixTables(order: readonly number[], lengths: readonly number[], met: Met): Mixed {
  const bound = fewestMeetings(order, lengths, met);
  let best: readonly (readonly number[])[] = [];
  let meetings = Number.POSITIVE_INFINITY;
  for (let start = 0; start < STARTS && meetings > bound; start += 1) {
    const turn = Math.floor((start * order.length) / STARTS);
    const tables = fillTables([...order.slice(turn), ...order.slice(0, turn)], lengths, met);
    const sum = meetingsAt(tables, met);
    if (sum < meetings) [best, meetings] = [tables, sum];
  }
  if (meetings === bound) return { tables: best, meetings, least: 'count' };
  const found = search(order, lengths, met, meetings);
  const last = found.tables ?? best;
  const sum = meetingsAt(last, met);
  return { tables: last, meetings: sum, least: sum === bound ? 'count' : found.whole ? 'search' : null };
}

export function meetingsAt(tables: readonly (readonly number[])[], met: Met): number {
  const pairs = tables.flatMap((seats) => seats.flatMap((a, place) => seats.slice(place + 1).map((b) => met(a, b))));
  return pairs.reduce((sum, times) => sum + times, 0);
}

/** No seating has fewer: everybody meets at least those whom they met least often. Tables are of one or two lengths. */
function fewestMeetings(players: readonly number[], lengths: readonly number[], met: Met): number {
  const [short, long] = [Math.min(...lengths), Math.max(...lengths)];
  const atShort = lengths.filter((length) => length === short).length * short;
  const own = players.map((a) => {
    const others = players.flatMap((b) => (a === b ? [] : [met(a, b)])).sort((x, y) => x - y);
    const least = (length: number): number => others.slice(0, length - 1).reduce((sum, times) => sum + times, 0);
    return { long: least(long), saved: least(long) - least(short) };
  });
  const all = own.reduce((sum, one) => sum + one.long, 0);
  const saved = own.map((one) => one.saved).sort((x, y) => y - x);
  return Math.ceil((all - saved.slice(0, atShort).reduce((sum, one) => sum + one, 0)) / 2);
}

/** Tries every seating with fewer meetings than `limit`; `whole` is false where the budget ended before. */
function search(
  order: readonly number[],
  lengths: readonly number[],
  met: Met,
  limit: number,
): { readonly tables: readonly (readonly number[])[] | null; readonly whole: boolean } {
  let tables: readonly (readonly number[])[] | null = null;
  let least = limit;
  let tried = 0;
  const open = (
    done: readonly (readonly number[])[],
    left: readonly number[],
    free: readonly number[],
    sum: number,
  ) => {
    const [first, ...others] = left;
    if (first === undefined) [tables, least] = [done, sum];
    else for (const length of new Set(free)) fill({ done, free, length }, [first], others, 0, sum);
  };
  const fill = (at: Filling, table: readonly number[], others: readonly number[], from: number, sum: number) => {
    if (table.length === at.length) {
      const left = others.filter((player) => !table.includes(player));
      open([...at.done, table], left, without(at.free, at.length), sum);
      return;
    }
    for (let place = from; place < others.length; place += 1) {
      const next = others[place] ?? 0;
      const then = table.reduce((total, other) => total + met(other, next), sum);
      if (tried >= MOST_TRIED) return;
      tried += 1;
      if (then < least) fill(at, [...table, next], others, place + 1, then);
    }
  };
  open([], order, lengths, 0);
  return { tables, whole: tried < MOST_TRIED };
}

/** A table that is being filled. */
interface Filling {
  readonly done: readonly (readonly number[])[];
  /** Lengths of the tables that are not full yet, this one among them. */
  readonly free: readonly number[];
  readonly length: number;
}

function without(lengths: readonly number[], one: number): readonly number[] {
  const place = lengths.indexOf(one);
  return lengths.filter((_, other) => other !== place);
}
