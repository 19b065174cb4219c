/** Totals and places of the Malifaux packs: Tournament Points, then differential, then Victory Points. */
import type { Facts, Person, Table } from './facts.ts';

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
  return status === 'present' || facts.rounds.some((tables) => tables.some(({ seats }) => seats.includes(id)));
}

export function placesBy(facts: Facts, pointsOf: PointsOf): Place[] {
  const rows = [...facts.people.values()]
    .filter((person) => stands(facts, person, facts.options.dropped !== 'unranked'))
    .map(({ id }) => ({ entrant: id, ...totalOf(facts, id, pointsOf) }));
  const above = (a: Points, b: Points): boolean =>
    a.tp !== b.tp ? a.tp > b.tp : a.diff !== b.diff ? a.diff > b.diff : a.vp > b.vp;
  return rows
    .map((row) => ({ ...row, rank: 1 + rows.filter((other) => above(other, row)).length }))
    .sort((a, b) => a.rank - b.rank);
}

function totalOf(facts: Facts, id: string, pointsOf: PointsOf): Points {
  const total = { tp: 0, diff: 0, vp: 0 };
  for (const table of facts.rounds.flat()) {
    if (!table.seats.includes(id)) continue;
    const points = pointsOf(facts, table)?.get(id);
    total.tp += points?.tp ?? 0;
    total.diff += points?.diff ?? 0;
    total.vp += points?.vp ?? 0;
  }
  return total;
}
