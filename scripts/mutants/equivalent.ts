/** Slips that no test can tell apart, each with why. Named as `npm run mutants` names them. */
export const EQUIVALENT: Readonly<Record<string, string>> = {};
