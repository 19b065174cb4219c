/**
 * Which texts that are kept apart everybody may read, and which are about a person. An export carries the first; to
 * forget somebody is to delete the second.
 */
import type { Hash } from '../../core/chance/bytes.ts';
import type { EncounterEntryType } from '../../core/encounter/entries.ts';
import type { EventEntryType } from '../../core/event/entries.ts';
import { isPlainObject } from '../../core/journal/json.ts';
import { type Sealed, isSealed } from '../../core/journal/seal.ts';
import type { Entry, Typed } from '../../core/journal/types.ts';

const NAMES = ['name'] as const;
const REASON = ['reason'] as const;
const NONE = [] as const;

/** By type of entry, the members whose text everybody may read. What is not named is not published. */
const PUBLIC: Readonly<Record<EventEntryType | EncounterEntryType, readonly string[]>> = {
  'settings-changed': ['name', 'venue', 'organiser', 'judges', 'pairingsNote'],
  'options-changed': NONE,
  'house-rule-added': ['text'],
  'house-rule-removed': NONE,
  'document-used': ['title'],
  'scenario-set': NONE,
  'map-kept': ['laid'],
  'map-assigned': NONE,
  'map-removed': NONE,
  'pack-published': NONE,
  'entrants-added': NAMES,
  'entrant-changed': NAMES,
  'entrant-removed': NONE,
  'checked-in': NONE,
  'checked-out': NONE,
  'event-started': NONE,
  'round-drafted': REASON,
  'draft-discarded': NONE,
  'round-published': REASON,
  'round-repaired': REASON,
  'repair-taken-back': NONE,
  'round-taken-back': NONE,
  'clock-opened': NONE,
  'clock-started': NONE,
  'clock-paused': NONE,
  'clock-resumed': NONE,
  'clock-set': REASON,
  'clock-noted': NONE,
  'call-made': NONE,
  'table-extended': REASON,
  'table-started': NONE,
  'table-waits': NONE,
  reported: NONE,
  disputed: NONE,
  'result-settled': REASON,
  'agreement-answered': NONE,
  'bye-marked': NONE,
  'round-closed': NONE,
  'entrant-left': REASON,
  'entrant-reinstated': REASON,
  'judge-called': NONE,
  'call-answered': NONE,
  warned: NONE,
  ruled: ['text', 'reason', 'value'],
  'prompt-answered': NONE,
  noted: NONE,
  'tracking-announced': NONE,
  'painting-opened': NONE,
  'painting-entered': NONE,
  'painting-voted': NONE,
  'painting-marked': NONE,
  'painting-awarded': REASON,
  'award-given': ['title'],
  'round-added': REASON,
  'event-ended': REASON,
  'event-reopened': REASON,
  'lots-renewed': REASON,
  'rule-set-aside': REASON,
  'side-named': NAMES,
  answered: ['value'],
  drawn: NONE,
  opened: NONE,
  objected: NONE,
  'objection-withdrawn': NONE,
  agreed: NONE,
  'going-back-asked': NONE,
  'going-back-refused': NONE,
  'went-back': NONE,
  'result-proposed': NONE,
  'result-confirmed': NONE,
  'result-rejected': REASON,
};

/** The texts of one entry that everybody may read. */
export function publicTexts(body: Typed): Sealed<unknown>[] {
  const members: readonly string[] = Object.hasOwn(PUBLIC, body.type) ? PUBLIC[body.type as keyof typeof PUBLIC] : NONE;
  const found: Sealed<unknown>[] = [];
  visit(body, (box, member) => {
    if (box.keep === 'text' && members.includes(member)) found.push(box);
  });
  return found;
}

/** The seals of every text or word that stands in something about this person: a name, a contact, a warning. */
export function sealsAbout(entries: readonly Entry[], person: string): Hash[] {
  const found = new Set<Hash>();
  const search = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(search);
    if (!isPlainObject(value) || isSealed(value)) return;
    if (value.id === person || value.entrant === person) {
      visit(value, ({ seal, keep, open }) => {
        // A sealed decision (a vote, a draft) stays: it is no word about a person, and must open later.
        if (keep === 'text' || typeof open?.value === 'string') found.add(seal);
      });
    }
    Object.values(value).forEach(search);
  };
  for (const { body } of entries) search(body);
  return [...found];
}

/** The seals of every text that this person wrote at a table. */
export function sealsWrittenBy(entries: readonly Entry[], person: string): Hash[] {
  const found = new Set<Hash>();
  for (const { by, body } of entries) {
    if (by.entrant !== person) continue;
    visit(body, ({ seal, keep }) => {
      if (keep === 'text') found.add(seal);
    });
  }
  return [...found];
}

function visit(value: unknown, meet: (box: Sealed<unknown>, member: string) => void, member = ''): void {
  if (isSealed(value)) meet(value, member);
  else if (Array.isArray(value)) for (const item of value) visit(item, meet, member);
  else if (isPlainObject(value)) for (const [key, inner] of Object.entries(value)) visit(inner, meet, key);
}
