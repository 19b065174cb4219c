/** What a pack asks of people, in rows: questions whose answers are recorded, and readings that the organiser chooses. */
import type { RuleId } from '../rules/rule-ids.ts';
import type { OptionChoice, OptionSpec } from './pack.ts';
import type { PromptSpec } from './prompts.ts';

/**
 * A rule, its question, how it is answered; `required` where the event does not go on without, `players` where everybody
 * answers for themselves.
 */
export type EventQuestion = readonly [
  rule: RuleId,
  question: string,
  answer: PromptSpec['answer'],
  more?: 'required' | 'players',
];

/** The questions of one moment. */
export function ask(moment: PromptSpec['moment'], rows: readonly EventQuestion[]): readonly PromptSpec[] {
  return rows.map(([rule, question, answer, more]) => ({
    rule,
    moment,
    question,
    answer,
    required: more === 'required',
    players: more === 'players',
  }));
}

/** How a point that a pack leaves unclear is read. The first choice is the default. */
export function reading(
  id: string,
  label: string,
  meaning: string,
  rules: readonly RuleId[],
  choices: readonly [OptionChoice, ...OptionChoice[]],
): OptionSpec {
  return { id, label, meaning, kind: 'choice', choices, default: choices[0].id, rules, folded: true };
}
