/** What is checked of any record from its file alone, and how it is told. */
import { firstBreak } from './chain.ts';
import { openSeals, sealFits } from './seal.ts';
import type { Entry, Header } from './types.ts';

export interface CheckResult {
  /** What was checked, e.g. `round 2: draw 1`. */
  readonly what: string;
  readonly ok: boolean;
  readonly detail: string;
}

export interface Verified {
  readonly ok: boolean;
  readonly checks: readonly CheckResult[];
  /** The details of the checks that failed. */
  readonly problems: readonly string[];
}

export function check(what: string, ok: boolean, detail: string): CheckResult {
  return { what, ok, detail };
}

/** Chain and seals, and where the chain holds what `fold` checks of the rest. */
export function verifyRecord(header: Header, entries: readonly Entry[], fold: () => readonly CheckResult[]): Verified {
  const broken = firstBreak(header, entries);
  const whole = broken ? `entry ${broken.seq} ${broken.problem}` : `${entries.length} entries follow from one another`;
  const checks = [check('chain', broken === null, whole), sealsCheck(entries), ...(broken ? [] : fold())];
  const problems = checks.filter(({ ok }) => !ok).map(({ what, detail }) => `${what}: ${detail}`);
  return { ok: problems.length === 0, checks, problems };
}

function sealsCheck(entries: readonly Entry[]): CheckResult {
  const boxes = entries.flatMap(({ body }) => openSeals(body));
  const wrong = boxes.filter(({ seal, open }) => open && !sealFits(seal, open)).length;
  const detail = wrong === 0 ? `${boxes.length} opened texts fit` : `${wrong} opened texts do not fit their seals`;
  return check('seals', wrong === 0, detail);
}
