/** What an action at the table breaks, and what it changes. */
import type { Point } from '../../../table/shapes.ts';
import type { Broken } from '../../../roster/broken.ts';
import type { Model, Side } from './table.ts';

export interface MarkerChange {
  readonly side?: Side | null;
  readonly at?: Point;
}

export interface After {
  /** By model id. */
  readonly models?: Readonly<Record<string, Partial<Pick<Model, 'tokens' | 'health' | 'conditions'>>>>;
  /** By Marker id. */
  readonly markers?: Readonly<Record<string, MarkerChange>>;
  /** Ids of Markers and terrain that leave the table. */
  readonly gone?: readonly string[];
}

export interface Acted {
  readonly broken: readonly Broken[];
  /** What changes, where nothing is broken. */
  readonly after: After;
}

/** An action with what it breaks; what it changes is worked out where it is allowed alone. */
export function acted(broken: readonly Broken[], after: () => After = () => ({})): Acted {
  return { broken, after: broken.length === 0 ? after() : {} };
}
