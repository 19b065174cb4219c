/** Something of a pack to try out on a table: an example is set up, and what stands there is scored as it is moved. */
import type { RuleId } from '../rules/rule-ids.ts';
import type { Json } from '../journal/json.ts';
import type { LayoutBook } from '../table/layout/layout.ts';
import type { TableAsked, TableNow } from './table.ts';
import type { AskField, SideId } from './types.ts';

/** What the learner chose or told, by field. */
export type LessonChoices = Readonly<Record<string, Json>>;

export interface Example {
  readonly asked: TableAsked;
  readonly now: TableNow;
  /** What is taken as known, a sentence each: which model was noted. */
  readonly known: readonly string[];
  /** What no table shows: who just fell, whether something was done. */
  readonly tells: readonly AskField[];
}

/** What one side scores with something at its moment, and why. */
export interface LessonScore {
  /** The moment and what for. */
  readonly what: string;
  readonly side: SideId;
  readonly points: number;
  /** What was counted, a sentence each. */
  readonly facts: readonly string[];
  /** What was measured for that. */
  readonly measured: readonly string[];
  /** Why there is nothing or no more, where a rule says so. */
  readonly why: string | null;
  readonly rules: readonly RuleId[];
}

export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** Strategies, Schemes, scenarios: lessons of a kind stand together. */
  readonly group: string;
  /** What may be chosen before: a deployment, whose turn it is. Each has an answer from {@link begun}. */
  readonly settings: readonly AskField[];
  readonly begun: LessonChoices;
  readonly example: (settings: LessonChoices) => Example;
  readonly score: (settings: LessonChoices, now: TableNow, told: LessonChoices) => readonly LessonScore[];
}

export interface LessonBook {
  readonly layouts: LayoutBook;
  /** What points are called. */
  readonly unit: string;
  readonly lessons: readonly Lesson[];
}
