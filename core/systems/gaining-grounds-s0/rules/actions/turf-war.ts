/** Turf War's Strategy Markers: turned by a step with an Interact, or to nobody's after a kill. */
import { broken } from '../../../../rules/broken.ts';
import { type ActionResult, acted } from '../../../malifaux/rules/action.ts';
import { inContact } from '../../../malifaux/rules/ground.ts';
import type { MarkerOnTable, ModelOnTable, PlayTable } from '../../../malifaux/rules/table.ts';
import { CONTACT } from '../contact.ts';
import { oneStepTowards, shareQuarter } from '../strategies/turf-war.ts';
import { interacting } from './interact.ts';

export function flipMarker(
  table: PlayTable,
  { by, marker }: { readonly by: ModelOnTable; readonly marker: MarkerOnTable },
): ActionResult {
  const far = !inContact(by, marker.disc, CONTACT);
  return acted(
    [
      ...interacting(table, by),
      ...broken(far, 'GG0-STRAT-TURFWAR-04', 'A Strategy Marker is turned by a model in base contact with it.', by.id),
    ],
    () => {
      const side = oneStepTowards(by.side, marker.side);
      return side === marker.side ? {} : { markers: { [marker.id]: { side } } };
    },
  );
}

interface AfterKill {
  /** Null: no model did it. */
  readonly by: ModelOnTable | null;
  readonly victim: ModelOnTable;
  readonly marker: MarkerOnTable;
}

/** Who killed an enemy may turn one of its Markers, in the quarter where it fell, to nobody's; no other step. */
export function flipAfterKill({ by, victim, marker }: AfterKill): ActionResult {
  const wrong =
    by !== null && (by.side === victim.side || marker.side !== victim.side || !shareQuarter(victim, marker));
  return acted(
    [
      ...broken(by === null, 'GG0-STRAT-TURFWAR-09', 'Only a model that kills turns a Marker.'),
      ...broken(
        wrong,
        'GG0-STRAT-TURFWAR-05',
        'Who kills an enemy may turn one enemy Marker in the quarter where it fell.',
        marker.id,
      ),
    ],
    () => ({ markers: { [marker.id]: { side: null } } }),
  );
}
