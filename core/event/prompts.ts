/** What the `guide` rules of a pack put to people, and when. */
import type { RuleId } from '../rules/rule-ids.ts';
import type { OptionValues } from './types.ts';

/** A question that a `guide` rule puts to people; the answer is recorded. */
export interface PromptSpec {
  /** The rule it comes from. One prompt a rule. */
  readonly rule: RuleId;
  readonly moment: 'set-up' | 'check-in' | 'round' | 'game' | 'result' | 'forfeit' | 'disqualification' | 'award';
  readonly question: string;
  readonly answer: 'tick' | 'yes-no' | 'text';
  /** The event cannot go on until it is answered. */
  readonly required: boolean;
  /** Players answer it too, each for themselves. */
  readonly players: boolean;
}

/** What is known when a question may be put. A question that cannot be answered yet, or any more, is not put. */
export interface PromptContext {
  readonly options: OptionValues;
  /** The rules that the latest round had to bend. */
  readonly paid: readonly RuleId[];
  /** What its clock has called, and what its lots found beside the pairings. */
  readonly called: readonly string[];
  readonly drawn: readonly string[];
  /** As many rounds as planned are posted. */
  readonly lastRound: boolean;
  readonly players: number;
  readonly dropped: boolean;
  readonly painting: boolean;
}
