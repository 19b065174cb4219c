/** What the organiser asked of a draw, in the words of the pairing. */
import type { PairAsked } from './pack.ts';
import type { EntrantId } from './types.ts';
import { type Refusal, refuse } from '../journal/types.ts';

export interface Pins {
  readonly pairs: readonly (readonly [EntrantId, EntrantId])[];
  /** Who shall have the Bye or the Ringer. */
  readonly odd: EntrantId | undefined;
  /** Those whose table stands and who are not paired here: their opponent is no longer in the draw. */
  readonly busy: ReadonlySet<EntrantId>;
}

/** A table with a Ringer, or of one, names who is odd; a table that somebody left stands as it is. */
export function readPins(asked: PairAsked, ids: readonly EntrantId[], ringers: ReadonlySet<EntrantId>): Pins | Refusal {
  const present = new Set(ids);
  const pairs: (readonly [EntrantId, EntrantId])[] = [];
  const busy = new Set<EntrantId>();
  const odd = new Set<EntrantId>(asked.odd === undefined ? [] : [asked.odd]);
  for (const seats of asked.pins) {
    const players = seats.filter((id) => !ringers.has(id));
    const [a, b] = players.filter((id) => present.has(id));
    if (players.length === 1 && a !== undefined) odd.add(a);
    else if (a !== undefined && b !== undefined) pairs.push([a, b]);
    else if (a !== undefined) busy.add(a);
  }
  const [first, ...others] = odd;
  const named = [...pairs.flat(), ...odd];
  if (others.length > 0 || new Set(named).size !== named.length) {
    return refuse('bad-pins', 'Somebody is set twice. Give everybody one table at most.');
  }
  return { pairs, odd: first, busy };
}
