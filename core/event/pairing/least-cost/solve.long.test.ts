import { expect, test } from 'vitest';
import { certify } from './certify.ts';
import { faultsOf } from './problem.ts';
import { TOO_FINE, solve } from './solve.ts';
import { complaints } from '../../../../tests/core/event/pairing/least-cost/check.ts';
import {
  belowOf,
  leastFaults,
  pairsOf,
  randomProblem,
} from '../../../../tests/core/event/pairing/least-cost/problems.ts';

test('10,000 random rounds up to ten players are what trying everything finds', { timeout: 600_000 }, () => {
  for (let run = 0; run < 10_000; run += 1) {
    const below = belowOf(100_000 + run);
    const problem = randomProblem(2 + 2 * below(5), below);
    const solved = solve(problem);
    if (solved === TOO_FINE) throw new Error('ten players fit');
    const totals = solved && certify(problem, solved, String).levels.map(({ total }) => total);
    expect(totals, `run ${run}`).toEqual(leastFaults(problem));
  }
});

test('2,000 random rounds of 8 to 60 players are proved by their certificates', { timeout: 600_000 }, () => {
  for (let run = 0; run < 2_000; run += 1) {
    const below = belowOf(200_000 + run);
    const problem = randomProblem(8 + 2 * below(27), below);
    const solved = solve(problem);
    if (solved === null || solved === TOO_FINE) continue;
    const proof = certify(problem, solved, String);
    expect(
      complaints(proof, pairsOf(solved.mate), (a, b) => faultsOf(problem, a, b)),
      `run ${run}`,
    ).toEqual([]);
  }
});
