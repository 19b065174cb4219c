/** Who met whom, who had a Bye or the Ringer, and how few rematches a round of these players needs. */
import type { Facts } from './facts.ts';

export type Met = (a: string, b: string) => boolean;

export function metIn(facts: Facts): Met {
  const met = new Set<string>();
  for (const { seats } of facts.rounds.flat()) {
    for (const a of seats) for (const b of seats) if (a !== b) met.add(`${a} ${b}`);
  }
  return (a, b) => met.has(`${a} ${b}`);
}

/** How many Byes and games against a Ringer somebody has had, together (GG0-ODD-05). */
export function oddGamesOf(facts: Facts, id: string): number {
  return facts.rounds.flat().filter(({ seats }) => {
    if (!seats.includes(id)) return false;
    return seats.length === 1 || seats.some((other) => other !== id && facts.people.get(other)?.ringer === true);
  }).length;
}

/** Sets of players as bits; more than this many and the table grows too large. */
const MOST = 17;

export interface Fewest {
  /** The fewest rematches among all these players but those left out; null where it is not known. */
  readonly without: (...out: readonly string[]) => number | null;
}

/**
 * By trying every way, remembering each set of players tried. For many players Dirac's theorem answers: where everybody
 * may meet at least half of the others' number, a round without a rematch exists.
 */
export function fewestRematches(players: readonly string[], met: Met): Fewest {
  const known = new Map<number, number>([[0, 0]]);
  const costs = players.map((a) => players.map((b) => (met(a, b) ? 1 : 0)));
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
  const manyFree = (kept: readonly string[]): boolean =>
    kept.every((a) => kept.filter((b) => b !== a && !met(a, b)).length * 2 >= kept.length);
  return {
    without: (...out) => {
      const kept = players.filter((id) => !out.includes(id));
      if (kept.length % 2 === 1) return null;
      if (kept.length > 2 && manyFree(kept)) return 0;
      if (players.length > MOST) return null;
      return cost(kept.reduce((set, id) => set | (1 << players.indexOf(id)), 0));
    },
  };
}
