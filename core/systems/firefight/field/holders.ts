/** Who is near which marker at a round's end, measured (GFF-MISSION-06). */
import { root } from '../../../table/from-point.ts';
import type { Point } from '../../../table/shapes.ts';
import { type Claimant, holderAfter } from '../objectives.ts';
import type { Side } from '../rounds.ts';
import { type Field, type Figure, isWithin } from './field.ts';

/** How near a model must be to count at a marker. */
const NEAR = 3;

function comesNear(figures: readonly Figure[], { x, y }: Point): boolean {
  for (const { base } of figures) {
    if (isWithin(root(base.at.x - x, base.at.y - y) - base.radius, NEAR)) return true;
  }
  return false;
}

/** A unit that is left, with its models on the table. */
export interface Presence extends Claimant {
  readonly figures: readonly Figure[];
}

/** Every marker's holder after the round, in the markers' order. */
export function holdersOf({ markers }: Pick<Field, 'markers'>, units: readonly Presence[]): (Side | null)[] {
  return markers.map(({ at, holder }) => {
    const near = units.filter(({ figures }) => comesNear(figures, at));
    return holderAfter(holder, near);
  });
}
