/** Whether an answer has the shape that was asked for. The system judges what it means. */
import { type Json, isPlainObject } from '../journal/json.ts';
import { isSealed } from '../journal/seal.ts';
import { type Refusal, refuse } from '../rules/refusal.ts';
import { fieldsFor, isInRange, mayBeEmpty } from './fields.ts';
import type { Ask, AskField, AskKind, Choice } from './types.ts';
import { headed } from './words.ts';

/** What is wrong with the shape of an answer, or null. */
export function checkShape(ask: Ask, value: Json): Refusal | null {
  const wrong = looksSealed(value) ? 'that cannot be read.' : wrongWith(ask.kind, value);
  return wrong === null ? null : refuse('bad-answer', `${headed(ask.label)} ${wrong}`, ...ask.rules);
}

/** Nobody hands in a seal: the record makes them. */
function looksSealed(value: Json | undefined): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isSealed(value) || Object.values(value).some((member) => looksSealed(member));
}

function wrongWith(kind: AskKind, value: Json): string | null {
  switch (kind.type) {
    case 'confirm':
      return value === true ? null : 'this is entered with a tap.';
    case 'flag':
      return typeof value === 'boolean' ? null : 'the answer is yes or no.';
    case 'number':
      return isInRange(kind, value) ? null : numberWanted(kind);
    case 'choice':
      return isOneOf(kind.choices, value) ? null : `choose one of ${names(kind.choices)}.`;
    case 'choices':
      return areSome(kind, value) ? null : `choose ${howMany(kind)} of ${names(kind.choices)}, each once.`;
    case 'text':
      return isText(value, kind.longest) ? null : `words, at most ${kind.longest} characters.`;
    case 'record':
      return wrongField(kind.fields, value);
    case 'draw':
      return wrongWith(kind.as, value);
    case 'table':
    case 'sheet':
      return isPlainObject(value) ? null : 'that cannot be read.';
  }
}

function numberWanted({ min, max, tenths }: Extract<AskKind, { type: 'number' }>): string {
  const unit = tenths === true ? 10 : 1;
  return `a ${tenths === true ? '' : 'whole '}number from ${min / unit} to ${max / unit}, please.`;
}

function isOneOf(choices: readonly Choice[], value: unknown): boolean {
  return choices.some(({ id }) => id === value);
}

function areSome({ choices, min, max }: Extract<AskKind, { type: 'choices' }>, value: Json): boolean {
  if (!Array.isArray(value) || value.length < min || value.length > max) return false;
  const chosen: readonly unknown[] = value;
  return new Set(chosen).size === chosen.length && chosen.every((one) => isOneOf(choices, one));
}

function isText(value: Json, longest: number): boolean {
  return typeof value === 'string' && value.length <= longest;
}

function wrongField(all: readonly AskField[], value: Json): string | null {
  if (!isPlainObject(value)) return 'that cannot be read.';
  const fields = fieldsFor(all, value);
  const stranger = Object.keys(value).find((key) => !fields.some(({ id }) => id === key));
  if (stranger !== undefined) return 'something in this answer was not asked.';
  for (const field of fields) {
    const { id, label, kind } = field;
    const member = value[id];
    if (member === undefined && mayBeEmpty(field, value)) continue;
    const wrong = member === undefined ? 'this is missing.' : wrongWith(kind, member);
    if (wrong !== null) return `${label}: ${wrong}`;
  }
  return null;
}

function names(choices: readonly Choice[]): string {
  return choices.map(({ label }) => label).join(', ');
}

function howMany({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? String(min) : `${min} to ${max}`;
}
