/** Which things inside a question are asked: some hang on what another was answered. */
import type { AskField } from './types.ts';

/** Of the fields of a record, those that are asked with what is in it. */
export function fieldsFor(fields: readonly AskField[], record: Readonly<Record<string, unknown>>): readonly AskField[] {
  return fields.filter(({ when }) => when === undefined || record[when.field] === when.is);
}
