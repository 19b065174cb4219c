/**
 * The largest number of pairs: maximum-cardinality matching in a general graph.
 *
 * Edmonds' blossom method (Edmonds 1965, "Paths, trees, and flowers"): from an unpaired vertex a tree of alternating
 * paths is grown breadth first; vertices at even distance are *outer*, at odd distance *inner*; two outer vertices that
 * are joined close an odd cycle, a blossom, which acts as one outer vertex from then on. Galil 1986, "Efficient
 * algorithms for finding maximum matching in graphs", surveys the method.
 *
 * Blossoms are kept as bits too, so that a search looks at each row once, less the blossom it belongs to. A search
 * costs O(n^2 / 32) for the rows and O(n) for each blossom; in a Swiss round most end at the second row. Nothing
 * recurses. A pairing is changed in place: after taking a pair out, only the two widowed mates need a search. Candidates
 * late in order are looked at first, so that the changes fall there and the first pairs mostly stand.
 */
import { type Node, type Vertex, NONE, at } from './arrays.ts';
import { clearBit, fullBits, hasBit, highestBit, isJoined, readRow, setBit } from './graph.ts';
import type { Bits, BitGraph } from './graph.ts';

const UNSEEN = 0;
const OUTER = 1;
const INNER = 2;

export interface Matching {
  readonly graph: BitGraph;
  /** The partner of each vertex, or {@link NONE}. */
  readonly mate: Int32Array;
  /** The vertices that take part; those masked out are never looked at and have no partner. */
  readonly alive: Bits;
  readonly search: Search;
}

/** Scratch of one search, kept between searches. */
interface Search {
  readonly label: Int32Array;
  /** Where the alternating path goes on from a vertex towards the root. */
  readonly previous: Int32Array;
  /** Union-find: leads to the base of the blossom that a vertex lies in. */
  readonly base: Int32Array;
  /** The inner vertices, as bits. */
  readonly inner: Bits;
  /** Row `b`: the vertices of the blossom with base `b`; valid where `grown` is 1. */
  readonly blossoms: Bits;
  readonly grown: Int32Array;
  readonly queue: Int32Array;
  /** Marks of the last climb that passed a base. */
  readonly climbed: Int32Array;
  head: number;
  tail: number;
  climb: number;
}

/** Nobody paired yet, or the pairs of `mate`, which must be pairs of the graph. */
export function openMatching(graph: BitGraph, mate?: Int32Array): Matching {
  const { size, words } = graph;
  const search: Search = {
    label: new Int32Array(size),
    previous: new Int32Array(size),
    base: new Int32Array(size),
    inner: new Int32Array(words),
    blossoms: new Int32Array(size * words),
    grown: new Int32Array(size),
    queue: new Int32Array(size),
    climbed: new Int32Array(size),
    head: 0,
    tail: 0,
    climb: 0,
  };
  const pairs = mate === undefined ? new Int32Array(size).fill(NONE) : mate.slice();
  return { graph, mate: pairs, alive: fullBits(size), search };
}

/** A maximum matching, started from the pairs of `mate` if given. O(n^3) at worst; a Swiss round is near O(n). */
export function maximumMatching(graph: BitGraph, mate?: Int32Array): Matching & Shortage {
  const matching = openMatching(graph, mate);
  pairGreedily(matching);
  return { ...matching, ...maximise(matching) };
}

/** Pairs each unpaired vertex, in order, with the next unpaired one it is joined to. */
export function pairGreedily({ graph, mate, alive }: Matching): void {
  for (let a = 0; a < graph.size; a += 1) {
    if (at(mate, a) !== NONE || !hasBit(alive, a)) continue;
    for (let b = a + 1; b < graph.size; b += 1) {
      // Whoever has met so many will be asked about again: then the whole row is worth having.
      if (b === a + 32) readRow(graph, a);
      if (at(mate, b) !== NONE || !hasBit(alive, b) || !isJoined(graph, a, b)) continue;
      mate[a] = b;
      mate[b] = a;
      break;
    }
  }
}

/** Who stays unpaired in a largest matching, and why nobody can help it. */
export interface Shortage {
  /** In order; empty when everybody is paired. */
  readonly left: readonly number[];
  /**
   * Without these, the graph falls into pieces of which as many more than these are odd as players are left (Tutte 1947,
   * Berge 1958). In order; the least such set that holds nobody who could be left.
   */
  readonly barrier: readonly number[];
}

/** Makes the matching a maximum one. Whoever was paired stays paired. */
export function maximise(matching: Matching): Shortage {
  const { graph, mate, alive, search } = matching;
  const before = alive.slice();
  const left: number[] = [];
  const barrier: number[] = [];
  for (let root = 0; root < graph.size; root += 1) {
    if (at(mate, root) !== NONE || !hasBit(alive, root) || augment(matching, root)) continue;
    left.push(root);
    // No later path can lead through the tree of a failed search (a Hungarian tree), so it is out of the way.
    for (let v = 0; v < graph.size; v += 1) {
      if (at(search.label, v) === UNSEEN) continue;
      if (at(search.label, v) === INNER) barrier.push(v);
      clearBit(alive, v);
    }
  }
  alive.set(before);
  return { left, barrier: barrier.sort((a, b) => a - b) };
}

/** Masks a vertex out; its partner, if any, is left unpaired and returned. */
export function removeVertex({ mate, alive }: Matching, v: Vertex): number {
  const widowed = at(mate, v);
  clearBit(alive, v);
  mate[v] = NONE;
  if (widowed !== NONE) mate[widowed] = NONE;
  return widowed;
}

/** Searches a path from the unpaired `root` to another unpaired vertex and, where there is one, pairs both. */
export function augment(matching: Matching, root: number): boolean {
  const { search } = matching;
  plant(matching, root);
  while (search.head < search.tail) {
    const end = look(matching, nextOuter(search));
    if (end === NONE) continue;
    flip(matching, end);
    return true;
  }
  return false;
}

/** Starts a search at a vertex that is not paired. */
export function plant({ search }: Matching, root: number): void {
  search.label.fill(UNSEEN);
  search.inner.fill(0);
  search.grown.fill(0);
  for (let v = 0; v < search.base.length; v += 1) search.base[v] = v;
  search.label[root] = OUTER;
  search.queue[0] = root;
  search.head = 0;
  search.tail = 1;
}

/**
 * Where only the planted root is unpaired: whether `target` could be so instead of it. The search goes on from where it
 * stopped, as far as it has to, so that asking for one target after another costs one search in all.
 */
export function canYield(matching: Matching, target: number): boolean {
  const { search } = matching;
  while (at(search.label, target) !== OUTER && search.head < search.tail) look(matching, nextOuter(search));
  return at(search.label, target) === OUTER;
}

/** Pairs the planted root and leaves `target` unpaired instead, after {@link canYield} said that it can be. */
export function yieldTo(matching: Matching, target: number): void {
  const partner = at(matching.mate, target);
  if (partner === NONE) return;
  matching.mate[target] = NONE;
  flip(matching, partner);
}

/**
 * After a failed {@link augment} from `root`: of the vertices that could stay unpaired, leaves the last in order so. Used
 * to leave out the lowest players when somebody must be left out.
 */
export function yieldToLast(matching: Matching, root: number): void {
  for (let last = matching.graph.size - 1; last > root; last -= 1) {
    if (at(matching.search.label, last) !== OUTER) continue;
    yieldTo(matching, last);
    return;
  }
}

function nextOuter(search: Search): number {
  search.head += 1;
  return at(search.queue, search.head - 1);
}

/** Looks at all pairs of an outer vertex that can tell anything new; returns an unpaired vertex as soon as it meets one. */
function look(matching: Matching, outer: number): number {
  const { graph, alive, search } = matching;
  const start = readRow(graph, outer);
  for (let word = graph.words - 1; word >= 0; word -= 1) {
    const base = baseOf(search, outer);
    const own = at(search.grown, base) === 1 ? at(search.blossoms, base * graph.words + word) : 0;
    let bits = at(graph.rows, start + word) & at(alive, word) & ~at(search.inner, word) & ~own;
    while (bits !== 0) {
      const bit = highestBit(bits);
      const other = (word << 5) + bit;
      bits &= ~(1 << bit);
      if (reach(matching, outer, other)) return other;
    }
  }
  return NONE;
}

/** Follows one pair out of an outer vertex; true when it leads to an unpaired vertex. */
function reach(matching: Matching, outer: number, other: number): boolean {
  const { mate, search } = matching;
  if (at(search.label, other) === UNSEEN) {
    search.previous[other] = outer;
    const next = at(mate, other);
    if (next === NONE) return true;
    search.label[other] = INNER;
    setBit(search.inner, other);
    becomeOuter(search, next);
  } else if (at(search.label, other) === OUTER && baseOf(search, outer) !== baseOf(search, other)) {
    const base = meetingPoint(matching, outer, other);
    shrink(matching, outer, other, base);
    shrink(matching, other, outer, base);
  }
  return false;
}

function becomeOuter(search: Search, v: Vertex): void {
  search.label[v] = OUTER;
  search.queue[search.tail] = v;
  search.tail += 1;
}

/** The base of the blossom that two joined outer vertices close: where their ways to the root meet. */
function meetingPoint({ mate, search }: Matching, a: number, b: number): number {
  search.climb += 1;
  let climber = baseOf(search, a);
  let waiting = baseOf(search, b);
  for (;;) {
    if (climber !== NONE) {
      if (at(search.climbed, climber) === search.climb) return climber;
      search.climbed[climber] = search.climb;
      const below = at(mate, climber);
      climber = below === NONE ? NONE : baseOf(search, at(search.previous, below));
    }
    [climber, waiting] = [waiting, climber];
  }
}

/** Takes one side of a new blossom in: every inner vertex on it becomes outer, reached over `bridge`. */
function shrink({ graph, mate, search }: Matching, from: number, bridge: number, base: Node): void {
  let v = from;
  let across = bridge;
  while (baseOf(search, v) !== base) {
    search.previous[v] = across;
    across = at(mate, v);
    if (at(search.label, across) === INNER) {
      clearBit(search.inner, across);
      becomeOuter(search, across);
    }
    swallow(search, v, base, graph.words);
    swallow(search, across, base, graph.words);
    v = at(search.previous, across);
  }
}

/** Joins a blossom (or a vertex alone) to the blossom of `base`, unless `v` is not the base of one. */
function swallow(search: Search, v: Vertex, base: Node, words: number): void {
  if (at(search.base, v) !== v) return;
  search.base[v] = base;
  const into = base * words;
  const from = v * words;
  if (at(search.grown, base) === 0) {
    search.grown[base] = 1;
    search.blossoms.fill(0, into, into + words);
    search.blossoms[into + (base >>> 5)] = 1 << (base & 31);
  }
  if (at(search.grown, v) === 0) {
    search.blossoms[into + (v >>> 5)] = at(search.blossoms, into + (v >>> 5)) | (1 << (v & 31));
    return;
  }
  for (let word = 0; word < words; word += 1) {
    search.blossoms[into + word] = at(search.blossoms, into + word) | at(search.blossoms, from + word);
  }
}

function baseOf(search: Search, v: Vertex): number {
  let base = v;
  for (let up = at(search.base, base); up !== base; up = at(search.base, base)) {
    const further = at(search.base, up);
    search.base[base] = further;
    base = further;
  }
  return base;
}

/** Changes the pairs along the path from an unpaired vertex back to the root. */
function flip({ mate, search }: Matching, end: number): void {
  let v = end;
  while (v !== NONE) {
    const partner = at(search.previous, v);
    const next = at(mate, partner);
    mate[v] = partner;
    mate[partner] = v;
    v = next;
  }
}
