/**
 * Citing: every answer carries the IDs of the rules that gave it. `cite` is where product code names them, so that
 * `npm run rules` can say which rules the product knows and which it never met while the tests ran.
 */
export type RuleId = string;

let collector: ((id: RuleId) => void) | null = null;

/** The IDs themselves, noted by the collector when there is one. */
export function cite(...ids: RuleId[]): readonly RuleId[] {
  if (collector) for (const id of ids) collector(id);
  return ids;
}

/** Sets who is told of every citation. For the test run's rule report alone. */
export function collectCitations(collect: ((id: RuleId) => void) | null): void {
  collector = collect;
}
