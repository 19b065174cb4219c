/** What an opponent may see of a game: everything but hands, decks, hidden Schemes, bearers and buried discards. */
import { type RuleId, cite } from '../../journal/cite.ts';

const HIDDEN_BY: Readonly<Record<string, RuleId>> = {
  hand: 'GG18-INFO-02',
  'deck-order': 'GG18-INFO-02',
  'chosen-schemes': 'GG18-INFO-02',
  'upgrade-bearer': 'GG18-INFO-02',
  'discard-below': 'GG18-INFO-04',
};

/** The rule that hides something from the opponent; null when it is public. */
export function hiddenFromOpponent(what: string): readonly RuleId[] | null {
  const rule = HIDDEN_BY[what];
  return rule === undefined ? null : cite(rule);
}
