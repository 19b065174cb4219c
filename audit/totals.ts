/** Totals and places of the Malifaux packs: Tournament Points, then differential, then Victory Points. */
import { type Facts, type Person, type Table, tablesOf } from './facts.ts';

export interface Points {
  readonly tp: number;
  readonly diff: number;
  readonly vp: number;
}

export interface Place extends Points {
  readonly entrant: string;
  readonly rank: number;
}

/** The points of a table by player, or null while it waits for its result or for somebody's word. */
export type PointsOf = (facts: Facts, table: Pick<Table, 'seats' | 'result'>) => ReadonlyMap<string, Points> | null;

/** Who stands in the standings: played or present, no ringer, not disqualified. */
export function stands(facts: Facts, { id, status, ringer }: Person, droppedStand: boolean): boolean {
  if (ringer || status === 'disqualified') return false;
  if (status === 'dropped' && !droppedStand) return false;
  return status === 'present' || tablesOf(facts, id).length > 0;
}

export function placesBy(facts: Facts, pointsOf: PointsOf): Place[] {
  const rows = [...facts.people.values()]
    .filter((person) => stands(facts, person, facts.options.dropped !== 'unranked'))
    .map(({ id }) => ({ entrant: id, ...totalOf(facts, id, pointsOf) }));
  return ranked(rows, (a, b) => b.tp - a.tp || b.diff - a.diff || b.vp - a.vp);
}

/** Who stands equal has one rank, and those after them as many below as there are. `compare` as `sort` has it. */
export function ranked<Row>(
  rows: readonly Row[],
  compare: (a: Row, b: Row) => number,
): (Row & { readonly rank: number })[] {
  let rank = 1;
  let before: Row | undefined;
  return rows.toSorted(compare).map((row, index) => {
    if (before !== undefined && compare(before, row) !== 0) rank = index + 1;
    before = row;
    return { ...row, rank };
  });
}

function totalOf(facts: Facts, id: string, pointsOf: PointsOf): Points {
  const total = { tp: 0, diff: 0, vp: 0 };
  for (const table of tablesOf(facts, id)) {
    const points = pointsOf(facts, table)?.get(id);
    total.tp += points?.tp ?? 0;
    total.diff += points?.diff ?? 0;
    total.vp += points?.vp ?? 0;
  }
  return total;
}
