/** The worth of a battle of The Hit, reckoned from the rules' text: Reputation, who won, Victory Points, Experience. */
import type { Result, ScoreLine } from '../../core/event/types.ts';
import type { Facts, Person, Table } from '../facts.ts';
import { stands } from '../totals.ts';

export interface Worth {
  readonly reputation: number;
  readonly wins: number;
  readonly vp: number;
  readonly xp: number;
}

const NOTHING: Worth = { reputation: 0, wins: 0, vp: 0, xp: 0 };

function figure(options: Facts['options'], id: string, otherwise: number): number {
  const value = options[id];
  return typeof value === 'number' ? value : otherwise;
}

/** What each gang gets; null while the battle has no result. */
export function worthOf(
  { options }: Facts,
  seats: readonly string[],
  result: Result | null,
): Map<string, Worth> | null {
  switch (result?.kind) {
    case 'played':
    case 'set':
      return new Map(seats.map((id, seat) => [id, ofBattle(seat, result.scores)]));
    case 'bye':
      return new Map(seats.map((id) => [id, { ...NOTHING, reputation: figure(options, 'byeReputation', 1) }]));
    case 'forfeit': {
      const there = seats.filter((id) => !result.by.includes(id));
      const won = there.length === 1 ? 1 : 0;
      const stayed = { ...NOTHING, reputation: seats.length - 1 + won, wins: won };
      return new Map(seats.map((id) => [id, there.includes(id) ? stayed : { ...NOTHING, reputation: -1 }]));
    }
    case 'void':
      return new Map(seats.map((id) => [id, NOTHING]));
    case undefined:
    case 'agreed':
    case 'concession':
    case 'no-cards':
      return null;
  }
}

/** HIT-REWARD-07 to -10, HIT-VP-07 and -08. */
function ofBattle(seat: number, lines: readonly ScoreLine[]): Worth {
  const points = lines.map(({ vp }) => Number(vp));
  const own = points[seat] ?? 0;
  const best = Math.max(...points);
  const leads = points.filter((vp) => vp === best).length;
  const won = best > 0 && own === best && leads === 1;
  const lost = best === 0 || (leads === 1 && own < best);
  const reputation = lines.length - 1 + (won ? 1 : 0) + Math.trunc(own / 2) - (lost ? 1 : 0);
  return { reputation, wins: won ? 1 : 0, vp: own, xp: Number(lines[seat]?.xp ?? 0) };
}

export interface Place extends Worth {
  readonly entrant: string;
  readonly rank: number;
}

/** HIT-EVENT-01: most Reputation, then battles won, Victory Points, Experience. Those who left keep their place. */
export function placesOf(facts: Facts): Place[] {
  const rows = [...facts.people.values()]
    .filter((person) => hasPlace(facts, person))
    .map((person) => totalOf(facts, person));
  const figures = ({ reputation, wins, vp, xp }: Worth): readonly number[] => [reputation, wins, vp, xp];
  const isAbove = (a: Worth, b: Worth): boolean => {
    const [one, other] = [figures(a), figures(b)];
    const first = one.findIndex((value, place) => value !== other[place]);
    return first >= 0 && (one[first] ?? 0) > (other[first] ?? 0);
  };
  return rows.map((row) => ({ ...row, rank: 1 + rows.filter((other) => isAbove(other, row)).length }));
}

function hasPlace(facts: Facts, person: Person): boolean {
  return stands(facts, person, true);
}

/** HIT-EXT-REP: after each battle Reputation is 1 at least. */
function totalOf(facts: Facts, { id }: Person): Worth & { readonly entrant: string } {
  let total: Worth = { ...NOTHING, reputation: figure(facts.options, 'startReputation', 1) };
  for (const { seats, result } of facts.rounds.flat() as readonly Table[]) {
    const own = worthOf(facts, seats, result)?.get(id);
    if (!own) continue;
    total = {
      reputation: Math.max(1, total.reputation + own.reputation),
      wins: total.wins + own.wins,
      vp: total.vp + own.vp,
      xp: total.xp + own.xp,
    };
  }
  return { ...total, entrant: id };
}
