/**
 * The best round of a matching problem and the duals that prove it, for all players at once: large kinds are frozen, the
 * others searched, and the frozen take part in the proof through one of their kind who was searched, their *anchor*.
 */
import { type Vertex, NONE, at, figure } from '../arrays.ts';
import { type Frozen, freeze } from './freeze.ts';
import { type Kernel, solveKernel } from './kernel.ts';
import { type Nest, nestOf, shared } from './nest.ts';
import type { PairingProblem } from './problem.ts';
import { type Prices, pricesOf, weigh } from './weights.ts';

/** Optimal duals: of the players, and of sets, which are numbered after them. */
export interface OptimalDuals {
  readonly dual: Float64Array;
  readonly nest: Nest;
}

export interface Solved {
  readonly prices: Prices;
  readonly mate: Int32Array;
  readonly proof: OptimalDuals;
}

/** The figures do not fit: the problem must be put in coarser levels. */
export const TOO_FINE = 'too-fine';

/**
 * The best round. Levels that are hoped to stay empty are tried so first, all of them, then all but the last, …; where that
 * works they are empty in every best round, and the others need not be weighed against them.
 *
 * @returns null when they cannot all be paired.
 */
export function solve(problem: PairingProblem): Solved | null | typeof TOO_FINE {
  const everybody = new Int32Array(problem.size);
  for (let v = 0; v < problem.size; v += 1) everybody[v] = v;
  const hoped = problem.levels.filter((level) => level.hoped === true).length;
  for (let banned = hoped; ; banned -= 1) {
    const weights = weigh(problem, banned);
    if (weights === null) return TOO_FINE;
    const prices = pricesOf(problem, weights);
    const found = solvePriced(problem, prices, everybody);
    if (found !== null) return { prices, ...found };
    if (banned === 0) return null;
  }
}

/** Representatives of a large kind at first; more where the proof fails. */
const KEPT = 4;

/** The best round of some players at given prices. */
export function solvePriced(
  problem: PairingProblem,
  prices: Prices,
  players: Int32Array,
): Omit<Solved, 'prices'> | null {
  for (let keep = KEPT; ; keep *= 4) {
    const frozen = freeze(problem, prices, players, keep);
    const isWhole = frozen.kernel.length === players.length;
    const kernel = solveKernel(problem, prices, frozen.kernel);
    if (kernel === null) {
      if (isWhole) return null;
      keep = problem.size;
      continue;
    }
    const anchors = isWhole ? new Int32Array(0) : anchorsOf(problem, prices, frozen, kernel);
    if (anchors !== null) return together(problem, frozen, kernel, anchors);
  }
}

/**
 * By frozen kind the place in the kernel of an anchor: two like it have slack 0, and it has none below 0 with anybody
 * even where it may not be paired with them. Null where a kind has none.
 */
function anchorsOf(
  problem: PairingProblem,
  prices: Prices,
  frozen: Frozen,
  { nodes, players }: Kernel,
): Int32Array | null {
  const nest = nestOf(players.length, nodes.around, nodes.dual);
  const places = new Int32Array(problem.size).fill(NONE);
  for (let place = 0; place < players.length; place += 1) places[at(players, place)] = place;
  const anchors = new Int32Array(problem.kinds).fill(NONE);
  const isAnchor = (place: number, v: Vertex, s: number): boolean => {
    const around = at(nest.around, place);
    if (2 * figure(nodes.dual, place) !== (around === NONE ? 0 : figure(nest.sum, around))) return false;
    const { start, other } = problem.exceptions;
    for (let index = at(start, v); index < at(start, v + 1); index += 1) {
      const j = at(places, at(other, index));
      if (j === NONE) continue;
      const price = prices.ofKinds(s, at(problem.kind, at(players, j)));
      if (price - figure(nodes.dual, place) - figure(nodes.dual, j) + shared(nest, place, j) < 0) return false;
    }
    return true;
  };
  for (let place = 0; place < players.length; place += 1) {
    const v = at(players, place);
    const s = at(problem.kind, v);
    if (frozen.kinds[s] === 1 && at(anchors, s) === NONE && isAnchor(place, v, s)) anchors[s] = place;
  }
  return frozen.kinds.every((is, s) => is === 0 || at(anchors, s) !== NONE) ? anchors : null;
}

/** The round and the duals of all: the frozen have their anchor's dual, and are in its sets (an even number of them). */
function together({ size, kind }: PairingProblem, frozen: Frozen, { nodes, players }: Kernel, anchors: Int32Array) {
  const count = players.length;
  const sets = nodes.dual.length - count;
  const around = new Int32Array(size + sets).fill(NONE);
  const dual = new Float64Array(size + sets);
  const moved = (set: number): number => (set === NONE ? NONE : set - count + size);
  const mate = frozen.mate.slice();
  for (let place = 0; place < count; place += 1) {
    const v = at(players, place);
    mate[v] = at(players, at(nodes.graph.ends, at(nodes.mate, place)));
    dual[v] = figure(nodes.dual, place);
    around[v] = moved(at(nodes.around, place));
  }
  for (let set = count; set < count + sets; set += 1) {
    if (at(nodes.base, set) === NONE) continue;
    dual[moved(set)] = figure(nodes.dual, set);
    around[moved(set)] = moved(at(nodes.around, set));
  }
  for (let v = 0; v < size; v += 1) {
    if (at(frozen.mate, v) === NONE) continue;
    const anchor = at(anchors, at(kind, v));
    dual[v] = figure(nodes.dual, anchor);
    around[v] = moved(at(nodes.around, anchor));
  }
  return { mate, proof: { dual, nest: nestOf(size, around, dual) } };
}
