/** What stands in the way of sight. */
import { type LaidOut, layOut } from './laid-out.ts';
import type { Shape } from './shapes.ts';

/** Something that blocks sight up to its height (in units above the table; absent: as high as anything looks). */
export interface Blocker {
  readonly shape: Shape;
  readonly height?: number;
}

export interface Blockers extends LaidOut {
  readonly tops: Float64Array;
}

/** Lays blockers out for many questions. Make it anew when one of them moves. */
export function blockersOf(blockers: readonly Blocker[]): Blockers {
  const tops = Float64Array.from(blockers, ({ height }) => height ?? Number.POSITIVE_INFINITY);
  // Assigned, not spread: a spread object of this size is of a hidden class of its own, and its fields are looked up by name.
  return Object.assign(layOut(blockers.map(({ shape }) => shape)), { tops });
}
