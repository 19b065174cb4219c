import { describe, expect, test } from 'vitest';
import type { LeastCostCertificate } from '../certificate.ts';
import { certify } from './certify.ts';
import { firstInOrder } from './in-order.ts';
import { type PairingProblem, exceptionsOf, faultsOf } from './problem.ts';
import { TOO_FINE, solve } from './solve.ts';
import { complaints } from '../../../../tests/core/event/pairing/least-cost/check.ts';
import {
  belowOf,
  leastFaults,
  pairsOf,
  randomProblem,
} from '../../../../tests/core/event/pairing/least-cost/problems.ts';

function certified(
  problem: PairingProblem,
): { proof: LeastCostCertificate; pairs: (readonly [number, number])[] } | null {
  const solved = solve(problem);
  if (solved === null || solved === TOO_FINE) return null;
  return { proof: certify(problem, solved, (player) => `p${player}`), pairs: pairsOf(solved.mate) };
}

function expectProved(problem: PairingProblem, run: string): void {
  const found = certified(problem);
  if (found === null) return;
  expect(
    complaints(found.proof, found.pairs, (a, b) => faultsOf(problem, a, b)),
    run,
  ).toEqual([]);
}

describe('a round of least cost', () => {
  test('is what trying everything finds, up to ten players', () => {
    for (let run = 0; run < 2000; run += 1) {
      const below = belowOf(run);
      const problem = randomProblem(2 + 2 * below(5), below);
      const found = certified(problem);
      expect(found?.proof.levels.map(({ total }) => total) ?? null, `run ${run}`).toEqual(leastFaults(problem));
    }
  });

  test('is proved by its certificate, to a checker that knows nothing of the solver', () => {
    for (let run = 0; run < 100; run += 1) {
      const below = belowOf(10_000 + run);
      expectProved(randomProblem(8 + 2 * below(17), below), `run ${run}`);
    }
  });

  test('is proved for large kinds, most of which no search has looked at', () => {
    for (let run = 0; run < 3; run += 1) {
      const below = belowOf(20_000 + run);
      const size = 200 + 2 * below(100);
      const score = Array.from({ length: size }, () => below(4)).sort((a, b) => b - a);
      const pairs = Array.from({ length: size * 4 }, () => [below(size), below(size)] as const);
      const met = new Map(pairs.filter(([a, b]) => a < b).map(([a, b]) => [`${a} ${b}`, [a, b, 0]]));
      const gap = { what: 'gap:1', between: (s: number, t: number) => (s - t) ** 2, worst: () => 9 } as const;
      expectProved(
        {
          size,
          kind: Int32Array.from(score),
          kinds: 4,
          levels: [{ what: 'rematch', between: () => 0, worst: () => 0, hoped: true }, gap],
          exceptions: exceptionsOf(size, [...met.values()].flat(), [[1, 0]]),
        },
        `run ${run}`,
      );
    }
  });

  test('costs the same whatever the players are called', () => {
    for (let run = 0; run < 80; run += 1) {
      const below = belowOf(30_000 + run);
      const problem = randomProblem(4 + 2 * below(12), below);
      const totals = certified(problem)?.proof.levels.map(({ total }) => total);
      expect(
        certified(relabelled(problem))?.proof.levels.map(({ total }) => total),
        `run ${run}`,
      ).toEqual(totals);
    }
  });

  test('is refused by the checker once it is tampered with', () => {
    const problem = randomProblem(20, belowOf(4));
    const found = certified(problem);
    if (!found) throw new Error('there is such a round');
    const { proof, pairs } = found;
    const faults = (a: number, b: number) => faultsOf(problem, a, b);
    const [one = [0, 1], other = [2, 3], ...rest] = pairs;
    expect(complaints({ ...proof, duals: proof.duals.map((dual) => dual + 1) }, pairs, faults)).not.toEqual([]);
    expect(
      complaints({ ...proof, levels: proof.levels.map((one) => ({ ...one, most: 0 })) }, pairs, faults),
    ).not.toEqual([]);
    expect(complaints(proof, [one, ...rest], faults)).toContain('not everybody is paired once');
    expect(complaints({ ...proof, sets: [{ dual: -4, members: [0], sets: [] }] }, pairs, faults)).toContain('a set');
    expect(other).toHaveLength(2);
  });
});

/** The same round with the players numbered from the other end. */
function relabelled({ size, kind, exceptions, ...rest }: PairingProblem): PairingProblem {
  const pairs = pairsOfExceptions(exceptions, size).flatMap(({ a, b, what }) => [size - 1 - a, size - 1 - b, what]);
  return { ...rest, size, kind: kind.slice().reverse(), exceptions: exceptionsOf(size, pairs, exceptions.classes) };
}

function pairsOfExceptions({ start, other, what }: PairingProblem['exceptions'], size: number) {
  return Array.from({ length: size }, (_, a) =>
    Array.from(other.slice(start[a], start[a + 1]), (b, index) => ({ a, b, what: what[(start[a] ?? 0) + index] ?? 0 })),
  )
    .flat()
    .filter(({ a, b }) => a < b);
}

describe('the first in order', () => {
  test('is a best round too, and every best round can turn up', () => {
    // Four equals: three rounds, all best.
    const level = { what: 'gap:1', between: () => 0, worst: () => 0 } as const;
    const problem = {
      size: 4,
      kind: new Int32Array(4),
      kinds: 1,
      levels: [level],
      exceptions: exceptionsOf(4, [], []),
    };
    const solved = solve(problem);
    if (solved === null || solved === TOO_FINE) throw new Error('four equals can be paired');
    const seen = new Set<string>();
    for (const order of [
      [0, 1, 2, 3],
      [0, 2, 1, 3],
      [0, 3, 1, 2],
    ]) {
      const pairs: string[] = [];
      firstInOrder(problem, solved, (a, b) => pairs.push([a, b].sort().join('-')), order);
      seen.add(pairs.sort().join(' '));
    }
    expect([...seen].sort()).toEqual(['0-1 2-3', '0-2 1-3', '0-3 1-2']);
  });

  test('costs as little as the round it starts from', () => {
    for (let run = 0; run < 80; run += 1) {
      const below = belowOf(40_000 + run);
      const problem = randomProblem(4 + 2 * below(20), below);
      const solved = solve(problem);
      if (solved === null || solved === TOO_FINE) continue;
      const proof = certify(problem, solved, (player) => `p${player}`);
      const lots = Array.from({ length: problem.size }, (_, v) => v).sort(() => below(3) - 1);
      for (const order of [undefined, lots]) {
        const pairs: (readonly [number, number])[] = [];
        firstInOrder(problem, solved, (a, b) => pairs.push([a, b]), order);
        const totals = problem.levels.map((_, level) =>
          pairs.reduce((sum, [a, b]) => sum + (faultsOf(problem, a, b)?.[level] ?? Infinity), 0),
        );
        expect(new Set(pairs.flat()).size, `run ${run}`).toBe(problem.size);
        expect(totals, `run ${run}`).toEqual(proof.levels.map(({ total }) => total));
      }
    }
  });
});
