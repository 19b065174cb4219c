/** Who is near which marker at a round's end, measured (GFF-MISSION-06). */
import { cite } from '../../../journal/cite.ts';
import { root } from '../../../table/from-point.ts';
import type { Point } from '../../../table/shapes.ts';
import { type Claimant, holderAfter } from '../objectives.ts';
import type { Side } from '../rounds.ts';
import { type Field, type Figure, figuresOf, isWithin } from './field.ts';

/** How near a model must be to count at a marker. */
const NEAR = 3;

function comesNear(figures: readonly Figure[], { x, y }: Point): boolean {
  for (const { base } of figures) {
    if (isWithin(root(base.at.x - x, base.at.y - y) - base.radius, NEAR)) return true;
  }
  return false;
}

/** Every marker's holder after the round. `units` are those that are left, by id. */
export function holdersOf(field: Field, units: ReadonlyMap<string, Claimant>): Readonly<Record<string, Side | null>> {
  cite('GFF-MISSION-06', 'GFF-AMB-06');
  const holders: Record<string, Side | null> = {};
  for (const { id, at, holder } of field.markers) {
    const near: Claimant[] = [];
    for (const [unit, claimant] of units) if (comesNear(figuresOf(field, unit), at)) near.push(claimant);
    holders[id] = holderAfter(holder, near);
  }
  return holders;
}
