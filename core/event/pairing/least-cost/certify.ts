/** A solved round as its certificate. */
import { NONE, at, figure } from '../arrays.ts';
import type { EntrantId } from '../../types.ts';
import type { CertifiedLevel, CertifiedSet, LeastCostCertificate } from '../certificate.ts';
import { faultsOf } from './problem.ts';
import type { Problem } from './problem.ts';
import type { Solved } from './solve.ts';
import { SCALE, type Weights } from './weights.ts';

/** @param nameOf who somebody is; null for the seat of the bye. */
export function certify(
  problem: Problem,
  { prices, mate, proof }: Solved,
  nameOf: (player: number) => EntrantId | null,
): LeastCostCertificate {
  const { size } = problem;
  return {
    method: 'least-cost',
    players: Array.from({ length: size }, (_, v) => nameOf(v)),
    levels: certifiedLevels(problem, prices, mate),
    scale: SCALE,
    duals: Array.from(proof.dual.subarray(0, size)),
    sets: setsOf(size, proof),
  };
}

/** The levels with what the pairs of a round have of each. */
export function certifiedLevels(
  problem: Problem,
  { weight, most }: Weights,
  mate: Int32Array | readonly number[],
): CertifiedLevel[] {
  const total = problem.levels.map(() => 0);
  mate.forEach((other, v) => {
    if (v > other) return;
    faultsOf(problem, v, other)?.forEach((faults, level) => {
      total[level] = (total[level] ?? 0) + faults;
    });
  });
  return problem.levels.map(({ what }, level) => ({
    what,
    weight: weight[level] ?? null,
    most: most[level] ?? 0,
    total: total[level] ?? 0,
  }));
}

/** The sets that count, inner ones first; those whose dual is 0 are left out and what they hold moves outwards. */
function setsOf(size: number, { dual, nest }: Solved['proof']): CertifiedSet[] {
  const { around, depth } = nest;
  const counts = (set: number): boolean => figure(dual, set) > 0;
  const outside = (node: number): number => {
    let set = at(around, node);
    while (set !== NONE && !counts(set)) set = at(around, set);
    return set;
  };
  const found = Array.from({ length: around.length - size }, (_, index) => size + index).filter(counts);
  found.sort((a, b) => at(depth, b) - at(depth, a));
  const place = new Map(found.map((set, index) => [set, index]));
  const sets = found.map((set) => ({ dual: figure(dual, set), members: [] as number[], sets: [] as number[] }));
  const put = (node: number, into: (set: (typeof sets)[number]) => void): void => {
    const set = sets[place.get(outside(node)) ?? NONE];
    if (set) into(set);
  };
  for (let v = 0; v < size; v += 1) put(v, (set) => set.members.push(v));
  found.forEach((inner, index) => put(inner, (set) => set.sets.push(index)));
  return sets;
}
