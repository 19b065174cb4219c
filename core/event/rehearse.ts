/**
 * A copy of an event to try things on. It begins as the event stands and goes its own way: its own lots, and none of the
 * secrets. What the real event has still to open (a draft, a vote, a chosen scenario, a rolled length) is not in it, so
 * that nothing done in a rehearsal tells what will happen.
 */
import { chainedAnew } from '../journal/chain.ts';
import type { RecordFile } from '../journal/lines.ts';
import { isUndone } from '../journal/record.ts';
import { hideSecrets, isSealed } from '../journal/seal.ts';
import type { Entry, Header, Typed, Undone } from '../journal/types.ts';
import type { EventEntry } from './entries.ts';

/** The copy, without lots: whoever keeps it renews them (`renew-lots`) before anything is drawn. */
export function rehearsalOf({ header, entries }: RecordFile, id: string): RecordFile {
  const copied: Header = { ...header, id, purpose: 'rehearsal' };
  return {
    header: copied,
    entries: [...chainedAnew(copied, keptOf(entries as readonly Entry<EventEntry | Undone>[]))],
  };
}

/** What happened and was not taken back, with every secret closed and those that lie ahead left out. */
function keptOf(entries: readonly Entry<EventEntry | Undone>[]): readonly Entry[] {
  const takenBack = new Set(entries.flatMap(({ body }) => (isUndone(body) ? [body.target] : [])));
  const standing = entries.flatMap(({ body, ...entry }) =>
    isUndone(body) || takenBack.has(entry.command) ? [] : [{ ...entry, body }],
  );
  const published = standing.filter(({ body }) => body.type === 'round-published').length;
  const opened = new Set(standing.flatMap(({ body }) => (body.type === 'clock-opened' ? [body.round] : [])));
  return standing
    .filter(({ body }) => !isUnpublished(body, published))
    .map((entry) => ({ ...entry, body: withoutSecrets(entry.body, opened) }));
}

/** What only matters once it is opened: it stays with the real event. */
function isUnpublished(body: EventEntry, published: number): boolean {
  const { type } = body;
  if (type === 'painting-voted') return true;
  if (type === 'scenario-set') return isSealed(body.scenario) && body.round > published;
  return (type === 'round-drafted' || type === 'draft-discarded') && body.round > published;
}

/** A hidden length that was not called yet is left out too: the round is rehearsed on the pack's plain one. */
function withoutSecrets(body: EventEntry, opened: ReadonlySet<number>): Typed {
  if (body.type !== 'round-published' || opened.has(body.round)) return hideSecrets(body);
  const { hiddenClock: _hidden, ...plain } = body;
  return hideSecrets(plain);
}
