/** Citing: every answer carries the IDs of the rules that gave it. */
import type { RuleId } from './rule-ids.ts';

/** The rules behind an answer, where they are named: what it gives belongs into that answer. */
export function cite<const Ids extends readonly RuleId[]>(...ids: Ids): readonly RuleId[] {
  return ids;
}
