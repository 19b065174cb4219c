/** What was measured while a predicate was judged, so that its answer can say why. Nobody listens while a game is scored. */
import type { Disc, Region } from '../../../table/shapes.ts';

/** Something with a base or of a marker's size. */
export interface PlacedBase {
  readonly disc: Disc;
}

export interface Measurement {
  readonly thing: PlacedBase;
  /** Another thing, or a place or a part of the table. */
  readonly to: PlacedBase | Region;
  /** `within` and `nearer` have a reach in inches. */
  readonly how: 'within' | 'nearer' | 'contact' | 'in' | 'partly' | 'wholly' | 'engages';
  readonly reach: number;
  readonly holds: boolean;
}

let listener: ((measurement: Measurement) => void) | null = null;

/** Whether it holds, as measured: told to who listens. */
export function seen(
  holds: boolean,
  thing: PlacedBase,
  how: Measurement['how'],
  to: PlacedBase | Region,
  reach = 0,
): boolean {
  if (listener) listener({ thing, to, how, reach, holds });
  return holds;
}

/** What `measure` answers, and all that it measured for that, in order. */
export function watched<T>(measure: () => T): { readonly answer: T; readonly measured: readonly Measurement[] } {
  const measured: Measurement[] = [];
  const before = listener;
  listener = (one) => measured.push(one);
  try {
    return { answer: measure(), measured };
  } finally {
    listener = before;
  }
}
