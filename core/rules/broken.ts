/** A rule that is broken, as data: each for itself, so that a page can say it beside the model it is about. */
import type { RuleId } from './rule-ids.ts';
import type { RefusalCode } from './codes.ts';
import { type Refusal, refuse } from './refusal.ts';

/** By whom or what, and by how much, where that can be said. Lengths are inches. */
export interface Breach {
  readonly rule: RuleId;
  /** The model, unit or crew it is about, by the name or id that its list or battle gives it. */
  readonly what?: string;
  readonly measured?: number;
  readonly allowed?: number;
  readonly message?: string;
}

/** With a sentence that helps. */
export interface Broken extends Breach {
  readonly message: string;
}

/** One broken rule, cited; nothing where it holds. */
export function broken(breaks: boolean, rule: RuleId, message: string, what?: string): readonly Broken[] {
  return breaks ? [{ rule, message, ...(what === undefined ? {} : { what }) }] : [];
}

/** The rules that are broken, each once, in the order they were found. */
export function brokenRules(found: readonly Breach[]): readonly RuleId[] {
  return [...new Set(found.map(({ rule }) => rule))];
}

/** Broken rules as a refusal that names them all; null where none is. */
export function brokenRefusal(code: RefusalCode, found: readonly Broken[]): Refusal | null {
  if (found.length === 0) return null;
  const messages = [...new Set(found.map(({ message }) => message))];
  return refuse(code, messages.join(' '), ...brokenRules(found));
}
