/** What a rule demands of a step: every check says which rule it looked at, and what is wrong where it is broken. */
import { type RuleId, cite } from '../../journal/cite.ts';
import { type Refusal, refuse } from '../../journal/types.ts';

/** A broken rule, and a sentence that helps the person who broke it. */
export interface Fault {
  readonly rule: RuleId;
  readonly message: string;
}

/** No fault where the rule is kept; the fault where it is not. */
export function demand(rule: RuleId, kept: boolean, message: string): readonly Fault[] {
  cite(rule);
  return kept ? [] : [{ rule, message }];
}

/** The IDs of the rules that are broken, each once. */
export function brokenBy(faults: readonly Fault[]): readonly RuleId[] {
  return [...new Set(faults.map(({ rule }) => rule))];
}

/** All faults as one refusal, or null where there is none. */
export function refusalOf(faults: readonly Fault[]): Refusal | null {
  if (faults.length === 0) return null;
  return refuse('against-the-rules', faults.map(({ message }) => message).join(' '), ...brokenBy(faults));
}
