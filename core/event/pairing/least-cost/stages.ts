/**
 * A cheapest perfect matching of a sparse graph with the duals that prove it: Edmonds' primal-dual method (Edmonds 1965,
 * in the form of Galil 1986 with all unpaired nodes as roots), from a greedy start: every vertex takes half of its
 * cheapest edge as dual, then what its edges leave it, and is paired where that makes an edge tight.
 *
 * Duals of vertices and of blossoms never let the slack of an edge, `price - duals of its ends + duals of the blossoms
 * that hold both`, fall below 0, and all pairs have slack 0. Each stage pairs two more. Prices are multiples of 4 from 0:
 * so all start even, the unpaired stay alike, and halves stay whole.
 */
import { type Vertex, NONE, at, figure } from '../arrays.ts';
import { follow, growTrees, openInner, openSpent, plantAll } from './forest.ts';
import {
  INNER,
  OUTER,
  UNSEEN,
  type SparseGraph,
  type SparseNodes,
  labelOf,
  openNodes,
  pairEnds,
  slackOf,
} from './nodes.ts';

export interface Matched {
  readonly nodes: SparseNodes;
  /** False when the graph has no perfect matching: then the labels are those of the last trees, which prove it. */
  readonly complete: boolean;
}

export function cheapestMatching(graph: SparseGraph): Matched {
  const nodes = openNodes(graph);
  startGreedily(nodes);
  while (plantAll(nodes) > 0) {
    if (!pairTwoMore(nodes)) return { nodes, complete: false };
    openSpent(nodes);
  }
  return { nodes, complete: true };
}

function startGreedily(nodes: SparseNodes): void {
  const { graph, dual, mate } = nodes;
  for (let v = 0; v < graph.size; v += 1) dual[v] = cheapestOf(nodes, v) / 2;
  for (let v = 0; v < graph.size; v += 1) {
    let least = Infinity;
    let tight = NONE;
    for (let place = at(graph.start, v); place < at(graph.start, v + 1); place += 1) {
      const end = at(graph.far, place);
      const slack = slackOf(nodes, end >>> 1);
      const isFree = at(mate, at(graph.ends, end)) === NONE;
      if (slack < least) {
        least = slack;
        tight = isFree ? end : NONE;
      } else if (slack === least && tight === NONE && isFree) tight = end;
    }
    if (least === Infinity) continue;
    dual[v] = figure(dual, v) + least;
    if (tight !== NONE && at(mate, v) === NONE) pairEnds(nodes, tight);
  }
}

function cheapestOf({ graph }: SparseNodes, v: Vertex): number {
  let least = Infinity;
  for (let place = at(graph.start, v); place < at(graph.start, v + 1); place += 1) {
    least = Math.min(least, figure(graph.price, at(graph.far, place) >>> 1));
  }
  return least === Infinity ? 0 : least;
}

function pairTwoMore(nodes: SparseNodes): boolean {
  const nearest: number[] = [];
  let done = 0;
  for (;;) {
    if (growTrees(nodes, done)) return true;
    done = nodes.queue.length;
    const step = longestStep(nodes, nearest);
    if (step === Infinity) return false;
    if (!Number.isInteger(step)) throw new Error('prices are multiples of four');
    moveDuals(nodes, step);
    for (const end of nearest) if (isWaiting(nodes, end) && follow(nodes, end)) return true;
    openInners(nodes);
  }
}

/** How far the duals can move before an edge becomes tight (these go to `nearest`) or an inner blossom is spent. */
function longestStep(nodes: SparseNodes, nearest: number[]): number {
  const { graph, queue, outer } = nodes;
  let step = Infinity;
  for (let b = graph.size; b < nodes.base.length; b += 1) {
    if (labelOf(nodes, b) === INNER && at(nodes.base, b) !== NONE && at(nodes.around, b) === NONE) {
      step = Math.min(step, figure(nodes.dual, b) / 2);
    }
  }
  nearest.length = 0;
  for (const v of queue) {
    const from = at(outer, v);
    for (let place = at(graph.start, v); place < at(graph.start, v + 1); place += 1) {
      const end = at(graph.far, place);
      const to = at(outer, at(graph.ends, end));
      if (to === from) continue;
      const label = labelOf(nodes, to);
      if (label === INNER) continue;
      const slack = slackOf(nodes, end >>> 1);
      const room = label === OUTER ? slack / 2 : slack;
      if (room > step) continue;
      if (room < step) {
        step = room;
        nearest.length = 0;
      }
      nearest.push(end);
    }
  }
  return step;
}

/** Whether an edge that was nearest still leads somewhere. */
function isWaiting(nodes: SparseNodes, end: number): boolean {
  const { outer, graph } = nodes;
  const to = at(outer, at(graph.ends, end));
  return to !== at(outer, at(graph.ends, end ^ 1)) && labelOf(nodes, to) !== INNER;
}

function moveDuals(nodes: SparseNodes, step: number): void {
  const { dual, outer, graph } = nodes;
  for (let v = 0; v < graph.size; v += 1) {
    const label = labelOf(nodes, at(outer, v));
    if (label !== UNSEEN) dual[v] = figure(dual, v) + (label === OUTER ? step : -step);
  }
  for (let b = graph.size; b < nodes.base.length; b += 1) {
    if (at(nodes.base, b) === NONE || at(nodes.around, b) !== NONE) continue;
    const label = labelOf(nodes, b);
    if (label !== UNSEEN) dual[b] = figure(dual, b) + 2 * (label === OUTER ? step : -step);
  }
}

function openInners(nodes: SparseNodes): void {
  for (let b = nodes.graph.size; b < nodes.base.length; b += 1) {
    const isOutermost = at(nodes.base, b) !== NONE && at(nodes.around, b) === NONE;
    if (isOutermost && labelOf(nodes, b) === INNER && nodes.dual[b] === 0) openInner(nodes, b);
  }
}
