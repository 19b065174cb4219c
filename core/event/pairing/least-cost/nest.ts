/** Sets within sets: what the sets that hold two vertices come to together. */
import { type Vertex, NONE, at, figure } from '../arrays.ts';

export interface Nest {
  /** The set right around a vertex (below `size`) or a set; NONE outside. */
  readonly around: Int32Array;
  /** How many sets are around a node. */
  readonly depth: Int32Array;
  /** The duals of a set and of all around it; 0 for vertices that are in none. */
  readonly sum: Float64Array;
}

/** @param around of vertices and, after them, of sets. @param dual of the same; those of vertices do not matter. */
export function nestOf(size: number, around: Int32Array, dual: Float64Array): Nest {
  const depth = new Int32Array(around.length).fill(NONE);
  const sum = new Float64Array(around.length);
  const chain: number[] = [];
  // Most vertices are in no set.
  for (let v = 0; v < size; v += 1) if (at(around, v) === NONE) depth[v] = 0;
  for (let start = 0; start < around.length; start += 1) {
    for (let node = start; node !== NONE && at(depth, node) === NONE; node = at(around, node)) chain.push(node);
    for (let node = chain.pop(); node !== undefined; node = chain.pop()) {
      const outside = at(around, node);
      depth[node] = outside === NONE ? 0 : at(depth, outside) + 1;
      sum[node] = (outside === NONE ? 0 : figure(sum, outside)) + (node < size ? 0 : figure(dual, node));
    }
  }
  return { around, depth, sum };
}

/** The innermost set that holds both, or NONE. */
export function innermost({ around, depth }: Nest, v: Vertex, w: Vertex): number {
  let [one, other] = [at(around, v), at(around, w)];
  while (one !== other && one !== NONE && other !== NONE) {
    if (at(depth, one) >= at(depth, other)) one = at(around, one);
    else other = at(around, other);
  }
  return one === other ? one : NONE;
}

/** What the duals of the sets that hold both come to. */
export function shared(nest: Nest, v: Vertex, w: Vertex): number {
  if (at(nest.around, v) === NONE || at(nest.around, w) === NONE) return 0;
  const set = innermost(nest, v, w);
  return set === NONE ? 0 : figure(nest.sum, set);
}
