/**
 * Nodes of the cheapest-pairing search: the vertices, and the blossoms made of them (a blossom is an odd cycle of nodes
 * and acts as one). What is here keeps their shape; `cheapest.ts` decides when they grow, shrink and open.
 *
 * For every two nodes the edge of least slack between them is remembered, packed as `u * size + v`, so that blossoms
 * can be treated as vertices. That is the dense O(n^3) form of Edmonds' method (Gabow 1976; Galil 1986, section 6).
 */
import { type Node, type Vertex, NONE, at, figure } from './arrays.ts';

export interface BlossomNodes {
  /** Vertices are 0..size-1; blossoms take the numbers from `size` on. */
  readonly size: number;
  /** One more than the largest node number. */
  readonly room: number;
  /** Twice the price of each pair, `size * size`; Infinity: never. Doubled, so that halving a slack stays whole. */
  readonly prices: Float64Array;
  /** The dual of a vertex, or of a blossom. */
  readonly dual: Float64Array;
  /** The outermost node that a node lies in; {@link NONE} for a blossom number not in use. */
  readonly outermost: Int32Array;
  /** The vertex that the pair of a node leads to. */
  readonly mate: Int32Array;
  /** The edge between two nodes, `room * room`. */
  readonly edges: Int32Array;
  /** The nodes of a blossom in cyclic order, the base first. */
  readonly petals: number[][];
  /** Row `b - size`: the petal of blossom `b` that holds each vertex. */
  readonly holder: Int32Array;
}

export function openNodes(size: number, prices: Float64Array): BlossomNodes {
  const room = size + (size >>> 1) + 1;
  const edges = new Int32Array(room * room).fill(NONE);
  for (let u = 0; u < size; u += 1) for (let v = 0; v < size; v += 1) edges[u * room + v] = u * size + v;
  const outermost = new Int32Array(room).fill(NONE);
  for (let v = 0; v < size; v += 1) outermost[v] = v;
  return {
    size,
    room,
    prices,
    dual: new Float64Array(room),
    outermost,
    mate: new Int32Array(room).fill(NONE),
    edges,
    petals: Array.from({ length: room }, () => []),
    holder: new Int32Array((room - size) * size),
  };
}

/** How far an edge between two outermost nodes is from being tight: 0 or more. */
export function slackOf(nodes: BlossomNodes, edge: number): number {
  const u = Math.floor(edge / nodes.size);
  return figure(nodes.prices, edge) - figure(nodes.dual, u) - figure(nodes.dual, edge % nodes.size);
}

export function edgeBetween(nodes: BlossomNodes, x: number, y: number): number {
  return at(nodes.edges, x * nodes.room + y);
}

/** The end of the edge from node `x` to node `y` that lies in `x`. */
export function nearEnd(nodes: BlossomNodes, x: number, y: number): number {
  return Math.floor(edgeBetween(nodes, x, y) / nodes.size);
}

/** The vertices of a node. */
export function verticesOf(nodes: BlossomNodes, node: Node): number[] {
  const found: number[] = [];
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next < nodes.size) found.push(next);
    else open.push(...petalsOf(nodes, next));
  }
  return found;
}

export function petalsOf(nodes: BlossomNodes, blossom: Node): number[] {
  return nodes.petals[blossom] ?? [];
}

/** Says of a node, and of all in it, that they lie in `outermost`. */
export function enclose(nodes: BlossomNodes, node: Node, outermost: Node): void {
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    nodes.outermost[next] = outermost;
    if (next >= nodes.size) open.push(...petalsOf(nodes, next));
  }
}

/** Makes a blossom of the nodes of an odd cycle, the base first, and returns its number. O(cycle * n). */
export function makeBlossom(nodes: BlossomNodes, cycle: number[]): number {
  const blossom = freeNumber(nodes);
  nodes.petals[blossom] = cycle;
  nodes.dual[blossom] = 0;
  nodes.mate[blossom] = at(nodes.mate, cycle[0] ?? NONE);
  for (const petal of cycle) {
    const row = (blossom - nodes.size) * nodes.size;
    for (const v of verticesOf(nodes, petal)) nodes.holder[row + v] = petal;
  }
  enclose(nodes, blossom, blossom);
  joinEdges(nodes, blossom, cycle);
  return blossom;
}

function freeNumber(nodes: BlossomNodes): number {
  let number = nodes.size;
  while (at(nodes.outermost, number) !== NONE) number += 1;
  return number;
}

/** The best edge from a blossom to every other node is the best of its petals' edges. */
function joinEdges(nodes: BlossomNodes, blossom: Node, cycle: readonly number[]): void {
  for (let other = 0; other < nodes.room; other += 1) {
    if (other === blossom || at(nodes.outermost, other) === NONE) continue;
    let best = cycle[0] ?? NONE;
    for (const petal of cycle) {
      if (slackOf(nodes, edgeBetween(nodes, petal, other)) < slackOf(nodes, edgeBetween(nodes, best, other)))
        best = petal;
    }
    nodes.edges[blossom * nodes.room + other] = edgeBetween(nodes, best, other);
    nodes.edges[other * nodes.room + blossom] = edgeBetween(nodes, other, best);
  }
}

/** Where a petal stands in its blossom, the way round on which that is an even number of steps from the base. */
export function evenPlace(nodes: BlossomNodes, blossom: Node, petal: Node): number {
  const cycle = petalsOf(nodes, blossom);
  const place = cycle.indexOf(petal);
  if (place % 2 === 0) return place;
  const [base = NONE, ...others] = cycle;
  nodes.petals[blossom] = [base, ...others.reverse()];
  return cycle.length - place;
}

export function petalHolding(nodes: BlossomNodes, blossom: Node, vertex: Vertex): number {
  return at(nodes.holder, (blossom - nodes.size) * nodes.size + vertex);
}

/** Pairs node `from` with node `to` over their edge, and the petals inside `from` with one another accordingly. */
export function pairAcross(nodes: BlossomNodes, from: number, to: number): void {
  const open: [number, number][] = [[from, to]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [x, y] = next;
    nodes.mate[x] = edgeBetween(nodes, x, y) % nodes.size;
    if (x < nodes.size) continue;
    const entry = petalHolding(nodes, x, nearEnd(nodes, x, y));
    const place = evenPlace(nodes, x, entry);
    const cycle = petalsOf(nodes, x);
    for (let step = 0; step < place; step += 1) open.push([cycle[step] ?? NONE, cycle[step ^ 1] ?? NONE]);
    open.push([entry, y]);
    nodes.petals[x] = [...cycle.slice(place), ...cycle.slice(0, place)];
  }
}
