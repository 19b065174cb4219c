/** The Interact Action: who may take it, Scheme Markers that it drops, and the message of Deliver a Message. */
import { type Broken, broken } from '../../../../rules/broken.ts';
import { type Point, base } from '../../../../table/shapes.ts';
import { type ActionResult, acted } from '../../../malifaux/rules/action.ts';
import { inContact, near } from '../../../malifaux/rules/ground.ts';
import { type ModelOnTable, type PlayTable, isEngaged, markersOf } from '../../../malifaux/rules/table.ts';
import { CONTACT } from '../contact.ts';
import { MESSAGE_REACH } from '../schemes/deliver-a-message.ts';

/** Markers are of this size, in millimetres (GG0-GEO-02). */
export const MARKER = 30;
const SCHEME_APART = 4;

/** Not while engaged; for the message, the one it is for does not count (GG0-SCHEME-11-03). */
export function interacting(table: PlayTable, by: ModelOnTable, unless?: string): readonly Broken[] {
  return broken(
    isEngaged(table, by, unless),
    'GG0-CORE-13',
    'A model that an enemy engages cannot take the Interact Action.',
    by.id,
  );
}

export function dropScheme(
  table: PlayTable,
  { by, at }: { readonly by: ModelOnTable; readonly at: Point },
): ActionResult {
  const dropped = { disc: base(at, MARKER) };
  const close = markersOf(table, 'scheme', by.side).some((marker) => near(dropped, marker, SCHEME_APART));
  return acted([
    ...interacting(table, by),
    ...broken(
      close || !inContact(dropped, by.disc, CONTACT),
      'GG0-CORE-14',
      'A Scheme Marker goes into base contact, and not within 4 inches of another of the same Crew.',
    ),
  ]);
}

export function message(
  table: PlayTable,
  { by, target }: { readonly by: ModelOnTable; readonly target: ModelOnTable },
): ActionResult {
  return acted([
    ...interacting(table, by, target.id),
    ...broken(!near(by, target, MESSAGE_REACH), 'GG0-SCHEME-11-02', 'A message is delivered within 1 inch.'),
  ]);
}
