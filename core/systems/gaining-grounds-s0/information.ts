/** What an opponent may see of a game: everything but the hand, the deck and Schemes that are not revealed. */
import { type RuleId, cite } from '../../journal/cite.ts';

const SECRET: ReadonlySet<string> = new Set(['hand', 'deck-order', 'chosen-schemes']);

/** The rules that hide something from the opponent; null when it is public. */
export function hiddenFromOpponent(what: string): readonly RuleId[] | null {
  return SECRET.has(what) ? cite('GG0-SETUP-11') : null;
}
