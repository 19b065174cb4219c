/** Points as they grew round by round, and who met somebody of fewer points on the way. */
import type { Facts, Table } from '../facts.ts';

export interface Grown {
  readonly points: (id: string) => number;
  readonly pairedDown: (id: string) => boolean;
}

/** @param worthOf the points of a table, by player. */
export function grown({ rounds }: Facts, worthOf: (table: Table) => ReadonlyMap<string, number> | null): Grown {
  const points = new Map<string, number>();
  const down = new Set<string>();
  const own = (id: string): number => points.get(id) ?? 0;
  for (const tables of rounds) {
    for (const { seats } of tables) {
      const [a, b] = seats;
      if (a === undefined || b === undefined || seats.length > 2 || own(a) === own(b)) continue;
      down.add(own(a) > own(b) ? a : b);
    }
    for (const table of tables) {
      for (const [id, more] of worthOf(table) ?? []) points.set(id, own(id) + more);
    }
  }
  return { points: own, pairedDown: (id) => down.has(id) };
}
