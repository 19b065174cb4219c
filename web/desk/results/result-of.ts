/** The result that a form describes, for each kind that there is. */
import type { FieldSpec } from '../../../core/event/pack.ts';
import type { ForfeitReason, Result, ResultKind, ScoreLine } from '../../../core/event/types.ts';
import { type Fault, type Typed, scoresFrom } from './score.ts';

export interface Filled {
  readonly kind: ResultKind;
  readonly typed: readonly Typed[];
  /** What stood on the table, for an agreed result. */
  readonly current: readonly Typed[];
  /** Who forfeited, conceded or had no cards. */
  readonly by: readonly string[];
  readonly reason: ForfeitReason | '';
  /** Of those who did not appear, who also leaves the event. */
  readonly leaving: readonly string[];
  /** Everybody at the table and the organiser approve. */
  readonly approved: boolean;
}

/** Whoever did not appear: asked whether they also leave, or they are paired again. */
export function absentIn({ kind, by, reason }: Filled): readonly string[] {
  return kind === 'forfeit' && reason === 'absence' ? by : [];
}

/** What is wrong: fields of the result or of what stood on the table; or nobody is chosen. */
export type Missing = { readonly in: 'typed' | 'current'; readonly faults: readonly Fault[] } | 'who';

export interface Table {
  readonly seats: readonly string[];
  readonly fields: readonly FieldSpec[];
}

export function resultOf(
  filled: Filled,
  { seats, fields }: Table,
): { readonly result: Result } | { readonly missing: Missing } {
  const { kind, by, approved } = filled;
  const [first] = by;
  const approvals = approved ? Object.fromEntries([...seats, 'to'].map((who) => [who, true])) : {};
  switch (kind) {
    case 'played':
    case 'set':
      return withScores(filled.typed, fields, (scores) => ({ kind, scores }));
    case 'agreed':
      return agreed(filled, fields, approvals);
    case 'concession':
      if (first === undefined) return { missing: 'who' };
      return withScores(filled.typed, fields, (scores) => ({ kind, by: first, scores, approvals }));
    case 'forfeit':
      if (first === undefined) return { missing: 'who' };
      return forfeited(filled, { seats, fields });
    case 'no-cards':
      return first === undefined ? { missing: 'who' } : { result: { kind, by: first } };
    case 'bye':
    case 'void':
      return { result: { kind } };
  }
}

/** What stood on the table is what was agreed, where nothing else is entered. */
function agreed(
  { typed, current }: Filled,
  fields: readonly FieldSpec[],
  approvals: Readonly<Record<string, boolean>>,
): ReturnType<typeof resultOf> {
  const read = isEntered(current) ? scoresFrom(current, fields) : null;
  if (read !== null && 'faults' in read) return { missing: { in: 'current', ...read } };
  return withScores(typed, fields, (scores) => ({
    kind: 'agreed',
    scores,
    current: read?.scores ?? scores,
    approvals,
  }));
}

const isEntered = (lines: readonly Typed[]) =>
  lines.some((line) => Object.values(line).some((value) => value.trim() !== ''));

/** Who forfeits has no points. The others keep theirs where any are entered: they have played on. */
function forfeited({ by, reason, typed }: Filled, { seats, fields }: Table): ReturnType<typeof resultOf> {
  const forfeit = { kind: 'forfeit', by, ...(reason === '' ? {} : { reason }) } as const;
  const others = othersIn(seats, by);
  const lines = typed.map((line, seat) => (others.includes(seats[seat] ?? '') ? line : {}));
  if (others.length < 2 || !isEntered(lines)) return { result: forfeit };
  const read = scoresFrom(lines, fields, (seat) => others.includes(seats[seat] ?? ''));
  return 'scores' in read ? { result: { ...forfeit, scores: read.scores } } : { missing: { in: 'typed', ...read } };
}

/** Those at the table who have not forfeited. */
export const othersIn = (seats: readonly string[], by: readonly string[]): readonly string[] =>
  seats.filter((id) => !by.includes(id));

function withScores(
  typed: readonly Typed[],
  fields: readonly FieldSpec[],
  make: (scores: readonly ScoreLine[]) => Result,
): { readonly result: Result } | { readonly missing: Missing } {
  const read = scoresFrom(typed, fields);
  return 'scores' in read ? { result: make(read.scores) } : { missing: { in: 'typed', ...read } };
}
