/** What the organiser asked of a draw, in the words of the pairing. */
import type { RuleId } from '../rules/rule-ids.ts';
import { type Refusal, refuse } from '../rules/refusal.ts';
import type { PairAsked } from './pack.ts';
import type { EntrantId } from './types.ts';

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
    return refuse('bad-pins', 'Somebody is set twice. Give each player one table at most.');
  }
  return { pairs, odd: first, busy };
}

/** What was asked of tables of any size. */
export interface SetTables {
  readonly tables: readonly (readonly EntrantId[])[];
  readonly odd: EntrantId | undefined;
  /** Those whose table stands though somebody has left it: they are not paired here. */
  readonly busy: ReadonlySet<EntrantId>;
}

/**
 * As {@link readPins}, for tables of any size.
 *
 * @param rules that are behind a refusal.
 */
export function readTables(
  asked: PairAsked,
  present: ReadonlySet<EntrantId>,
  ringers: ReadonlySet<EntrantId>,
  rules: readonly RuleId[],
): SetTables | Refusal {
  const tables: (readonly EntrantId[])[] = [];
  const busy = new Set<EntrantId>();
  const odd = new Set<EntrantId>(asked.odd === undefined ? [] : [asked.odd]);
  for (const seats of asked.pins) {
    const players = seats.filter((id) => !ringers.has(id));
    const here = players.filter((id) => present.has(id));
    if (players.length === 1 && here[0] !== undefined) odd.add(here[0]);
    else if (here.length === players.length) tables.push(here);
    else for (const id of here) busy.add(id);
  }
  const [first, ...others] = odd;
  const named = [...tables.flat(), ...odd, ...busy];
  if (others.length > 0 || new Set(named).size !== named.length) {
    return refuse('bad-pins', 'Somebody is set twice. Give each player one table at most.', ...rules);
  }
  if (first !== undefined && !present.has(first)) {
    return refuse('not-playing', 'The player chosen for the bye does not play in this round.', ...rules);
  }
  return { tables, odd: first, busy };
}
