/** What an opponent may know of a game, as facts by name: each hidden by a rule, or public by one. */
import type { InformationSpec } from '../../event/pack.ts';
import { type RuleId, cite } from '../../journal/cite.ts';

export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly hidden: boolean;
  readonly rule: RuleId;
}

/** The rules that hide something from the opponent; null when it is public. */
export function hiddenBy(facts: readonly Fact[], what: string): readonly RuleId[] | null {
  const fact = facts.find(({ id }) => id === what);
  return fact?.hidden ? cite(fact.rule) : null;
}

/** The facts as people read them, what is hidden first. */
export function asInformation(facts: readonly Fact[]): readonly InformationSpec[] {
  const rows = facts.map(({ label, hidden, rule }) => ({ label, hidden, rules: [rule] }));
  return [...rows.filter(({ hidden }) => hidden), ...rows.filter(({ hidden }) => !hidden)];
}
