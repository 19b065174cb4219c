/**
 * The cheapest perfect matching of a complete graph by way of sparse ones: everybody's nearest candidates first; then all
 * pairs are priced with the duals found, those that would be worth more are added, and it is solved again, until none is
 * (Derigs and Metz 1991; Applegate and Cook 1993). So the duals prove the answer for the complete graph.
 */
import { NONE, at, figure } from '../arrays.ts';
import { INNER, OUTER, type SparseNodes, labelOf, openGraph } from './nodes.ts';
import { nestOf, shared } from './nest.ts';
import { exceptionOf } from './problem.ts';
import type { PairingProblem } from './problem.ts';
import { cheapestMatching } from './stages.ts';
import type { Prices } from './weights.ts';

export interface Kernel {
  /** By place in `players`. */
  readonly nodes: SparseNodes;
  readonly players: Int32Array;
}

/** Up to so many all pairs are candidates; beyond, so many neighbours on each side. */
const SMALL = 24;
const NEIGHBOURS = 8;
/** So many pairs are added for one player at a time. */
const ADDED = 6;

/** Pairs by place; none twice. */
interface Candidates {
  readonly problem: PairingProblem;
  readonly prices: Prices;
  readonly players: Int32Array;
  readonly ends: number[];
  readonly price: number[];
}

/** Null when those players cannot all be paired. */
export function solveKernel(problem: PairingProblem, prices: Prices, players: Int32Array): Kernel | null {
  const candidates: Candidates = { problem, prices, players, ends: [], price: [] };
  joinNeighbours(candidates);
  for (;;) {
    const { nodes, complete } = cheapestMatching(openGraph(players.length, candidates.ends, candidates.price));
    const added = complete ? joinUnderpriced(candidates, nodes) : joinReachable(candidates, nodes);
    if (added === 0) return complete ? { nodes, players } : null;
  }
}

function join({ prices, players, ends, price }: Candidates, i: number, j: number): boolean {
  const own = prices.ofPair(at(players, i), at(players, j));
  if (own === Infinity) return false;
  ends.push(i, j);
  price.push(own);
  return true;
}

/** Everybody's next players whom nothing special is said of; somebody who stands nowhere near is joined with all. */
function joinNeighbours(candidates: Candidates): void {
  const { problem, players } = candidates;
  const count = players.length;
  const isSmall = count <= SMALL;
  const most = isSmall ? count : NEIGHBOURS;
  const hub = isSmall ? NONE : players.indexOf(problem.hub ?? NONE);
  for (let i = 0; i < count; i += 1) {
    if (i === hub) continue;
    const v = at(players, i);
    let found = 0;
    for (let j = i + 1; j < count && found < most; j += 1) {
      if (j === hub || (!isSmall && exceptionOf(problem.exceptions, v, at(players, j)) !== NONE)) continue;
      if (join(candidates, i, j)) found += 1;
    }
    if (hub !== NONE) join(candidates, i, hub);
  }
}

/**
 * No perfect matching yet: joins outer nodes with all that are not inner, whom no candidate joins them with. None to add:
 * there is no perfect matching.
 */
function joinReachable(candidates: Candidates, nodes: SparseNodes): number {
  const { players } = candidates;
  let added = 0;
  for (const i of nodes.queue) {
    const from = at(nodes.outer, i);
    let own = 0;
    for (let j = 0; j < players.length && own < ADDED; j += 1) {
      const to = at(nodes.outer, j);
      const label = labelOf(nodes, to);
      // Of two that are both outer, the first asks.
      if (to === from || label === INNER || (label === OUTER && j < i)) continue;
      if (join(candidates, i, j)) own += 1;
    }
    added += own;
  }
  return added;
}

/** Places by kind, those of a kind together. */
interface Groups {
  readonly kinds: readonly number[];
  /** Those of the kind at an index of `kinds` are at `start[index]`..`start[index + 1] - 1` of `places`. */
  readonly start: Int32Array;
  readonly places: Int32Array;
  /** The largest of their duals. */
  readonly dearest: Float64Array;
}

/** Joins, for everybody, those pairs whose slack is most below 0. No candidate is among them: theirs never is. */
function joinUnderpriced(candidates: Candidates, nodes: SparseNodes): number {
  const { players, problem, prices } = candidates;
  if (players.length <= SMALL) return 0;
  const { dual } = nodes;
  const { kinds, start, places, dearest } = groupsOf(candidates, nodes);
  const nest = nestOf(players.length, nodes.around, dual);
  let added = 0;
  for (let i = 0; i < players.length; i += 1) {
    const worst: Underpriced[] = [];
    const s = at(problem.kind, at(players, i));
    const own = figure(dual, i);
    for (let index = 0; index < kinds.length; index += 1) {
      const left = prices.ofKinds(s, kinds[index] ?? NONE) - own;
      if (left >= figure(dearest, index)) continue;
      for (let place = at(start, index); place < at(start, index + 1); place += 1) {
        const j = at(places, place);
        if (j <= i || left >= figure(dual, j)) continue;
        const inSets = shared(nest, i, j);
        if (left - figure(dual, j) + inSets >= 0) continue;
        note(worst, { j, slack: prices.ofPair(at(players, i), at(players, j)) - own - figure(dual, j) + inSets });
      }
    }
    for (const { j } of worst) if (join(candidates, i, j)) added += 1;
  }
  return added;
}

function groupsOf({ problem, players }: Candidates, { dual }: SparseNodes): Groups {
  const indexOf = new Int32Array(problem.kinds).fill(NONE);
  const kinds: number[] = [];
  const start = new Int32Array(problem.kinds + 1);
  for (const v of players) {
    const kind = at(problem.kind, v);
    if (at(indexOf, kind) === NONE) indexOf[kind] = kinds.push(kind) - 1;
    start[at(indexOf, kind) + 1] = at(start, at(indexOf, kind) + 1) + 1;
  }
  for (let index = 0; index < kinds.length; index += 1) start[index + 1] = at(start, index + 1) + at(start, index);
  const free = start.slice();
  const places = new Int32Array(players.length);
  const dearest = new Float64Array(kinds.length).fill(-Infinity);
  for (let place = 0; place < players.length; place += 1) {
    const index = at(indexOf, at(problem.kind, at(players, place)));
    places[at(free, index)] = place;
    free[index] = at(free, index) + 1;
    dearest[index] = Math.max(figure(dearest, index), figure(dual, place));
  }
  return { kinds, start, places, dearest };
}

interface Underpriced {
  readonly j: number;
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
