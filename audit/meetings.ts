/** Who met whom, who had a Bye or the Ringer, and how few rematches a round of these players needs. */
import { type Facts, tablesOf } from './facts.ts';

export type Met = (a: string, b: string) => boolean;

export function metIn(facts: Facts): Met {
  const last = lastMeeting(facts);
  return (a, b) => last(a, b) > 0;
}

/** The number of the round in which two sat at one table last; 0: never. */
export function lastMeeting(facts: Facts): (a: string, b: string) => number {
  const met = new Map<string, number>();
  for (const [index, tables] of facts.rounds.entries()) {
    for (const { seats } of tables) for (const a of seats) for (const b of seats) met.set(`${a} ${b}`, index + 1);
  }
  return (a, b) => (a === b ? 0 : (met.get(`${a} ${b}`) ?? 0));
}

/** How many Byes and games against a Ringer somebody has had, together. */
export function oddGamesOf(facts: Facts, id: string): number {
  return byesOf(facts, id) + ringersOf(facts, id);
}

export function byesOf(facts: Facts, id: string): number {
  return tablesOf(facts, id).filter(({ seats }) => seats.length === 1).length;
}

export function ringersOf(facts: Facts, id: string): number {
  const isRinger = (other: string): boolean => other !== id && facts.people.get(other)?.ringer === true;
  return tablesOf(facts, id).filter(({ seats }) => seats.some(isRinger)).length;
}

/** Sets of players as bits; more than this many and the table grows too large. */
const MOST = 17;

export interface Fewest {
  /** The least that a round costs among all these players but those left out; null where it is not known. */
  readonly without: (...out: readonly string[]) => number | null;
}

/** What a round costs at least, by trying every way and remembering each set of players tried. */
export function leastCost(players: readonly string[], costOf: (a: string, b: string) => number): Fewest {
  const known = new Map<number, number>([[0, 0]]);
  const isKnown = players.length <= MOST;
  const costs = isKnown ? players.map((a) => players.map((b) => costOf(a, b))) : [];
  const cost = (set: number): number => {
    const before = known.get(set);
    if (before !== undefined) return before;
    const first = 31 - Math.clz32(set & -set);
    let best = Infinity;
    for (let other = first + 1; other < players.length; other += 1) {
      if ((set & (1 << other)) === 0) continue;
      const here = costs[first]?.[other] ?? 0;
      if (here < best) best = Math.min(best, here + cost(set & ~(1 << first) & ~(1 << other)));
    }
    known.set(set, best);
    return best;
  };
  return {
    without: (...out) => {
      const kept = players.filter((id) => !out.includes(id));
      if (kept.length % 2 === 1 || !isKnown) return null;
      return cost(kept.reduce((set, id) => set | (1 << players.indexOf(id)), 0));
    },
  };
}

/**
 * How few rematches a round needs. For many players Dirac's theorem answers: where everybody may meet at least half of the
 * others' number, a round without a rematch exists.
 */
export function fewestRematches(players: readonly string[], met: Met): Fewest {
  const { without } = leastCost(players, (a, b) => (met(a, b) ? 1 : 0));
  const manyFree = (kept: readonly string[]): boolean =>
    kept.every((a) => kept.filter((b) => b !== a && !met(a, b)).length * 2 >= kept.length);
  return {
    without: (...out) => {
      const kept = players.filter((id) => !out.includes(id));
      return kept.length > 2 && kept.length % 2 === 0 && manyFree(kept) ? 0 : without(...out);
    },
  };
}
