/** An answer in words. */
import type { Ask, AskKind } from '../../core/encounter/types.ts';
import { type Json, isPlainObject } from '../../core/journal/json.ts';
import { ask } from '../text/encounter.ts';

/** What was answered to a question of this kind. */
export function textOf(kind: AskKind, value: Json): string {
  switch (kind.type) {
    case 'confirm':
    case 'flag':
      return value === true ? ask('yes') : ask('no');
    case 'number':
    case 'text':
      return plain(value);
    case 'choice':
      return kind.choices.find(({ id }) => id === value)?.label ?? plain(value);
    case 'choices':
      return Array.isArray(value)
        ? value.map((one: Json) => textOf({ type: 'choice', choices: kind.choices }, one)).join(', ') || ask('none')
        : plain(value);
    case 'record':
      return isPlainObject(value)
        ? kind.fields
            .flatMap(({ id, label, kind: inner }) => {
              const member = value[id] as Json | undefined;
              return member === undefined ? [] : [`${label}: ${textOf(inner, member)}`];
            })
            .join(' · ')
        : plain(value);
    case 'draw':
      return textOf(kind.as, value);
    case 'sheet':
      return isPlainObject(value) && typeof value.text === 'string' ? value.text : plain(value);
    case 'table':
      return '';
  }
}

/** An answer to a question that is asked no more, and so has no labels any more. */
export function plain(value: Json): string {
  if (value === true) return ask('yes');
  if (value === false) return ask('no');
  if (value === null) return ask('none');
  if (Array.isArray(value)) return value.map((one: Json) => plain(one)).join(', ');
  if (isPlainObject(value)) {
    return Object.entries(value)
      .map(([key, member]) => `${key}: ${plain(member as Json)}`)
      .join(' · ');
  }
  return String(value);
}

/** The words of an answer, by the question where it is still there. */
export function answerText(asks: readonly Ask[], id: string, value: Json): string {
  const kind = asks.find((one) => one.id === id)?.kind;
  return kind ? textOf(kind, value) : plain(value);
}
