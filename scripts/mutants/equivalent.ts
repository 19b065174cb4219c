/** Slips that no test can tell apart, each with why. Named as `npm run mutants` names them. */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  'core/table/areas.ts · other > 0 · > as >=': 'Two lines before, 0 has returned.',
  'core/event/pairing/least-cost/problem.ts · v < size · < as <=':
    'What is written past the end of a typed array is lost.',
};
