/** Citing: every answer carries the IDs of the rules that gave it. */
export type RuleId = string;

/** The rules behind an answer, where they are named: what it gives belongs into that answer. */
export function cite(...ids: RuleId[]): readonly RuleId[] {
  return ids;
}
