/** What an opponent may see of a game: everything but the hand, the deck and Schemes that are not revealed. */
import type { InformationSpec } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { type Fact, asInformation } from '../../malifaux/event/information.ts';
import { figures } from './figures.ts';

const OF_SCHEMES = ['chosen-schemes', 'revealed-scheme'];

const FACTS: readonly Fact[] = [
  { id: 'hand', label: 'The cards in a Control Hand', hidden: true, rule: 'GG0-SETUP-11' },
  { id: 'deck-order', label: 'The order of a Fate Deck', hidden: true, rule: 'GG0-SETUP-11' },
  { id: 'chosen-schemes', label: 'Chosen Schemes and their details', hidden: true, rule: 'GG0-SETUP-11' },
  { id: 'revealed-scheme', label: 'A revealed Scheme with its details', hidden: false, rule: 'GG0-SETUP-11' },
  { id: 'hand-size', label: 'How many cards are in a hand', hidden: false, rule: 'GG0-ETI-07' },
  { id: 'health', label: 'Cards, Health, Conditions and Tokens of models', hidden: false, rule: 'GG0-ETI-06' },
  { id: 'finished-result', label: 'Results of finished games', hidden: false, rule: 'GG0-EVENT-11' },
];

/** Where nobody takes Schemes there is nothing to know of them. */
export function information(options: OptionValues = {}): readonly InformationSpec[] {
  const none = figures(options).schemes?.length === 0;
  return asInformation(FACTS.filter(({ id }) => !none || !OF_SCHEMES.includes(id)));
}
