/** What an opponent may see of a game: everything but hands, decks, hidden Schemes, bearers and buried discards. */
import type { InformationSpec } from '../../../event/pack.ts';
import { type Fact, asInformation } from '../../malifaux/event/information.ts';

const FACTS: readonly Fact[] = [
  { id: 'hand', label: 'The cards in a hand', hidden: true, rule: 'GG18-INFO-02' },
  { id: 'deck-order', label: 'The order of a Fate Deck', hidden: true, rule: 'GG18-INFO-02' },
  { id: 'chosen-schemes', label: 'Schemes not revealed yet, with their notes', hidden: true, rule: 'GG18-INFO-02' },
  { id: 'upgrade-bearer', label: 'Which model bears which face-down Upgrade', hidden: true, rule: 'GG18-INFO-02' },
  { id: 'discard-below', label: 'Discards below the top one', hidden: true, rule: 'GG18-INFO-04' },
  { id: 'discard-top', label: 'A card as it is discarded, and the top one', hidden: false, rule: 'GG18-INFO-04' },
  { id: 'pool', label: 'The Scheme pool: for all at once, with the Round', hidden: false, rule: 'GG18-POOL-09' },
  { id: 'hand-size', label: 'How many cards are in a hand', hidden: false, rule: 'GG18-INFO-01' },
  { id: 'revealed-scheme', label: 'A revealed Scheme', hidden: false, rule: 'GG18-INFO-01' },
  { id: 'health', label: 'Damage, conditions, Stat Cards and Upgrades', hidden: false, rule: 'GG18-INFO-01' },
  { id: 'finished-result', label: 'Results of finished games', hidden: false, rule: 'GG18-INFO-01' },
];

export function information(): readonly InformationSpec[] {
  return asInformation(FACTS);
}
