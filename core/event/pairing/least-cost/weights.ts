/**
 * Levels of faults as one whole number a pair. A fault of a level weighs more than all faults of the levels after it that
 * any round could hold together; that bound comes from the round itself: nobody can bring more than their own worst, and
 * every pair is of two.
 */
import { type Kind, NONE, at, figure } from '../arrays.ts';
import { exceptionOf } from './problem.ts';
import type { Level, PairingProblem } from './problem.ts';

export interface Weights {
  /** By level; null where a fault is not allowed at all. */
  readonly weight: readonly (number | null)[];
  /** By level: more than this the faults of a round cannot add up to. 0 where the weight is null. */
  readonly most: readonly number[];
}

export interface Prices extends Weights {
  /** Of two kinds, if no more is said of the pair; Infinity: never. */
  readonly ofKinds: (s: Kind, t: Kind) => number;
  /** Of two players. */
  readonly ofPair: (a: number, b: number) => number;
}

/** Prices are counted in quarters, so that duals, which may be halves of halves, stay whole. */
export const SCALE = 4;

/**
 * A whole round, in quarters, stays below this. The sum of the duals never passes the price of the round, and no dual
 * passes twice what the sum has grown, so that everything is exact in doubles.
 */
const LARGEST_ROUND = 2 ** 51;

/**
 * @param banned the first so many levels may not be paid for.
 * @returns null when the figures would not fit.
 */
export function weigh(problem: PairingProblem, banned: number): Weights | null {
  const { levels } = problem;
  const most = levels.map((_, level) => (level < banned ? 0 : mostOf(problem, level, banned)));
  const weight: (number | null)[] = levels.map(() => null);
  let below = 0;
  for (let level = levels.length - 1; level >= banned; level -= 1) {
    weight[level] = below + 1;
    below += (below + 1) * (most[level] ?? 0);
  }
  return below * SCALE < LARGEST_ROUND ? { weight, most } : null;
}

function isNothing(kinds: number, worst: Level['worst']): boolean {
  for (let s = 0; s < kinds; s += 1) if (worst(s) > 0) return false;
  return true;
}

/** Half the sum of what each could bring at worst, among pairs that may be. */
function mostOf({ size, kind, kinds, levels, exceptions }: PairingProblem, level: number, banned: number): number {
  const worst = new Float64Array(kinds);
  for (let s = 0; s < kinds; s += 1) worst[s] = levels[level]?.worst(s) ?? 0;
  const added = exceptions.classes.map((faults) =>
    faults?.slice(0, banned).every((own) => own === 0) === true ? (faults[level] ?? 0) : 0,
  );
  let sum = 0;
  for (let v = 0; v < size; v += 1) sum += figure(worst, at(kind, v));
  if (added.some((own) => own > 0)) sum += mostAdded(exceptions, size, added);
  return Math.floor(sum / 2);
}

/** The sum of the most that each of the players' own pairs adds. */
function mostAdded({ start, what }: PairingProblem['exceptions'], size: number, added: readonly number[]): number {
  let sum = 0;
  for (let v = 0; v < size; v += 1) {
    let more = 0;
    for (let index = at(start, v); index < at(start, v + 1); index += 1) {
      const own = added[at(what, index)] ?? 0;
      if (own > more) more = own;
    }
    sum += more;
  }
  return sum;
}

/** Up to so many kinds, prices between all of them are worked out once. */
const TABLE_KINDS = 1024;

export function pricesOf(problem: PairingProblem, { weight, most }: Weights): Prices {
  const { kind, kinds, levels, exceptions } = problem;
  // Most levels of meetings say nothing of kinds.
  const steps = levels.flatMap(({ between, worst }, level) =>
    isNothing(kinds, worst) ? [] : [{ between, weight: weight[level] ?? Infinity }],
  );
  const direct = (s: Kind, t: Kind): number => {
    let sum = 0;
    for (const step of steps) {
      const faults = step.between(s, t);
      if (faults > 0) sum += faults * step.weight;
    }
    return sum * SCALE;
  };
  const more = exceptions.classes.map((faults) =>
    faults === null
      ? Infinity
      : faults.reduce((sum, own, level) => (own === 0 ? sum : sum + own * (weight[level] ?? Infinity) * SCALE), 0),
  );
  const ofKinds = kinds > TABLE_KINDS ? direct : tabled(kinds, direct);
  const ofPair = (a: number, b: number): number => {
    const what = exceptionOf(exceptions, a, b);
    const plain = ofKinds(at(kind, a), at(kind, b));
    return what === NONE ? plain : plain + (more[what] ?? Infinity);
  };
  return { weight, most, ofKinds, ofPair };
}

function tabled(kinds: number, direct: (s: Kind, t: Kind) => number): (s: Kind, t: Kind) => number {
  const table = new Float64Array(kinds * kinds);
  for (let s = 0; s < kinds; s += 1) {
    for (let t = s; t < kinds; t += 1) table[s * kinds + t] = table[t * kinds + s] = direct(s, t);
  }
  return (s, t) => figure(table, s * kinds + t);
}
