/**
 * The cheapest complete pairing: minimum-cost perfect matching in a general graph, with the duals that prove it.
 *
 * Edmonds' primal-dual method (Edmonds 1965, "Maximum matching and a polyhedron with 0,1-vertices"; the form is that of
 * Gabow 1976 and Galil 1986). Duals `y` of the players and `z` of odd sets (blossoms) never let the reduced price
 * `price - y(u) - y(v) + sum of z of the sets that hold both` fall below 0, and every pair made has reduced price 0. So a
 * pairing costs at least the sum of the duals plus the reduced prices of its pairs: the answer is optimal, and a pair
 * with a positive reduced price is in no optimal pairing.
 *
 * Beside `least-cost/`: top-down rounds ask what that does not answer. They need the reduced price of *every* pair, and to go on
 * from a pairing of the rest, which leaves one or two stages; and it runs only where a small rest of a round has to pay with
 * pairs of several kinds. From nothing, with a price of its own for each pair, both find the same cost: 8 seats take 0.13 ms here
 * and 0.17 ms there, 16 seats 0.13 and 0.18, 32 seats 0.33 and 0.32, 128 seats 4.5 and 1.8 (medians of one run, Node 20).
 *
 * O(n^3) time, O(n^2) memory; each stage pairs two more players, so a good start (`mate`) leaves few stages. Prices are
 * whole numbers from 0; `size * price` must stay below 2^50, so that everything is exact in doubles.
 */
import { NONE, at, figure } from './arrays.ts';
import { edgeBetween, openNodes, slackOf, verticesOf } from './blossoms.ts';
import type { BlossomNodes } from './blossoms.ts';
import { INNER, OUTER, follow, openBlossom, openTrees, plantAll, searchTight } from './trees.ts';
import type { Trees } from './trees.ts';

export interface Cheapest {
  readonly mate: Int32Array;
  /** What all pairs cost together. */
  readonly cost: number;
  /** Twice the dual of each player. */
  readonly duals: Float64Array;
  /** The odd sets that bind, with twice their duals. With none, every complete pairing of tight pairs is optimal. */
  readonly sets: readonly OddSet[];
  /** Twice the reduced price of each pair, `size * size`: 0 for every pair that an optimal pairing can hold. */
  readonly reduced: Float64Array;
}

export interface OddSet {
  readonly members: readonly number[];
  readonly dual: number;
}

/**
 * @param price whole numbers from 0, symmetric, Infinity for never; asked once for each pair.
 * @param mate pairs of price 0 to start from.
 * @returns null when there is no complete pairing.
 */
export function cheapestPairing(
  size: number,
  price: (a: number, b: number) => number,
  mate?: Int32Array,
): Cheapest | null {
  const prices = new Float64Array(size * size);
  for (let a = 0; a < size; a += 1) {
    for (let b = a + 1; b < size; b += 1) prices[a * size + b] = prices[b * size + a] = 2 * price(a, b);
  }
  const nodes = openNodes(size, prices);
  if (mate !== undefined) nodes.mate.set(mate);
  const trees = openTrees(nodes);
  while (plantAll(trees) > 0) if (!growUntilPaired(trees)) return null;
  return answer(nodes);
}

function growUntilPaired(trees: Trees): boolean {
  for (;;) {
    if (searchTight(trees)) return true;
    const step = longestStep(trees);
    if (step === Infinity) return false;
    moveDuals(trees, step);
    if (followNearest(trees)) return true;
    openSpent(trees);
  }
}

/** How far the duals can move before a pair becomes tight or an inner blossom is spent. */
function longestStep({ nodes, label, nearest }: Trees): number {
  let step = Infinity;
  for (let x = 0; x < nodes.room; x += 1) {
    if (at(nodes.outermost, x) !== x) continue;
    if (x >= nodes.size && at(label, x) === INNER) step = Math.min(step, figure(nodes.dual, x) / 2);
    if (at(nearest, x) === NONE || at(label, x) === INNER) continue;
    const slack = slackOf(nodes, edgeBetween(nodes, at(nearest, x), x));
    step = Math.min(step, at(label, x) === OUTER ? slack / 2 : slack);
  }
  return step;
}

function moveDuals({ nodes, label }: Trees, step: number): void {
  const sign = [0, 1, -1];
  for (let v = 0; v < nodes.size; v += 1) {
    const by = sign[at(label, at(nodes.outermost, v))] ?? 0;
    nodes.dual[v] = figure(nodes.dual, v) + by * step;
  }
  for (let b = nodes.size; b < nodes.room; b += 1) {
    if (at(nodes.outermost, b) !== b) continue;
    nodes.dual[b] = figure(nodes.dual, b) + 2 * (sign[at(label, b)] ?? 0) * step;
  }
}

/** Follows the pairs that have just become tight; true once two more players are paired. */
function followNearest(trees: Trees): boolean {
  const { nodes, nearest } = trees;
  for (let x = 0; x < nodes.room; x += 1) {
    const u = at(nearest, x);
    if (u === NONE || at(nodes.outermost, x) !== x || at(nodes.outermost, u) === x) continue;
    const edge = edgeBetween(nodes, u, x);
    if (slackOf(nodes, edge) === 0 && follow(trees, edge)) return true;
  }
  return false;
}

/** Opens the inner blossoms whose dual has come down to 0. */
function openSpent(trees: Trees): void {
  const { nodes, label } = trees;
  for (let b = nodes.size; b < nodes.room; b += 1) {
    if (at(nodes.outermost, b) === b && at(label, b) === INNER && figure(nodes.dual, b) === 0) openBlossom(trees, b);
  }
}

function answer(nodes: BlossomNodes): Cheapest {
  const { size, prices } = nodes;
  const mate = nodes.mate.slice(0, size);
  let twice = 0;
  for (let v = 0; v < size; v += 1) twice += figure(prices, v * size + at(mate, v)) / 2;
  const sets: OddSet[] = [];
  for (let b = size; b < nodes.room; b += 1) {
    const dual = figure(nodes.dual, b);
    if (at(nodes.outermost, b) !== NONE && dual > 0) sets.push({ members: verticesOf(nodes, b), dual });
  }
  return { mate, cost: twice / 2, duals: nodes.dual.slice(0, size), sets, reduced: reducedPrices(nodes, sets) };
}

function reducedPrices(nodes: BlossomNodes, sets: readonly OddSet[]): Float64Array {
  const reduced = nodes.prices.map((_, edge) => slackOf(nodes, edge));
  for (const { members, dual } of sets) {
    for (const u of members) {
      for (const v of members) reduced[u * nodes.size + v] = figure(reduced, u * nodes.size + v) + dual;
    }
  }
  return reduced;
}
