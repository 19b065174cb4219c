/**
 * The alternating trees of the cheapest-pairing search, and what happens to them when a tight pair is found: a tree grows,
 * a cycle closes to a blossom, or two trees meet and their roots are paired. `cheapest.ts` moves the duals in between.
 */
import { type Node, type Vertex, NONE, at } from './arrays.ts';
import {
  edgeBetween,
  enclose,
  evenPlace,
  makeBlossom,
  nearEnd,
  pairAcross,
  petalHolding,
  petalsOf,
  slackOf,
  verticesOf,
} from './blossoms.ts';
import type { BlossomNodes } from './blossoms.ts';

export const UNSEEN = 0;
export const OUTER = 1;
export const INNER = 2;

export interface Trees {
  readonly nodes: BlossomNodes;
  readonly label: Int32Array;
  /** The vertex from which a node was reached. */
  readonly parent: Int32Array;
  /** The outer vertex with the least slack to a node. */
  readonly nearest: Int32Array;
  readonly queue: number[];
  readonly climbed: Int32Array;
  climb: number;
}

export function openTrees(nodes: BlossomNodes): Trees {
  const marks = () => new Int32Array(nodes.room);
  const start = { label: marks(), parent: marks(), nearest: marks(), climbed: marks() };
  return { nodes, ...start, queue: [], climb: 0 };
}

/** Starts a stage: every unpaired node is the root of a tree. Returns how many there are. */
export function plantAll(trees: Trees): number {
  const { nodes } = trees;
  trees.label.fill(UNSEEN);
  trees.nearest.fill(NONE);
  trees.queue.length = 0;
  let roots = 0;
  for (let x = 0; x < nodes.room; x += 1) {
    if (at(nodes.outermost, x) !== x || at(nodes.mate, x) !== NONE) continue;
    trees.parent[x] = NONE;
    becomeOuter(trees, x);
    roots += 1;
  }
  return roots;
}

function becomeOuter(trees: Trees, node: Node): void {
  trees.label[node] = OUTER;
  trees.queue.push(...verticesOf(trees.nodes, node));
}

/** Grows the trees along tight pairs; true once two more players are paired. */
export function searchTight(trees: Trees): boolean {
  const { nodes, label, queue } = trees;
  for (const u of queue) {
    if (at(label, at(nodes.outermost, u)) === INNER) continue;
    for (let v = 0; v < nodes.size; v += 1) {
      const over = at(nodes.outermost, v);
      if (over === at(nodes.outermost, u)) continue;
      const edge = u * nodes.size + v;
      if (slackOf(nodes, edge) > 0) offer(trees, u, over);
      else if (follow(trees, edge)) return true;
    }
  }
  queue.length = 0;
  return false;
}

/** Notes that an outer vertex is near a node, if none is nearer. */
function offer({ nodes, nearest }: Trees, u: Vertex, node: Node): void {
  const known = at(nearest, node);
  const slack = slackOf(nodes, edgeBetween(nodes, u, node));
  if (known === NONE || slack < slackOf(nodes, edgeBetween(nodes, known, node))) nearest[node] = u;
}

function findNearest(trees: Trees, node: Node): void {
  const { nodes, label } = trees;
  trees.nearest[node] = NONE;
  for (let u = 0; u < nodes.size; u += 1) {
    const over = at(nodes.outermost, u);
    if (over !== node && at(label, over) === OUTER) offer(trees, u, node);
  }
}

/** Follows a tight pair from an outer vertex; true when it joins two trees, which pairs their roots. */
export function follow(trees: Trees, edge: number): boolean {
  const { nodes, label } = trees;
  const u = Math.floor(edge / nodes.size);
  const from = at(nodes.outermost, u);
  const to = at(nodes.outermost, edge % nodes.size);
  if (at(label, to) === UNSEEN) {
    trees.parent[to] = u;
    label[to] = INNER;
    const next = at(nodes.outermost, at(nodes.mate, to));
    trees.nearest[to] = NONE;
    trees.nearest[next] = NONE;
    becomeOuter(trees, next);
  } else if (at(label, to) === OUTER) {
    const base = meetingPoint(trees, from, to);
    if (base === NONE) {
      pairToRoot(trees, from, to);
      pairToRoot(trees, to, from);
      return true;
    }
    closeCycle(trees, from, to, base);
  }
  return false;
}

/** The node where the ways of two outer nodes to their roots meet, or NONE if the roots differ. */
function meetingPoint(trees: Trees, a: number, b: number): number {
  const { nodes } = trees;
  trees.climb += 1;
  let climber = a;
  let waiting = b;
  while (climber !== NONE || waiting !== NONE) {
    if (climber !== NONE) {
      if (at(trees.climbed, climber) === trees.climb) return climber;
      trees.climbed[climber] = trees.climb;
      climber = outerAbove(trees, climber, nodes);
    }
    [climber, waiting] = [waiting, climber];
  }
  return NONE;
}

/** The next outer node on the way to the root; NONE above a root. */
function outerAbove(trees: Trees, node: Node, nodes: BlossomNodes): number {
  const mate = at(nodes.mate, node);
  return mate === NONE ? NONE : at(nodes.outermost, at(trees.parent, at(nodes.outermost, mate)));
}

function pairToRoot(trees: Trees, start: number, partner: number): void {
  const { nodes } = trees;
  let node = start;
  let to = partner;
  for (;;) {
    const mate = at(nodes.mate, node);
    const widowed = mate === NONE ? NONE : at(nodes.outermost, mate);
    pairAcross(nodes, node, to);
    if (widowed === NONE) return;
    const above = at(nodes.outermost, at(trees.parent, widowed));
    pairAcross(nodes, widowed, above);
    node = above;
    to = widowed;
  }
}

function closeCycle(trees: Trees, a: number, b: number, base: Node): void {
  const left = wayTo(trees, a, base);
  const right = wayTo(trees, b, base);
  const blossom = makeBlossom(trees.nodes, [base, ...left.reverse(), ...right]);
  trees.label[blossom] = OUTER;
  trees.parent[blossom] = at(trees.parent, base);
  for (const node of [...left, ...right]) {
    if (at(trees.label, node) === INNER) trees.queue.push(...verticesOf(trees.nodes, node));
  }
  findNearest(trees, blossom);
}

/** The nodes from an outer node up to, and without, the base. */
function wayTo(trees: Trees, start: number, base: Node): number[] {
  const { nodes } = trees;
  const way: number[] = [];
  for (let node = start; node !== base;) {
    const inner = at(nodes.outermost, at(nodes.mate, node));
    way.push(node, inner);
    node = at(nodes.outermost, at(trees.parent, inner));
  }
  return way;
}

/** Opens an inner blossom: its petals on the way stay in the tree, the others leave it. */
export function openBlossom(trees: Trees, blossom: Node): void {
  const { nodes, label, parent } = trees;
  for (const petal of petalsOf(nodes, blossom)) enclose(nodes, petal, petal);
  const entry = petalHolding(nodes, blossom, nearEnd(nodes, blossom, at(parent, blossom)));
  const place = evenPlace(nodes, blossom, entry);
  const cycle = petalsOf(nodes, blossom);
  for (let step = 0; step < place; step += 2) {
    const inner = cycle[step] ?? NONE;
    const outer = cycle[step + 1] ?? NONE;
    parent[inner] = nearEnd(nodes, outer, inner);
    label[inner] = INNER;
    trees.nearest[inner] = NONE;
    becomeOuter(trees, outer);
    findNearest(trees, outer);
  }
  label[entry] = INNER;
  parent[entry] = at(parent, blossom);
  trees.nearest[entry] = NONE;
  for (const petal of cycle.slice(place + 1)) {
    label[petal] = UNSEEN;
    findNearest(trees, petal);
  }
  nodes.outermost[blossom] = NONE;
}
