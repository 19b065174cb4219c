/** Which things inside a question are asked: some hang on what another was answered. */
import { type Json, fieldsOf } from '../journal/json.ts';
import type { AskField, Choice } from './types.ts';

/** Of the fields of a record, those that are asked with what is in it. */
export function fieldsFor(fields: readonly AskField[], record: Readonly<Record<string, unknown>>): readonly AskField[] {
  return fields.filter(({ when }) => when === undefined || record[when.field] === when.is);
}

/** Whether it may stay empty with what is in its record. */
export function mayBeEmpty({ optional, with: other }: AskField, record: Readonly<Record<string, unknown>>): boolean {
  return optional === true && (other === undefined || record[other] === undefined);
}

export function isInRange({ min, max }: { readonly min: number; readonly max: number }, value: Json): boolean {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

/** What the dice that follow must come to: the sum of what was chosen, and never less than that. */
export function comesTo(fields: readonly AskField[], value: Json, least: number): number {
  const told = fieldsOf(value);
  const parts = fields.map(({ id, kind, adds = 0 }) => {
    const chosen = told[id];
    const choices: readonly Choice[] = kind.type === 'choice' ? kind.choices : [];
    return typeof chosen === 'number' ? adds * chosen : (choices.find((one) => one.id === chosen)?.adds ?? 0);
  });
  return Math.max(
    least,
    parts.reduce((sum, part) => sum + part, 0),
  );
}
