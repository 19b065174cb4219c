/** Scores as they are typed, by seat and field, and as the rules take them. */
import type { FieldSpec } from '../../../core/event/pack.ts';
import type { ScoreLine } from '../../../core/event/types.ts';
import { isAsked } from '../../event/fields.ts';

export type Typed = Readonly<Record<string, string>>;

/** What is typed so far for each seat. */
export function blankScores(seats: readonly unknown[]): readonly Typed[] {
  return seats.map(() => ({}));
}

export function typedOf(scores: readonly ScoreLine[]): readonly Typed[] {
  return scores.map((line) => Object.fromEntries(Object.entries(line).map(([id, value]) => [id, String(value)])));
}

/** What a line keeps beside its figures for the next game, of several lines: a gang. It is no field of the result's form. */
export function sheetsIn(line: Typed, fields: readonly FieldSpec[]): readonly string[] {
  return Object.keys(line).filter(
    (id) => line[id]?.includes('\n') === true && fields.every((field) => field.id !== id),
  );
}

/** A field that a result cannot have as it stands: nothing is chosen, no whole number, or none that a sheet can show. */
export interface Fault {
  readonly seat: number;
  readonly field: FieldSpec;
}

/** The lines of a result, or every field that is wrong. */
export function scoresFrom(
  typed: readonly Typed[],
  fields: readonly FieldSpec[],
  counts: (seat: number) => boolean = () => true,
): { readonly scores: readonly ScoreLine[] } | { readonly faults: readonly Fault[] } {
  const scores: ScoreLine[] = [];
  const faults: Fault[] = [];
  for (const [seat, line] of typed.entries()) {
    const values: Record<string, number | string> = {};
    if (!counts(seat)) {
      scores.push(values);
      continue;
    }
    for (const field of fields) {
      const text = (line[field.id] ?? '').trim();
      if (!isAsked(field, line) || (text === '' && field.optional === true)) continue;
      if (!isPossible(field, text)) faults.push({ seat, field });
      values[field.id] = field.kind === 'number' ? Number(text) : text;
    }
    for (const id of sheetsIn(line, fields)) values[id] = line[id] ?? '';
    scores.push(values);
  }
  return faults.length === 0 ? { scores } : { faults };
}

function isPossible({ kind, min = -Infinity, max = Infinity }: FieldSpec, text: string): boolean {
  if (kind === 'choice') return text !== '';
  return /^-?\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
}
