/** Who is near which marker at a round's end, measured (GFF-MISSION-06). */
import { cite } from '../../../journal/cite.ts';
import { distance } from '../../../table/measure.ts';
import { spot } from '../../../table/shapes.ts';
import { type Claimant, holderAfter } from '../objectives.ts';
import type { Side } from '../rounds.ts';
import { type Field, figuresOf, isWithin } from './field.ts';

/** How near a model must be to count at a marker. */
const NEAR = 3;

/** Every marker's holder after the round. `units` are those that are left, by id. */
export function holdersOf(field: Field, units: ReadonlyMap<string, Claimant>): Readonly<Record<string, Side | null>> {
  cite('GFF-MISSION-06', 'GFF-AMB-06');
  return Object.fromEntries(
    field.markers.map(({ id, at, holder }) => {
      const near = [...units].filter(([unit]) =>
        figuresOf(field, unit).some(({ base }) => isWithin(distance(base, spot(at)), NEAR)),
      );
      return [
        id,
        holderAfter(
          holder,
          near.map(([, claimant]) => claimant),
        ),
      ];
    }),
  );
}
