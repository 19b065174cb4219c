/**
 * Tables of more than two (GG0-MODE-AOB-01: four to eight in one game).
 *
 * Tables as equal in size as can be, filled in standing order; then players of different tables change places so that
 * fewer meet again. A heuristic in the manner of Kernighan and Lin 1970: a pass makes one exchange after another, each
 * time the one that takes away most meetings (or adds fewest) among players not yet moved in this pass, of equals the one
 * between players who stand closest; it keeps the exchanges up to the best moment, and passes follow while they help. The
 * result is never worse than standing order and cannot be improved by a single exchange, but need not be the best there
 * is (finding that is NP-hard for tables of three or more: it contains partition into triangles). Deterministic. O(n^3) a
 * pass, of which few are needed.
 */
import { at } from './arrays.ts';

export interface GroupsRequest {
  /** Players in standing order, the highest first; ties already drawn. */
  readonly order: readonly number[];
  /** Players at a table. Where the numbers do not allow it, the nearest sizes are used. */
  readonly sizes: { readonly min: number; readonly max: number; readonly preferred: number };
  /** How often two have met, a whole number; 0 for never. Symmetric. */
  readonly met: (a: number, b: number) => number;
}

/** The tables, the top one first; at each table the players in standing order. */
export function groupTables({ order, sizes, met }: GroupsRequest): number[][] {
  return fillTables(order, tableSizes(order.length, sizes), met);
}

/** The same for tables of these lengths, which together seat everybody. */
export function fillTables(
  order: readonly number[],
  lengths: readonly number[],
  met: GroupsRequest['met'],
): number[][] {
  const seating = seat(order, lengths, met);
  while (improve(seating));
  return lengths.map((_, table) => order.filter((_player, place) => at(seating.tableOf, place) === table));
}

/** Sizes that differ by one at most, the larger tables first. */
export function tableSizes(players: number, { min, max, preferred }: GroupsRequest['sizes']): number[] {
  if (players === 0) return [];
  const fewest = Math.max(1, Math.ceil(players / max));
  const most = Math.max(fewest, Math.floor(players / min));
  let count = fewest;
  for (let next = fewest + 1; next <= most; next += 1) {
    if (Math.abs(players / next - preferred) < Math.abs(players / count - preferred)) count = next;
  }
  return Array.from({ length: count }, (_, table) => Math.floor(players / count) + (table < players % count ? 1 : 0));
}

/** Players are places 0..size-1 in the standing here. */
interface Seating {
  readonly size: number;
  readonly tables: number;
  /** How often two have met, `size * size`. */
  readonly met: Int32Array;
  readonly tableOf: Int32Array;
  /** How often a player has met those at each table, `size * tables`. */
  readonly known: Int32Array;
}

function seat(order: readonly number[], lengths: readonly number[], met: GroupsRequest['met']): Seating {
  const size = order.length;
  const tableOf = Int32Array.from(lengths.flatMap((length, table) => Array.from({ length }, () => table)));
  const meetings = new Int32Array(size * size);
  const known = new Int32Array(size * lengths.length);
  order.forEach((a, i) => {
    order.forEach((b, j) => {
      if (i === j) return;
      const times = met(a, b);
      meetings[i * size + j] = times;
      add(known, i * lengths.length + at(tableOf, j), times);
    });
  });
  return { size, tables: lengths.length, met: meetings, tableOf, known };
}

interface Exchange {
  readonly a: number;
  readonly b: number;
  /** Meetings taken away; below 0, added. */
  readonly gain: number;
}

/** One pass; says whether fewer meet again after it. */
function improve(seating: Seating): boolean {
  const moved = new Set<number>();
  const made: Exchange[] = [];
  let total = 0;
  let best = 0;
  let keep = 0;
  for (let next = bestExchange(seating, moved); next !== null; next = bestExchange(seating, moved)) {
    exchange(seating, next);
    moved.add(next.a).add(next.b);
    made.push(next);
    total += next.gain;
    if (total > best) {
      best = total;
      keep = made.length;
    }
  }
  for (const undone of made.slice(keep).reverse()) exchange(seating, undone);
  return keep > 0;
}

function bestExchange(seating: Seating, moved: ReadonlySet<number>): Exchange | null {
  let best: Exchange | null = null;
  for (let a = 0; a < seating.size; a += 1) {
    if (moved.has(a)) continue;
    for (let b = a + 1; b < seating.size; b += 1) {
      if (moved.has(b) || at(seating.tableOf, a) === at(seating.tableOf, b)) continue;
      const gain = gainOf(seating, a, b);
      const isBetter = best === null || gain > best.gain || (gain === best.gain && b - a < best.b - best.a);
      if (isBetter) best = { a, b, gain };
    }
  }
  return best;
}

function gainOf({ size, tables, met, tableOf, known }: Seating, a: number, b: number): number {
  const tableA = at(tableOf, a);
  const tableB = at(tableOf, b);
  const now = at(known, a * tables + tableA) + at(known, b * tables + tableB);
  const then = at(known, a * tables + tableB) + at(known, b * tables + tableA) - 2 * at(met, a * size + b);
  return now - then;
}

function exchange({ size, tables, met, tableOf, known }: Seating, { a, b }: Exchange): void {
  const tableA = at(tableOf, a);
  const tableB = at(tableOf, b);
  tableOf[a] = tableB;
  tableOf[b] = tableA;
  for (let other = 0; other < size; other += 1) {
    const change = at(met, other * size + b) - at(met, other * size + a);
    add(known, other * tables + tableA, change);
    add(known, other * tables + tableB, -change);
  }
}

function add(figures: Int32Array, index: number, by: number): void {
  figures[index] = at(figures, index) + by;
}
