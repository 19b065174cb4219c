/**
 * The cheapest perfect matching of a complete graph by way of sparse ones: everybody's nearest candidates first; then all
 * pairs are priced with the duals found, those that would be worth more are added, and it is solved again, until none is
 * (Derigs and Metz 1991; Applegate and Cook 1993). So the duals prove the answer for the complete graph.
 */
import { NONE, at, figure } from '../arrays.ts';
import { INNER, type Nodes, labelOf, openGraph } from './nodes.ts';
import { nestOf, shared } from './nest.ts';
import { exceptionOf } from './problem.ts';
import type { Problem } from './problem.ts';
import { cheapestMatching } from './stages.ts';
import type { Prices } from './weights.ts';

export interface Kernel {
  /** By place in `players`. */
  readonly nodes: Nodes;
  readonly players: Int32Array;
}

/** Up to so many all pairs are candidates; beyond, so many neighbours on each side. */
const SMALL = 24;
const NEIGHBOURS = 8;
/** So many pairs are added for one player at a time. */
const ADDED = 6;

/** Pairs by place, and the places that are joined already. */
interface Candidates {
  readonly problem: Problem;
  readonly prices: Prices;
  readonly players: Int32Array;
  readonly ends: number[];
  readonly price: number[];
  readonly joined: Set<number>;
}

/** Null when those players cannot all be paired. */
export function solveKernel(problem: Problem, prices: Prices, players: Int32Array): Kernel | null {
  const candidates: Candidates = { problem, prices, players, ends: [], price: [], joined: new Set() };
  joinNeighbours(candidates);
  for (;;) {
    const { nodes, complete } = cheapestMatching(openGraph(players.length, candidates.ends, candidates.price));
    const added = complete ? joinUnderpriced(candidates, nodes) : joinReachable(candidates, nodes);
    if (added === 0) return complete ? { nodes, players } : null;
  }
}

function priceBetween({ prices, players }: Candidates, i: number, j: number): number {
  return prices.ofPair(at(players, i), at(players, j));
}

function join(candidates: Candidates, i: number, j: number, price: number): boolean {
  const key = Math.min(i, j) * candidates.players.length + Math.max(i, j);
  if (price === Infinity || i === j || candidates.joined.has(key)) return false;
  candidates.joined.add(key);
  candidates.ends.push(i, j);
  candidates.price.push(price);
  return true;
}

/** Everybody's next players whom nothing special is said of; somebody who stands nowhere near is joined with all. */
function joinNeighbours(candidates: Candidates): void {
  const { problem, players } = candidates;
  const count = players.length;
  const small = count <= SMALL;
  for (let i = 0; i < count; i += 1) {
    const v = at(players, i);
    const isHub = v === problem.hub;
    let found = 0;
    for (let j = isHub ? 0 : i + 1; j < count && (small || isHub || found < NEIGHBOURS); j += 1) {
      const w = at(players, j);
      if (!small && !isHub && (w === problem.hub || exceptionOf(problem.exceptions, v, w) !== NONE)) continue;
      if (join(candidates, i, j, priceBetween(candidates, i, j))) found += 1;
    }
  }
}

/** No perfect matching yet: joins outer nodes with all that are not inner. None to add: there is no perfect matching. */
function joinReachable(candidates: Candidates, nodes: Nodes): number {
  const { players } = candidates;
  let added = 0;
  for (const i of nodes.queue) {
    let own = 0;
    for (let j = 0; j < players.length && own < ADDED; j += 1) {
      const to = at(nodes.outer, j);
      if (to === at(nodes.outer, i) || labelOf(nodes, to) === INNER) continue;
      if (join(candidates, i, j, priceBetween(candidates, i, j))) own += 1;
    }
    added += own;
  }
  return added;
}

/** Those of a kind, and the largest of their duals. */
interface Group {
  readonly kind: number;
  readonly places: number[];
  dearest: number;
}

/** Joins, for everybody, those pairs whose slack is most below 0. */
function joinUnderpriced(candidates: Candidates, nodes: Nodes): number {
  const { players, problem, prices } = candidates;
  if (players.length <= SMALL) return 0;
  const groups = groupsOf(candidates, nodes);
  const nest = nestOf(players.length, nodes.around, nodes.dual);
  let added = 0;
  for (let i = 0; i < players.length; i += 1) {
    const worst: Underpriced[] = [];
    const s = at(problem.kind, at(players, i));
    for (const { kind, places, dearest } of groups) {
      const left = prices.ofKinds(s, kind) - figure(nodes.dual, i);
      if (left >= dearest) continue;
      for (const j of places) {
        if (j <= i || left >= figure(nodes.dual, j)) continue;
        if (left - figure(nodes.dual, j) + shared(nest, i, j) >= 0) continue;
        const price = priceBetween(candidates, i, j);
        note(worst, { j, price, slack: price - figure(nodes.dual, i) - figure(nodes.dual, j) + shared(nest, i, j) });
      }
    }
    for (const { j, price } of worst) if (join(candidates, i, j, price)) added += 1;
  }
  return added;
}

function groupsOf({ problem, players }: Candidates, { dual }: Nodes): Group[] {
  const groups = new Map<number, Group>();
  players.forEach((v, place) => {
    const kind = at(problem.kind, v);
    const group = groups.get(kind) ?? { kind, places: [], dearest: -Infinity };
    group.places.push(place);
    group.dearest = Math.max(group.dearest, figure(dual, place));
    groups.set(kind, group);
  });
  return [...groups.values()];
}

interface Underpriced {
  readonly j: number;
  readonly price: number;
  readonly slack: number;
}

/** Keeps the few worst. */
function note(worst: Underpriced[], found: Underpriced): void {
  if (found.slack >= 0) return;
  let place = worst.length;
  while (place > 0 && (worst[place - 1]?.slack ?? 0) > found.slack) place -= 1;
  if (place >= ADDED) return;
  worst.splice(place, 0, found);
  if (worst.length > ADDED) worst.pop();
}
