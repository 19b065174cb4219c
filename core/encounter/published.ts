/** A game's record as anybody may read it: all that happened, and the words that everybody at the table may read. */
import { isPlainObject } from '../journal/json.ts';
import { isSealed } from '../journal/seal.ts';
import type { Entry } from '../journal/types.ts';
import type { EncounterEntryType } from './entries.ts';

const NONE = [] as const;

/** By type of entry, the members whose text everybody may read. What is not named is not published. */
const SHOWN: Readonly<Record<EncounterEntryType, readonly string[]>> = {
  'side-named': ['name'],
  answered: ['value'],
  drawn: NONE,
  opened: NONE,
  objected: NONE,
  'objection-withdrawn': NONE,
  agreed: NONE,
  ruled: ['value', 'reason'],
  'going-back-asked': NONE,
  'going-back-refused': NONE,
  'went-back': NONE,
  noted: NONE,
  'result-proposed': NONE,
  'result-confirmed': NONE,
  'result-rejected': ['reason'],
  'played-again': NONE,
  'device-added': NONE,
};

export function publishedEncounter(entries: readonly Entry[]): readonly Entry[] {
  return entries.map((entry) => {
    const { type } = entry.body;
    const shown: readonly string[] = Object.hasOwn(SHOWN, type) ? SHOWN[type as EncounterEntryType] : NONE;
    return { ...entry, body: onlyOpen(entry.body, shown) };
  });
}

/** The same with every seal closed but those of these members. */
function onlyOpen<T>(value: T, members: readonly string[]): T {
  const walk = (item: unknown, member: string): unknown => {
    if (isSealed(item)) return members.includes(member) ? item : { seal: item.seal, keep: item.keep };
    if (Array.isArray(item)) return item.map((one) => walk(one, member));
    if (!isPlainObject(item)) return item;
    return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, walk(inner, key)]));
  };
  return walk(value, '') as T;
}
