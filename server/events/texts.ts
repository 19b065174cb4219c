/** Which texts that are kept apart are about a person: to forget somebody is to delete them. */
import type { Hash } from '../../core/chance/bytes.ts';
import { isPlainObject } from '../../core/journal/json.ts';
import { type Sealed, isSealed } from '../../core/journal/seal.ts';
import type { Entry } from '../../core/journal/types.ts';

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
