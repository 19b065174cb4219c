/** Reading typed arrays in inner loops, where the index is known to be within bounds. */

/** No vertex, no seat, no table. */
export const NONE = -1;

export function at(values: Int32Array, index: number): number {
  return values[index] ?? NONE;
}

export function figure(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
