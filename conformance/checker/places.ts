/** Totals and places of a Season Zero event: GG0-SCORE-06, GG0-RANK-01 to -06. */
import type { Facts, Person } from './facts.ts';
import { type Points, pointsOf } from './scores.ts';

export interface Place extends Points {
  readonly entrant: string;
  readonly rank: number;
}

/** Who stands in the standings: played or present, no ringer, not disqualified. */
function stands(facts: Facts, { id, status, ringer }: Person): boolean {
  if (ringer || status === 'disqualified') return false;
  if (status === 'dropped' && facts.options.dropped === 'unranked') return false;
  return status === 'present' || facts.rounds.some((tables) => tables.some(({ seats }) => seats.includes(id)));
}

export function placesOf(facts: Facts): Place[] {
  const rows = [...facts.people.values()]
    .filter((person) => stands(facts, person))
    .map(({ id }) => ({ entrant: id, ...totalOf(facts, id) }));
  const above = (a: Points, b: Points): boolean =>
    a.tp !== b.tp ? a.tp > b.tp : a.diff !== b.diff ? a.diff > b.diff : a.vp > b.vp;
  return rows
    .map((row) => ({ ...row, rank: 1 + rows.filter((other) => above(other, row)).length }))
    .sort((a, b) => a.rank - b.rank);
}

function totalOf(facts: Facts, id: string): Points {
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
