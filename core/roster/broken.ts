/** What a list breaks, as data: every rule for itself, so that a page can say it beside the model it is about. */
import { type RuleId, cite } from '../journal/cite.ts';
import { type Refusal, refuse } from '../journal/types.ts';

export interface Broken {
  readonly rule: RuleId;
  /** A sentence that helps. */
  readonly message: string;
  /** The model, unit or crew it is about, by the name or id that the list gives it. */
  readonly what?: string;
}

/** One broken rule, cited; nothing where it holds. */
export function broken(breaks: boolean, rule: RuleId, message: string, what?: string): readonly Broken[] {
  cite(rule);
  return breaks ? [{ rule, message, ...(what === undefined ? {} : { what }) }] : [];
}

/** The rules that are broken, each once, in the order they were found. */
export function brokenRules(found: readonly Broken[]): readonly RuleId[] {
  return [...new Set(found.map(({ rule }) => rule))];
}

/** A list that breaks rules as a refusal that names them all; null for one that breaks none. */
export function brokenRefusal(code: string, found: readonly Broken[]): Refusal | null {
  if (found.length === 0) return null;
  const messages = [...new Set(found.map(({ message }) => message))];
  return refuse(code, messages.join(' '), ...brokenRules(found));
}
