/** Rounds made by chance, and the best of each by trying everything. */
import { at } from '../../../../../core/event/pairing/arrays.ts';
import {
  type Level,
  type PairingProblem,
  exceptionsOf,
  faultsOf,
} from '../../../../../core/event/pairing/least-cost/problem.ts';

/** Whole numbers from 0 to below a bound. */
export type Below = (bound: number) => number;

/** A generator of its own, so that a run can be repeated by its number. */
export function belowOf(seed: number): Below {
  let state = (seed * 2654435761) >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** Scores, pair-downs, groups and meetings by chance; few scores make many equals, many meetings make rematches. */
export function randomProblem(size: number, below: Below): PairingProblem {
  const scores = 1 + below(8);
  const groups = 1 + below(3);
  const rows = Array.from({ length: size }, () => ({
    score: below(scores),
    down: below(3) === 0,
    group: below(groups),
  }));
  rows.sort((a, b) => b.score - a.score);
  const numbers = new Map<string, number>();
  const sample: typeof rows = [];
  const kind = Int32Array.from(rows, (row) => {
    const key = JSON.stringify(row);
    const number = numbers.get(key) ?? sample.push(row) - 1;
    numbers.set(key, number);
    return number;
  });
  const met = new Map<string, readonly [number, number, number]>();
  for (let tries = below(2) === 0 ? below(size * 4) : below(size * size); tries > 0; tries -= 1) {
    const [a, b] = [below(size), below(size)];
    if (a < b) met.set(`${a} ${b}`, [a, b, below(12) === 0 ? 2 : below(2)]);
  }
  const level = (
    what: Level['what'],
    most: number,
    of: (a: (typeof rows)[0], b: (typeof rows)[0]) => number,
  ): Level => ({
    what,
    between: (s, t) => {
      const [a, b] = [sample[s], sample[t]];
      return a && b ? of(a, b) : 0;
    },
    worst: () => most,
  });
  const levels: Level[] = [
    { ...level('meeting:2', 0, () => 0), hoped: true },
    { ...level('meeting:1', 0, () => 0), hoped: true },
    level('second-down', 1, (a, b) => (a.score !== b.score && (a.score > b.score ? a : b).down ? 1 : 0)),
    level('gap:1', (scores - 1) ** 2, (a, b) => (a.score - b.score) ** 2),
    level('group', 1, (a, b) => (groups > 1 && a.group === b.group ? 1 : 0)),
  ];
  const classes = [[0, 1, 0, 0, 0], [1, 0, 0, 0, 0], null];
  return {
    size,
    kind,
    kinds: sample.length,
    levels,
    exceptions: exceptionsOf(size, [...met.values()].flat(), classes),
  };
}

/** The least faults that any complete round has, the worst level first; null when there is none. Tries everything. */
export function leastFaults(problem: PairingProblem): readonly number[] | null {
  const known = new Map<number, readonly number[] | null>();
  const best = (left: number): readonly number[] | null => {
    if (left === 0) return problem.levels.map(() => 0);
    const before = known.get(left);
    if (before !== undefined) return before;
    const first = 31 - Math.clz32(left & -left);
    let least: readonly number[] | null = null;
    for (let other = first + 1; other < problem.size; other += 1) {
      if ((left & (1 << other)) === 0) continue;
      const own = faultsOf(problem, first, other);
      const rest = own && best(left & ~(1 << first) & ~(1 << other));
      if (own && rest)
        least = lesser(
          least,
          rest.map((sum, level) => sum + (own[level] ?? 0)),
        );
    }
    known.set(left, least);
    return least;
  };
  return best(2 ** problem.size - 1);
}

function lesser(one: readonly number[] | null, other: readonly number[]): readonly number[] {
  if (one === null) return other;
  const level = other.findIndex((faults, index) => faults !== one[index]);
  return level >= 0 && (other[level] ?? 0) < (one[level] ?? 0) ? other : one;
}

/** The pairs of a round. */
export function pairsOf(mate: Int32Array): (readonly [number, number])[] {
  return Array.from(mate, (other, v) => [v, other] as const).filter(([v]) => v < at(mate, v));
}
