/**
 * The painting competition: who may enter, what a vote and a mark may be, and who wins. A pack says which methods it
 * knows and which of its rules stand behind each. Where the top is shared the organiser decides.
 */
import { cite } from '../rules/cite.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { type Refusal, refuse } from '../rules/refusal.ts';
import type { EntrantId } from './types.ts';

/** How painting is judged. */
export const PAINTING_METHODS = ['executive', 'vote', 'score'] as const;
export type PaintingMethod = (typeof PAINTING_METHODS)[number];

export interface PaintingSpec {
  readonly methods: readonly PaintingMethod[];
  /** Marks of the score method: id, label, lowest and highest. */
  readonly marks: readonly { readonly id: string; readonly label: string; readonly range: readonly [number, number] }[];
  readonly rules: Readonly<Record<'enter' | 'vote' | 'score' | 'tie' | 'won', readonly RuleId[]>>;
}

/** Models that won before, under whom, on which day (`YYYY-MM-DD`). */
export interface PaintingWin {
  readonly organiser: string;
  readonly date: string;
  readonly models: readonly string[];
}

export interface PaintingVote {
  readonly by: EntrantId;
  readonly for: EntrantId;
  readonly points: number;
}

export type Marks = Readonly<Record<string, number>>;

/** All that there is to judge. `entries` in the order they were made. */
export interface Contest {
  readonly method: PaintingMethod;
  readonly entries: readonly EntrantId[];
  readonly votes: readonly PaintingVote[];
  readonly marks: Readonly<Record<EntrantId, Marks>>;
}

export interface PaintingResult {
  readonly totals: Readonly<Record<EntrantId, number>>;
  /** Everybody with the highest total. Nobody under a method that adds nothing up. */
  readonly best: readonly EntrantId[];
  readonly rules: readonly RuleId[];
}

/** Whether these models may be entered: none of them won under this organiser in this calendar year. */
export function checkPaintingEntry(
  spec: PaintingSpec,
  entry: { readonly models: readonly string[]; readonly organiser: string; readonly date: string },
  won: readonly PaintingWin[],
): Refusal | null {
  const yearOf = (date: string): string => date.slice(0, 4);
  const before = won
    .filter(({ organiser, date }) => organiser === entry.organiser && yearOf(date) === yearOf(entry.date))
    .flatMap(({ models }) => models);
  const again = entry.models.find((model) => before.includes(model));
  if (again === undefined) return null;
  const message = `“${again}” has won here in ${yearOf(entry.date)} already: it may be shown, but not win again.`;
  return refuse('won-this-year', message, ...cite(...spec.rules.won));
}

/** Whether a vote goes to somebody else's entry. */
export function checkPaintingVote(
  spec: PaintingSpec,
  vote: Pick<PaintingVote, 'by' | 'for'>,
  entries: readonly EntrantId[],
): Refusal | null {
  const rules = (): readonly RuleId[] => cite(...spec.rules.vote);
  if (vote.by === vote.for) return refuse('vote-own', 'Vote for somebody else’s entry.', ...rules());
  if (entries.includes(vote.for)) return null;
  return refuse('no-entry', 'Vote for one of the entries.', ...rules());
}

/** Whether every mark is there, whole and in its range. */
export function checkPaintingMarks(spec: PaintingSpec, marks: Marks): Refusal | null {
  const wrong = spec.marks.find(({ id, range: [low, high] }) => {
    const mark = marks[id];
    return mark === undefined || !Number.isInteger(mark) || mark < low || mark > high;
  });
  if (!wrong) return null;
  const [low, high] = wrong.range;
  return refuse(
    'mark-range',
    `${wrong.label} is marked ${low} to ${high}, in whole points.`,
    ...cite(...spec.rules.score),
  );
}

/** Adds up marks or votes; refuses when one of them may not be. */
export function judgePainting(spec: PaintingSpec, contest: Contest): PaintingResult | Refusal {
  const totals = new Map<EntrantId, number>(contest.entries.map((entry) => [entry, 0]));
  const add = (entry: EntrantId, points: number): Map<EntrantId, number> =>
    totals.set(entry, (totals.get(entry) ?? 0) + points);
  if (contest.method === 'vote') {
    for (const vote of contest.votes) {
      const refusal = checkPaintingVote(spec, vote, contest.entries);
      if (refusal) return refusal;
      add(vote.for, vote.points);
    }
    return judged(totals, cite(...spec.rules.vote), spec);
  }
  if (contest.method === 'score') {
    for (const entry of contest.entries) {
      const marks = contest.marks[entry] ?? {};
      const refusal = checkPaintingMarks(spec, marks);
      if (refusal) return refusal;
      for (const { id } of spec.marks) add(entry, marks[id] ?? 0);
    }
    return judged(totals, cite(...spec.rules.score), spec);
  }
  return { totals: {}, best: [], rules: cite(...spec.rules.enter) };
}

function judged(totals: ReadonlyMap<EntrantId, number>, rules: readonly RuleId[], spec: PaintingSpec): PaintingResult {
  const highest = Math.max(...totals.values());
  const best = [...totals].filter(([, total]) => total === highest).map(([entry]) => entry);
  return {
    totals: Object.fromEntries(totals),
    best,
    rules: best.length > 1 ? [...rules, ...cite(...spec.rules.tie)] : rules,
  };
}
