/**
 * The alternating trees of the search and what happens when an edge of theirs is tight: a tree grows, a cycle closes to a
 * blossom, or two trees meet and their roots are paired. Moving the duals in between is `stages.ts`.
 */
import { type Node, type Vertex, NONE, at } from '../arrays.ts';
import { INNER, OUTER, UNSEEN, type SparseNodes, eachVertex, labelOf, rebase, slackOf, vertexAt } from './nodes.ts';

/** Every unpaired node becomes the root of a tree; returns how many there are. */
export function plantAll(nodes: SparseNodes): number {
  const { size } = nodes.graph;
  nodes.label.fill(UNSEEN);
  nodes.queue.length = 0;
  let roots = 0;
  for (let v = 0; v < size; v += 1) {
    if (at(nodes.mate, v) !== NONE) continue;
    becomeOuter(nodes, at(nodes.outer, v), NONE);
    roots += 1;
  }
  return roots;
}

function becomeOuter(nodes: SparseNodes, node: Node, via: number): void {
  nodes.label[node] = OUTER;
  nodes.via[node] = via;
  const { queue } = nodes;
  if (node < nodes.graph.size) queue.push(node);
  else eachVertex(nodes, node, (v) => queue.push(v));
}

/** Labels a node that is reached through `via`, and whom it is paired with. */
function becomeInner(nodes: SparseNodes, node: Node, via: number): void {
  nodes.label[node] = INNER;
  nodes.via[node] = via;
  const pair = at(nodes.mate, at(nodes.base, node));
  becomeOuter(nodes, at(nodes.outer, vertexAt(nodes, pair)), pair ^ 1);
}

/** Follows all tight edges; true once two more are paired. `from`: how much of the queue is done. */
export function growTrees(nodes: SparseNodes, from: number): boolean {
  const { graph, queue, outer } = nodes;
  for (let index = from; index < queue.length; index += 1) {
    const v = queue[index] ?? NONE;
    for (let place = at(graph.start, v); place < at(graph.start, v + 1); place += 1) {
      const end = at(graph.far, place);
      const to = at(outer, at(graph.ends, end));
      if (to === at(outer, v) || labelOf(nodes, to) === INNER || slackOf(nodes, end >>> 1) > 0) continue;
      if (follow(nodes, end)) return true;
    }
  }
  return false;
}

/** Follows a tight edge from an outer vertex to the vertex at `end`; true when that pairs two more. */
export function follow(nodes: SparseNodes, end: number): boolean {
  const to = at(nodes.outer, vertexAt(nodes, end));
  if (labelOf(nodes, to) === UNSEEN) becomeInner(nodes, to, end ^ 1);
  else if (labelOf(nodes, to) === OUTER) {
    const base = meetingPoint(nodes, end);
    if (base === NONE) {
      pairToRoot(nodes, end);
      pairToRoot(nodes, end ^ 1);
      return true;
    }
    closeCycle(nodes, base, end);
  }
  return false;
}

/** The outer node where the ways from both ends of an edge to their roots meet, or NONE. */
function meetingPoint(nodes: SparseNodes, end: number): number {
  nodes.climb += 1;
  let climber = at(nodes.outer, vertexAt(nodes, end));
  let waiting = at(nodes.outer, vertexAt(nodes, end ^ 1));
  while (climber !== NONE || waiting !== NONE) {
    if (climber !== NONE) {
      if (at(nodes.climbed, climber) === nodes.climb) return climber;
      nodes.climbed[climber] = nodes.climb;
      climber = outerAbove(nodes, climber);
    }
    [climber, waiting] = [waiting, climber];
  }
  return NONE;
}

function nodeAbove(nodes: SparseNodes, node: Node): number {
  const via = at(nodes.via, node);
  return via === NONE ? NONE : at(nodes.outer, vertexAt(nodes, via));
}

function outerAbove(nodes: SparseNodes, node: Node): number {
  const inner = nodeAbove(nodes, node);
  return inner === NONE ? NONE : nodeAbove(nodes, inner);
}

/** Pairs the vertex at `end ^ 1` over this edge, and all on the way to its root anew. */
function pairToRoot(nodes: SparseNodes, end: number): void {
  const { size } = nodes.graph;
  let s = vertexAt(nodes, end ^ 1);
  let pair = end;
  for (;;) {
    const outer = at(nodes.outer, s);
    if (outer >= size) rebase(nodes, outer, s);
    nodes.mate[s] = pair;
    const toInner = at(nodes.via, outer);
    if (toInner === NONE) return;
    const inner = at(nodes.outer, vertexAt(nodes, toInner));
    const toOuter = at(nodes.via, inner);
    const entry = vertexAt(nodes, toOuter ^ 1);
    if (inner >= size) rebase(nodes, inner, entry);
    nodes.mate[entry] = toOuter;
    s = vertexAt(nodes, toOuter);
    pair = toOuter ^ 1;
  }
}

/** Makes a blossom of the cycle that an edge closes between two outer nodes below `base`. */
function closeCycle(nodes: SparseNodes, base: Node, end: number): void {
  const blossom = nodes.unused.pop() ?? NONE;
  const left = wayUp(nodes, vertexAt(nodes, end ^ 1), base);
  const right = wayUp(nodes, vertexAt(nodes, end), base);
  const petals = [base, ...left.nodes.reverse(), ...right.nodes];
  nodes.petals[blossom] = petals;
  nodes.links[blossom] = [...left.ends.reverse(), end ^ 1, ...right.ends.map((up) => up ^ 1)];
  nodes.base[blossom] = at(nodes.base, base);
  nodes.around[blossom] = NONE;
  nodes.dual[blossom] = 0;
  nodes.via[blossom] = at(nodes.via, base);
  for (const petal of petals) {
    const wasInner = labelOf(nodes, petal) === INNER;
    nodes.around[petal] = blossom;
    eachVertex(nodes, petal, (v) => {
      nodes.outer[v] = blossom;
      if (wasInner) nodes.queue.push(v);
    });
  }
  nodes.label[blossom] = OUTER;
}

/** From a vertex's node up to, and without, `base`: the nodes, and for each the end above of the edge that leads up. */
function wayUp(nodes: SparseNodes, vertex: Vertex, base: Node): { nodes: number[]; ends: number[] } {
  const way: { nodes: number[]; ends: number[] } = { nodes: [], ends: [] };
  for (let node = at(nodes.outer, vertex); node !== base; node = nodeAbove(nodes, node)) {
    way.nodes.push(node);
    way.ends.push(at(nodes.via, node));
  }
  return way;
}

/** Opens outermost blossoms of dual 0 after a stage, with those in them. */
export function openSpent(nodes: SparseNodes): void {
  for (let b = nodes.graph.size; b < nodes.base.length; b += 1) {
    if (at(nodes.base, b) === NONE || at(nodes.around, b) !== NONE || nodes.dual[b] !== 0) continue;
    const open = [b];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const petal of setFree(nodes, next))
        if (petal >= nodes.graph.size && nodes.dual[petal] === 0) open.push(petal);
    }
  }
}

/** Makes the petals of an outermost blossom outermost nodes themselves. */
function setFree(nodes: SparseNodes, blossom: Node): readonly number[] {
  const petals = nodes.petals[blossom] ?? [];
  for (const petal of petals) {
    nodes.around[petal] = NONE;
    eachVertex(nodes, petal, (v) => {
      nodes.outer[v] = petal;
    });
    nodes.label[petal] = UNSEEN;
  }
  nodes.base[blossom] = NONE;
  nodes.unused.push(blossom);
  return petals;
}

/** Opens an inner blossom in its tree: the petals on the even way from entry to base stay in it, the others leave. */
export function openInner(nodes: SparseNodes, blossom: Node): void {
  const via = at(nodes.via, blossom);
  const links = nodes.links[blossom] ?? [];
  const petals = setFree(nodes, blossom);
  const count = petals.length;
  let place = petals.indexOf(at(nodes.outer, vertexAt(nodes, via ^ 1)));
  const forward = place % 2 === 1;
  let reached = via;
  for (; place % count !== 0; place += forward ? 2 : -2) {
    // Inner petal at `place`, then its pair, then on to the next inner petal.
    becomeInner(nodes, petals[place] ?? NONE, reached);
    const next = forward ? (place + 1) % count : place - 1;
    reached = forward ? (links[next] ?? NONE) : (links[place - 2] ?? NONE) ^ 1;
  }
  const base = petals[0] ?? NONE;
  nodes.label[base] = INNER;
  nodes.via[base] = reached;
}
