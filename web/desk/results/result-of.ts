/** The result that a form describes, for each kind that there is. */
import type { FieldSpec } from '../../../core/event/pack.ts';
import type { ForfeitReason, Result, ResultKind, ScoreLine } from '../../../core/event/types.ts';
import { type Typed, scoresFrom } from './score.ts';

export interface Filled {
  readonly kind: ResultKind;
  readonly typed: readonly Typed[];
  /** What stood on the table, for an agreed result. */
  readonly current: readonly Typed[];
  /** Who forfeited, conceded or had no cards. */
  readonly by: readonly string[];
  readonly reason: ForfeitReason | '';
  /** Everybody at the table and the organiser approve. */
  readonly approved: boolean;
}

/** What is missing: a figure, or who. */
export type Missing = { readonly seat: number; readonly field: FieldSpec } | 'who';

export interface Table {
  readonly seats: readonly string[];
  readonly fields: readonly FieldSpec[];
}

export function resultOf(
  filled: Filled,
  { seats, fields }: Table,
): { readonly result: Result } | { readonly missing: Missing } {
  const { kind, by, reason, approved } = filled;
  const [first] = by;
  const approvals = approved ? Object.fromEntries([...seats, 'to'].map((who) => [who, true])) : {};
  switch (kind) {
    case 'played':
    case 'set':
      return withScores(filled.typed, fields, (scores) => ({ kind, scores }));
    case 'agreed':
      return withScores(filled.typed, fields, (scores) => {
        const current = scoresFrom(filled.current, fields);
        return { kind, scores, current: 'scores' in current ? current.scores : scores, approvals };
      });
    case 'concession':
      if (first === undefined) return { missing: 'who' };
      return withScores(filled.typed, fields, (scores) => ({ kind, by: first, scores, approvals }));
    case 'forfeit':
      if (first === undefined) return { missing: 'who' };
      return { result: { kind, by, ...(reason === '' ? {} : { reason }) } };
    case 'no-cards':
      return first === undefined ? { missing: 'who' } : { result: { kind, by: first } };
    case 'bye':
    case 'void':
      return { result: { kind } };
  }
}

function withScores(
  typed: readonly Typed[],
  fields: readonly FieldSpec[],
  make: (scores: readonly ScoreLine[]) => Result,
): { readonly result: Result } | { readonly missing: Missing } {
  const read = scoresFrom(typed, fields);
  return 'scores' in read ? { result: make(read.scores) } : { missing: read };
}
