/** An answer in words, as the log of a game tells it. */
import { type Json, isPlainObject, fieldsOf } from '../journal/json.ts';
import { fieldsFor } from './fields.ts';
import type { Answer, AskKind } from './types.ts';

/** What was answered to a question of this kind: “Yes”, “Vendetta, Outflank”, “Who: Hamelin · How: killed”. */
export function wordsOf(kind: AskKind, value: Json): string {
  switch (kind.type) {
    case 'choice':
      return kind.choices.find(({ id }) => id === value)?.label ?? plainWords(value);
    case 'choices':
      return someWords(value, (one) => wordsOf({ type: 'choice', choices: kind.choices }, one));
    case 'record':
      return isPlainObject(value)
        ? fieldsFor(kind.fields, value)
            .flatMap(({ id, label, kind: inner }) => {
              const member = value[id];
              return member === undefined ? [] : [`${label}: ${wordsOf(inner, member)}`];
            })
            .join(' · ')
        : plainWords(value);
    case 'draw':
      return wordsOf(kind.as, value);
    case 'table':
      return tableWords(value);
    case 'sheet':
      return 'entered';
    case 'number':
      return kind.tenths === true && typeof value === 'number' ? String(value / 10) : plainWords(value);
    case 'confirm':
    case 'flag':
    case 'text':
      return plainWords(value);
  }
}

/** What stands before what is said of it: a question has its mark. */
export function headed(label: string): string {
  return label.endsWith('?') ? label : `${label}:`;
}

/** What was answered; empty where the heading says all of it, or it is sealed. */
export function saidIn({ label, words, value }: Answer): string {
  if (value === undefined) return '';
  const said = words === '' ? plainWords(value) : words;
  return value === true && said === plainWords(true) && !label.endsWith('?') ? '' : said;
}

/** What an answer decided where that begins with what was answered, and so says both. */
export function saysBoth(answer: Answer): boolean {
  return answer.means !== undefined && answer.words !== '' && answer.means.startsWith(answer.words);
}

/** A value of which nobody knows any more what was asked. */
export function plainWords(value: Json): string {
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return someWords(value, plainWords);
  if (typeof value !== 'object') return String(value);
  const members = Object.entries(value).map(([key, member]) => `${key}: ${plainWords(member ?? null)}`);
  return members.length === 0 ? 'nothing' : members.join(' · ');
}

function someWords(value: Json, one: (value: Json) => string): string {
  if (!Array.isArray(value)) return plainWords(value);
  const items: readonly Json[] = value;
  return items.length === 0 ? 'none' : items.map(one).join(', ');
}

/** As many as are read at a glance. */
const NAMED = 3;

function tableWords(value: Json): string {
  const { put, off } = fieldsOf(value);
  const [moved, gone]: (readonly unknown[])[] = [put, off].map((list): readonly unknown[] =>
    Array.isArray(list) ? list : [],
  );
  const names = (moved ?? []).flatMap((one) => (isPlainObject(one) && typeof one.name === 'string' ? [one.name] : []));
  const more = names.length > NAMED ? [`${names.length - NAMED} more`] : [];
  const taken = gone !== undefined && gone.length > 0 ? [`${gone.length} taken off`] : [];
  return [...names.slice(0, NAMED), ...more, ...taken].join(', ') || 'terrain';
}
