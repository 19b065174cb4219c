/** Reading typed arrays in inner loops, where the index is known to be within bounds. */

/** Numbers that index different things do not stand for each other. */
type Index<Of extends string> = number & { readonly indexes?: Of };
/** Whoever is to be paired, in a graph: in a draw the place of their seat in its order. */
export type Vertex = Index<'vertex'>;
/** A vertex, or a blossom of a search. */
export type Node = Index<'vertex' | 'blossom'>;
/** A place in the list of those who ask for a round. */
export type Player = Index<'player'>;
/** Players who differ in nothing that a price depends on. */
export type Kind = Index<'kind'>;

/** No vertex, no seat, no table. */
export const NONE = -1;

export function at(values: Int32Array, index: number): number {
  return values[index] ?? NONE;
}

export function figure(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
