/**
 * Tables of more than two (GG0-MODE-AOB-01: four to eight in one game).
 *
 * Tables as equal in size as can be, filled in standing order; then two players of different tables change places while
 * that takes away re-meetings, the change that takes away most first, then the one between players who stand closest.
 * A heuristic: it ends at a seating that no single exchange improves, which need not be the best there is (finding that
 * is NP-hard for tables of three or more: it contains partition into triangles). Deterministic; O(n^2 * table) a change.
 */

export interface GroupsRequest {
  /** Players in standing order, the highest first; ties already drawn. */
  readonly order: readonly number[];
  /** Players at a table. Where the numbers do not allow it, the nearest sizes are used. */
  readonly sizes: { readonly min: number; readonly max: number; readonly preferred: number };
  /** How often two have met; 0 for never. Symmetric. */
  readonly met: (a: number, b: number) => number;
}

/** The tables, the top one first; at each table the players in standing order. */
export function groupTables({ order, sizes, met }: GroupsRequest): number[][] {
  const tables = fill(order, sizes);
  const standing = new Map(order.map((player, place) => [player, place]));
  const placeOf = (player: number): number => standing.get(player) ?? order.length;
  for (let change = bestChange(tables, met, placeOf); change !== null; change = bestChange(tables, met, placeOf)) {
    exchange(tables, change);
  }
  return tables.map((table) => table.sort((a, b) => placeOf(a) - placeOf(b)));
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

function fill(order: readonly number[], sizes: GroupsRequest['sizes']): number[][] {
  let from = 0;
  return tableSizes(order.length, sizes).map((size) => {
    from += size;
    return order.slice(from - size, from);
  });
}

/** Two tables and a place at each. */
interface Change {
  readonly tables: readonly [number, number];
  readonly places: readonly [number, number];
  readonly gain: number;
  readonly distance: number;
}

type Met = GroupsRequest['met'];

function bestChange(tables: readonly number[][], met: Met, placeOf: (player: number) => number): Change | null {
  let best: Change | null = null;
  for (const [first, upper] of tables.entries()) {
    for (const [offset, lower] of tables.slice(first + 1).entries()) {
      for (const [i, a] of upper.entries()) {
        for (const [j, b] of lower.entries()) {
          const gain = meetings(a, upper, met) + meetings(b, lower, met) - after(a, b, upper, lower, met);
          const distance = Math.abs(placeOf(a) - placeOf(b));
          if (gain <= 0 || (best !== null && !isBetter({ gain, distance }, best))) continue;
          best = { tables: [first, first + 1 + offset], places: [i, j], gain, distance };
        }
      }
    }
  }
  return best;
}

function isBetter(one: Pick<Change, 'gain' | 'distance'>, other: Change): boolean {
  return one.gain > other.gain || (one.gain === other.gain && one.distance < other.distance);
}

/** How often a player has met those at a table. */
function meetings(player: number, table: readonly number[], met: Met): number {
  return table.reduce((sum, other) => sum + (other === player ? 0 : met(player, other)), 0);
}

/** What two players would meet after changing places. */
function after(a: number, b: number, upper: readonly number[], lower: readonly number[], met: Met): number {
  return meetings(a, lower, met) + meetings(b, upper, met) - 2 * met(a, b);
}

function exchange(tables: readonly number[][], { tables: [first, second], places: [i, j] }: Change): void {
  const upper = tables[first] ?? [];
  const lower = tables[second] ?? [];
  const moved = upper.splice(i, 1, ...lower.slice(j, j + 1));
  lower.splice(j, 1, ...moved);
}
