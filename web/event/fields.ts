/** Which fields of a report are asked for, given what was filled in already. */
import type { FieldSpec } from '../../core/event/pack.ts';

type Filled = Readonly<Record<string, number | string | undefined>>;

/** Whether a seat is asked for a field: always, or where another field of the seat says so. */
export function isAsked({ when }: FieldSpec, line: Filled): boolean {
  return when === undefined || line[when.field] === when.is;
}

/** The fields whose value follows from the other seat's, where two sit at a table. */
export function mirrored({ mirrors }: FieldSpec, value: number | string | null, seats: number): string | undefined {
  return seats === 2 && typeof value === 'string' ? mirrors?.[value] : undefined;
}
