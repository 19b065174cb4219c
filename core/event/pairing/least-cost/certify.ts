/** A solved round as its certificate. */
import { type Player, type Node, NONE, at, figure } from '../arrays.ts';
import type { CertifiedLevel, CertifiedSet, LeastCostCertificate } from '../certificate.ts';
import type { EntrantId } from '../../types.ts';
import { exceptionOf } from './problem.ts';
import type { PairingProblem } from './problem.ts';
import type { Solved } from './solve.ts';
import { type Prices, SCALE, type Weights } from './weights.ts';

/** @param nameOf who somebody is; null for the seat of the bye. */
export function certify(
  problem: PairingProblem,
  { prices, mate, proof }: Solved,
  nameOf: (player: Player) => EntrantId | null,
): LeastCostCertificate {
  const { size } = problem;
  const players: (EntrantId | null)[] = [];
  const duals: number[] = [];
  for (let v = 0; v < size; v += 1) {
    players.push(nameOf(v));
    duals.push(figure(proof.dual, v));
  }
  const levels = certifiedLevels(problem, prices, mate, prices.ofPair);
  return { method: 'least-cost', players, levels, scale: SCALE, duals, sets: setsOf(size, proof) };
}

/**
 * The levels with what the pairs of a round have of each.
 *
 * @param price of a pair; one that costs nothing has no fault.
 */
export function certifiedLevels(
  problem: PairingProblem,
  { weight, most }: Weights,
  mate: Int32Array | readonly number[],
  price: Prices['ofPair'],
): CertifiedLevel[] {
  const total = totalsOf(problem, mate, price);
  return problem.levels.map(({ what }, level) => ({
    what,
    weight: weight[level] ?? null,
    most: most[level] ?? 0,
    total: total[level] ?? 0,
  }));
}

/** The faults of all pairs together, level by level. */
function totalsOf(
  { size, kind, levels, exceptions }: PairingProblem,
  mate: Int32Array | readonly number[],
  price: Prices['ofPair'],
): number[] {
  const total = levels.map(() => 0);
  for (let v = 0; v < size; v += 1) {
    const other = mate[v] ?? NONE;
    if (v > other || price(v, other) === 0) continue;
    const [s, t] = [at(kind, v), at(kind, other)];
    const what = exceptionOf(exceptions, v, other);
    const more = what === NONE ? null : exceptions.classes[what];
    for (let level = 0; level < levels.length; level += 1) {
      const faults = (levels[level]?.between(s, t) ?? 0) + (more?.[level] ?? 0);
      if (faults > 0) total[level] = (total[level] ?? 0) + faults;
    }
  }
  return total;
}

interface GrowingSet extends CertifiedSet {
  readonly members: number[];
  readonly sets: number[];
}

/** The sets that count, inner ones first; those whose dual is 0 are left out and what they hold moves outwards. */
function setsOf(size: number, { dual, nest }: Solved['proof']): CertifiedSet[] {
  const { around, depth } = nest;
  const found: number[] = [];
  for (let set = size; set < around.length; set += 1) if (figure(dual, set) > 0) found.push(set);
  found.sort((a, b) => at(depth, b) - at(depth, a));
  const place = new Int32Array(around.length).fill(NONE);
  found.forEach((set, index) => {
    place[set] = index;
  });
  const sets = found.map((set): GrowingSet => ({ dual: figure(dual, set), members: [], sets: [] }));
  /** The set that counts right around a node. */
  const outside = (node: Node): GrowingSet | undefined => {
    let set = at(around, node);
    while (set !== NONE && at(place, set) === NONE) set = at(around, set);
    return set === NONE ? undefined : sets[at(place, set)];
  };
  for (let v = 0; v < size; v += 1) if (at(around, v) !== NONE) outside(v)?.members.push(v);
  found.forEach((inner, index) => outside(inner)?.sets.push(index));
  return sets;
}
