/**
 * What the search for a cheapest perfect matching works on: a sparse graph, and nodes, which are its vertices and the
 * blossoms made of them (a blossom is an odd cycle of nodes and acts as one). Everything is iterative.
 *
 * Edge `k` has the ends `2k` and `2k + 1`; `end ^ 1` is the other one. So one number names an edge and its direction.
 */
import { type Node, type Vertex, NONE, at, figure } from '../arrays.ts';

export interface SparseGraph {
  readonly size: number;
  /** The vertex at each end. */
  readonly ends: Int32Array;
  readonly price: Float64Array;
  /** Those of vertex `v`, by their far ends, are at `start[v]`..`start[v + 1] - 1` of `far`. */
  readonly start: Int32Array;
  readonly far: Int32Array;
}

/** @param ends vertices, two for each edge. */
export function openGraph(size: number, ends: readonly number[], prices: readonly number[]): SparseGraph {
  const own = new Int32Array(ends);
  const start = new Int32Array(size + 1);
  for (let end = 0; end < own.length; end += 1) start[at(own, end) + 1] = at(start, at(own, end) + 1) + 1;
  for (let v = 0; v < size; v += 1) start[v + 1] = at(start, v + 1) + at(start, v);
  const place = start.slice();
  const far = new Int32Array(own.length);
  for (let end = 0; end < own.length; end += 1) {
    const v = at(own, end);
    far[at(place, v)] = end ^ 1;
    place[v] = at(place, v) + 1;
  }
  return { size, ends: own, price: new Float64Array(prices), start, far };
}

export const UNSEEN = 0;
export const OUTER = 1;
export const INNER = 2;

export interface SparseNodes {
  readonly graph: SparseGraph;
  /** Of vertices, and from `size` on of blossoms. */
  readonly dual: Float64Array;
  /** The far end of a vertex's pair. */
  readonly mate: Int32Array;
  /** The outermost node around a vertex. */
  readonly outer: Int32Array;
  /** The blossom right around a node. */
  readonly around: Int32Array;
  /** The vertex of a node that is paired outside it; NONE for blossom numbers not in use. */
  readonly base: Int32Array;
  readonly petals: number[][];
  /** The end, in petal `i`, of the edge to petal `i + 1`. */
  readonly links: number[][];
  readonly unused: number[];
  /** Of outermost nodes. */
  readonly label: Uint8Array;
  /** The end, in the node above in the tree, of the edge through which a node got its label. */
  readonly via: Int32Array;
  /** Outer vertices, in the order in which they became so. */
  readonly queue: number[];
  /** Marks of the last climb. */
  readonly climbed: Int32Array;
  climb: number;
}

export function openNodes(graph: SparseGraph): SparseNodes {
  const { size } = graph;
  const room = size + (size >>> 1);
  const own = new Int32Array(size);
  const base = new Int32Array(room).fill(NONE);
  for (let v = 0; v < size; v += 1) own[v] = base[v] = v;
  const unused: number[] = [];
  for (let blossom = room - 1; blossom >= size; blossom -= 1) unused.push(blossom);
  return {
    graph,
    dual: new Float64Array(room),
    mate: new Int32Array(size).fill(NONE),
    outer: own,
    around: new Int32Array(room).fill(NONE),
    base,
    petals: [],
    links: [],
    unused,
    label: new Uint8Array(room),
    via: new Int32Array(room),
    queue: [],
    climbed: new Int32Array(room),
    climb: 0,
  };
}

export function vertexAt({ graph }: SparseNodes, end: number): number {
  return at(graph.ends, end);
}

export function labelOf({ label }: SparseNodes, node: Node): number {
  return label[node] ?? UNSEEN;
}

/** How far an edge between two outermost nodes is from being tight. */
export function slackOf({ graph, dual }: SparseNodes, edge: number): number {
  return (
    figure(graph.price, edge) - figure(dual, at(graph.ends, 2 * edge)) - figure(dual, at(graph.ends, 2 * edge + 1))
  );
}

/** Calls for every vertex in a node. */
export function eachVertex({ graph, petals }: SparseNodes, node: Node, call: (vertex: Vertex) => void): void {
  const isVertex = (one: Node): one is Vertex => one < graph.size;
  if (isVertex(node)) {
    call(node);
    return;
  }
  const open: Node[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const petal of petals[next] ?? []) {
      if (isVertex(petal)) call(petal);
      else open.push(petal);
    }
  }
}

/** Pairs the vertices inside a blossom anew so that `vertex` is the one to be paired outside. */
export function rebase(nodes: SparseNodes, blossom: Node, vertex: Vertex): void {
  const open: [number, number][] = [[blossom, vertex]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [b, v] = next;
    const petals = nodes.petals[b] ?? [];
    const links = nodes.links[b] ?? [];
    let petal = v;
    while (at(nodes.around, petal) !== b) petal = at(nodes.around, petal);
    if (petal >= nodes.graph.size) open.push([petal, v]);
    const place = petals.indexOf(petal);
    pairWayRound(nodes, { petals, links, place }, open);
    nodes.petals[b] = [...petals.slice(place), ...petals.slice(0, place)];
    nodes.links[b] = [...links.slice(place), ...links.slice(0, place)];
    nodes.base[b] = v;
  }
}

interface Way {
  readonly petals: readonly number[];
  readonly links: readonly number[];
  /** Where the new base is. */
  readonly place: number;
}

/** From the new base to the old one, the way round that is even: every second edge becomes a pair. */
function pairWayRound(nodes: SparseNodes, { petals, links, place }: Way, open: [number, number][]): void {
  const count = petals.length;
  const forward = place % 2 === 1;
  for (let step = place; step % count !== 0; step += forward ? 2 : -2) {
    const first = forward ? (step + 1) % count : step - 2;
    const link = links[first] ?? NONE;
    const second = (first + 1) % count;
    pairEnds(nodes, link);
    for (const [petal, end] of [
      [petals[first] ?? NONE, link],
      [petals[second] ?? NONE, link ^ 1],
    ] as const) {
      if (petal >= nodes.graph.size) open.push([petal, vertexAt(nodes, end)]);
    }
  }
}

export function pairEnds(nodes: SparseNodes, end: number): void {
  nodes.mate[vertexAt(nodes, end)] = end ^ 1;
  nodes.mate[vertexAt(nodes, end ^ 1)] = end;
}
