/** Which texts that are kept apart are about a person: to forget somebody is to delete them. */
import type { Hash } from '../../core/chance/bytes.ts';
import { isPlainObject, listOf } from '../../core/journal/json.ts';
import { type Sealed, isSealed } from '../../core/journal/seal.ts';
import type { RecordFile } from '../../core/journal/lines.ts';
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

/** What this person was ever called. */
export function namesOf(entries: readonly Entry[], person: string): ReadonlySet<string> {
  const names = new Set<string>();
  const search = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(search);
    if (!isPlainObject(value) || isSealed(value)) return;
    if ((value.id === person || value.entrant === person) && isSealed(value.name)) {
      const name = value.name.open?.value;
      if (typeof name === 'string') names.add(name);
    }
    Object.values(value).forEach(search);
  };
  for (const { body } of entries) search(body);
  return names;
}

/** Who is called so in another event. */
export function personsNamed(entries: readonly Entry[], names: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  for (const { body } of entries) {
    for (const one of 'entrants' in body ? listOf(body.entrants) : []) {
      if (!isPlainObject(one) || !isSealed(one.name) || typeof one.id !== 'string') continue;
      if (names.has(String(one.name.open?.value))) found.add(one.id);
    }
  }
  return [...found];
}

/** Words of the desk about the day: why something was done, what was noted. */
const DESK_WORDS: ReadonlySet<string> = new Set(['what', 'reason', 'text', 'note', 'about', 'answer']);
const RULES_OF_THE_HOUSE = 'house-rule-added';

/** The seals of the desk's words that name somebody. */
export function sealsNaming(entries: readonly Entry[], names: ReadonlySet<string>): Hash[] {
  const found = new Set<Hash>();
  for (const { body } of entries) {
    if (body.type === RULES_OF_THE_HOUSE) continue;
    visit(body, ({ seal, open }, member) => {
      const value = open?.value;
      if (!DESK_WORDS.has(member) || typeof value !== 'string') return;
      if ([...names].some((name) => name.length > 2 && value.includes(name))) found.add(seal);
    });
  }
  return [...found];
}

/**
 * The seals of every text at a table that this person handed in or wrote, or that somebody wrote for their side. What stands
 * under a side's id in what the game began with is that side's.
 */
export function sealsAtTable({ header, entries }: RecordFile, person: string): Hash[] {
  const found = new Set<Hash>();
  const take = ({ seal, keep }: Sealed<unknown>): void => {
    if (keep === 'text') found.add(seal);
  };
  const side = sideOf(header.options, person);
  const search = (value: unknown): void => {
    if (!isPlainObject(value) || isSealed(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === side) visit(inner, take);
      else search(inner);
    }
  };
  search(header.options);
  for (const { by, body } of entries) {
    if (by.entrant === person || ('side' in body && body.side === side)) visit(body, take);
  }
  return [...found];
}

/** The side that this person plays; undefined where they do not sit there. */
function sideOf(options: unknown, person: string): unknown {
  const sides: readonly unknown[] = isPlainObject(options) && Array.isArray(options.sides) ? options.sides : [];
  const side = sides.find((one) => isPlainObject(one) && one.entrant === person);
  return isPlainObject(side) ? side.id : undefined;
}

function visit(value: unknown, meet: (box: Sealed<unknown>, member: string) => void, member = ''): void {
  if (isSealed(value)) meet(value, member);
  else if (Array.isArray(value)) for (const item of value) visit(item, meet, member);
  else if (isPlainObject(value)) for (const [key, inner] of Object.entries(value)) visit(inner, meet, key);
}
