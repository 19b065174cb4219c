/** A record that this server has in memory: what the disk holds, folded. */
import type { Hash } from '../../core/chance/bytes.ts';
import { linkOf } from '../../core/chance/lots.ts';
import type { ScreensPart } from '../../core/event/screens.ts';
import type { LiveRecord } from '../../core/journal/record.ts';
import type { Chance, Header, Parts, Ruleset, Typed, Viewer, RecordId } from '../../core/journal/types.ts';
import type { LotsSecret } from '../storage/records.ts';

/** Rules of any kind. The server knows records, not games. */
export type Rules = Ruleset<unknown, Typed, Typed>;

/** Finds the rules that a header names; null where this server does not know them. */
export type FindRules = (header: Pick<Header, 'ruleset' | 'system'>) => Rules | null;

export type Folded = LiveRecord<unknown, Typed>;

export interface Live {
  /** What it goes by on this server. One that was taken in keeps the id of its header for its hashes alone. */
  readonly id: RecordId;
  /** The event that opened it for one of its games, or null. */
  readonly event: string | null;
  readonly rules: Rules;
  /** Swapped for its successor once that is on the disk, and never before. */
  record: Folded;
  lots: readonly LotsSecret[];
  listed: boolean;
  claiming: boolean;
  /** The screens of the hall: set up at the desk, or connected now. Replaced, never changed. */
  screens: ScreensPart;
  /** What is in memory may lie behind the disk: look before the next decision. */
  stale: boolean;
}

/** It came from a file: what is wrong with it is the file's fault, and no bug of ours. */
export function isForeign({ id, record, lots }: Live): boolean {
  // One that an earlier version took in kept its id; but never was its secret here.
  return record.header.id !== id || lots.length === 0;
}

/** It was taken in from a file, and nothing can be drawn in it here: a copy to read. */
export function isCopy({ lots }: Live): boolean {
  return lots.length === 0;
}

const shared = new WeakMap<Folded, Parts>();

/** What everybody may see of it, worked out once for each state. */
export function sharedParts(rules: Rules, record: Folded): Parts {
  const known = shared.get(record);
  if (known) return known;
  const parts = rules.shared(record.state);
  shared.set(record, parts);
  return parts;
}

/** One of these parts: of a list of events nobody looks at the others. */
export function sharedPart(rules: Rules, record: Folded, name: string): unknown {
  return shared.get(record)?.[name] ?? rules.part?.(record.state, name) ?? sharedParts(rules, record)[name];
}

const viewed = new WeakMap<Folded, { readonly screens: ScreensPart; readonly parts: Parts }>();

/** What everybody is sent: what may be seen of the record, and what the screens show. */
export function viewedParts({ rules, record, screens }: Live): Parts {
  const known = viewed.get(record);
  if (known?.screens === screens) return known.parts;
  const parts = { ...sharedParts(rules, record), screens };
  viewed.set(record, { screens, parts });
  return parts;
}

export function ownParts(rules: Rules, record: Folded, viewer: Viewer): Parts {
  return rules.own(record.state, viewer);
}

/** What a decision may draw on: fresh nonces, and the links of the present lots where this server has their secret. */
export function chanceFor(record: Folded, secrets: readonly LotsSecret[], nonce: () => Hash): Chance {
  return {
    nonce,
    link: (number) => {
      const present = presentLots(record);
      const held = secrets.find(({ lots }) => lots === present);
      return held ? linkOf(held.secret, number) : null;
    },
  };
}

/** The lots in force: those of the header, or those that renewed them last. */
function presentLots({ header, entries }: Folded): unknown {
  const renewal = entries.findLast(({ body }) => body.type === 'lots-renewed')?.body;
  return renewal && 'lots' in renewal ? renewal.lots : header.lots;
}
