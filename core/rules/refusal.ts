import type { RuleId } from './rule-ids.ts';
import type { RefusalCode } from './codes.ts';

/** Why something may not happen: a sentence for a person, and the rules that say so. */
export interface Refusal {
  readonly refused: readonly RuleId[];
  /** A stable code for programs, e.g. `unknown-entrant`. */
  readonly code: RefusalCode;
  readonly message: string;
  /** What the asker can do about it; absent where the refusal is final. */
  readonly remedy?: Remedy;
}

export const REMEDIES = ['reason', 'approve', 'set-aside'] as const;
/**
 * `reason`: asked again with a reason it may happen. `approve`: it takes the organiser's approval of the rules cited.
 * `set-aside`: the organiser, who asked, may set the rules aside for a reason that everybody can read (`override`).
 */
export type Remedy = (typeof REMEDIES)[number];

export function refuse(code: RefusalCode, message: string, ...rules: RuleId[]): Refusal {
  return { refused: rules, code, message };
}

/** The same refusal, with what can be done about it. */
export function remedied(refusal: Refusal, remedy: Remedy): Refusal {
  return { ...refusal, remedy };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value && 'message' in value;
}
