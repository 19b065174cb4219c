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

/** The lines of a result, or the first field that is missing or no number. */
export function scoresFrom(
  typed: readonly Typed[],
  fields: readonly FieldSpec[],
  counts: (seat: number) => boolean = () => true,
): { readonly scores: readonly ScoreLine[] } | { readonly seat: number; readonly field: FieldSpec } {
  const scores: ScoreLine[] = [];
  for (const [seat, line] of typed.entries()) {
    const values: Record<string, number | string> = {};
    if (!counts(seat)) {
      scores.push(values);
      continue;
    }
    for (const field of fields) {
      const text = (line[field.id] ?? '').trim();
      if (!isAsked(field, line) || (text === '' && field.optional === true)) continue;
      if (text === '' || (field.kind === 'number' && !/^-?\d+$/.test(text))) return { seat, field };
      values[field.id] = field.kind === 'number' ? Number(text) : text;
    }
    for (const id of sheetsIn(line, fields)) values[id] = line[id] ?? '';
    scores.push(values);
  }
  return { scores };
}

/** The first seat with a figure outside of what its field takes; the first seat where there is none. */
export function beyondIn(scores: readonly ScoreLine[], fields: readonly FieldSpec[]): number {
  const isBeyond = (line: ScoreLine) =>
    fields.some(({ id, min = -Infinity, max = Infinity }) => {
      const value = line[id];
      return typeof value === 'number' && (value < min || value > max);
    });
  return Math.max(0, scores.findIndex(isBeyond));
}
