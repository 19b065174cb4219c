/** What an opponent may know of a game, as facts by name: each hidden by a rule, or public by one. */
import type { InformationSpec } from '../../../event/pack.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';

export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly hidden: boolean;
  readonly rule: RuleId;
}

/** The facts as people read them, what is hidden first. */
export function asInformation(facts: readonly Fact[]): readonly InformationSpec[] {
  const rows = facts.map(({ id, label, hidden, rule }) => ({ id, label, hidden, rules: cite(rule) }));
  return [...rows.filter(({ hidden }) => hidden), ...rows.filter(({ hidden }) => !hidden)];
}
