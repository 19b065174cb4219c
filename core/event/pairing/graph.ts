/**
 * Who may be paired with whom: a graph whose rows are bits, each row asked for only when a search first looks at it.
 *
 * Swiss rounds are dense (nearly everybody may still meet nearly everybody), so a search looks at a few rows only and
 * 32 candidates fit in one word. A row costs `size` calls of the predicate, once.
 */
import { type Vertex, at } from './arrays.ts';

/** A set of 0..n-1, 32 members a word. */
export type Bits = Int32Array;

export interface BitGraph {
  readonly size: number;
  /** Words in a row. */
  readonly words: number;
  /** Row `v` starts at word `v * words`; read it only after {@link readRow}. */
  readonly rows: Bits;
  /** 1 for each row that is filled. */
  readonly filled: Int32Array;
  readonly joined: (a: number, b: number) => boolean;
}

/** The graph of a symmetric predicate on 0..size-1; it is never asked whether a vertex is joined to itself. */
export function graphOf(size: number, joined: (a: number, b: number) => boolean): BitGraph {
  const words = wordsFor(size);
  return { size, words, rows: new Int32Array(size * words), filled: new Int32Array(size), joined };
}

/** Fills row `v` if that was not done, and returns where it starts in `rows`. Pairs known from other rows are not asked. */
export function readRow(graph: BitGraph, v: Vertex): number {
  const { size, rows, words, filled } = graph;
  const start = v * words;
  if (at(filled, v) === 1) return start;
  for (let other = 0; other < size; other += 1) {
    if (other === v || !isJoined(graph, other, v)) continue;
    rows[start + (other >>> 5)] = at(rows, start + (other >>> 5)) | (1 << (other & 31));
  }
  filled[v] = 1;
  return start;
}

/** Asks the row of `a` if it is filled, else the predicate. */
export function isJoined({ rows, words, filled, joined }: BitGraph, a: number, b: number): boolean {
  if (at(filled, a) === 1) return ((at(rows, a * words + (b >>> 5)) >>> (b & 31)) & 1) === 1;
  return joined(a, b);
}

/** Has every row asked for again, after the predicate has changed. */
export function forgetRows({ rows, filled }: BitGraph): void {
  rows.fill(0);
  filled.fill(0);
}

/** The graph with vertices added that are joined to all of `from`..`size - 1`, and not to one another. O(size^2 / 32). */
export function withSpares(graph: BitGraph, spares: number, from: number): BitGraph {
  const { size, words } = graph;
  const all = size + spares;
  const joined = (a: number, b: number): boolean => {
    const low = Math.min(a, b);
    return Math.max(a, b) < size ? graph.joined(a, b) : low >= from && low < size;
  };
  const wide = graphOf(all, joined);
  for (let v = 0; v < size; v += 1) {
    const start = readRow(graph, v);
    wide.rows.set(graph.rows.subarray(start, start + words), v * wide.words);
    for (let spare = size; v >= from && spare < all; spare += 1) setBit(wide.rows, v * wide.words * 32 + spare);
    wide.filled[v] = 1;
  }
  return wide;
}

/** The connected pieces that are left without some vertices, each in order. */
export function piecesWithout(graph: BitGraph, out: ReadonlySet<number>): number[][] {
  let unseen = Array.from({ length: graph.size }, (_, v) => v).filter((v) => !out.has(v));
  const pieces: number[][] = [];
  for (let first = unseen.shift(); first !== undefined; first = unseen.shift()) {
    const piece = [first];
    for (const v of piece) {
      piece.push(...unseen.filter((other) => isJoined(graph, v, other)));
      unseen = unseen.filter((other) => !isJoined(graph, v, other));
    }
    pieces.push(piece.sort((a, b) => a - b));
  }
  return pieces;
}

export function wordsFor(size: number): number {
  return (size + 31) >>> 5;
}

export function fullBits(size: number): Bits {
  const bits = new Int32Array(wordsFor(size)).fill(-1);
  if ((size & 31) !== 0) bits[bits.length - 1] = (1 << (size & 31)) - 1;
  return bits;
}

export function hasBit(bits: Bits, index: number): boolean {
  return ((at(bits, index >>> 5) >>> (index & 31)) & 1) === 1;
}

export function setBit(bits: Bits, index: number): void {
  bits[index >>> 5] = at(bits, index >>> 5) | (1 << (index & 31));
}

export function clearBit(bits: Bits, index: number): void {
  bits[index >>> 5] = at(bits, index >>> 5) & ~(1 << (index & 31));
}

/** Which bit of a word that is not 0 is its highest: 0 to 31. */
export function highestBit(word: number): number {
  return 31 - Math.clz32(word);
}
