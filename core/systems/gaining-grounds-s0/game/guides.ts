/** What Season Zero's Strategies and Schemes let models do, said at the table. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Guide } from '../../../encounter/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { Played } from '../../malifaux/game/edition.ts';

/** What any model may do for Schemes. */
export const INTERACTS: Guide = {
  text: 'An Interact drops a Scheme Marker in contact, not within 4 inches of another of yours; engaged models may not.',
  rules: ['GG0-CORE-13', 'GG0-CORE-14'],
};

export const SCHEME_GUIDES: Readonly<Record<string, Guide>> = {
  'deliver-a-message': {
    text: 'Deliver a Message: an Interact within 1 inch of the noted model; it may engage you, but other enemies that engage you prevent it.',
    rules: ['GG0-SCHEME-11-02', 'GG0-SCHEME-11-03'],
  },
};

export function strategyGuides({ strategies }: Played): readonly Guide[] {
  return strategies
    .flatMap((id) => STRATEGY_GUIDES[id] ?? [])
    .map(([text, ...rules]) => ({ text, rules: cite(...rules) }));
}

const STRATEGY_GUIDES: Readonly<Record<string, readonly (readonly [text: string, ...rules: RuleId[]])[]>> = {
  'turf-war': [
    ['Five neutral Strategy Markers: in the middle of the table and of each quarter.', 'GG0-STRAT-TURFWAR-01'],
    ['An Interact in contact turns a Marker one step towards your side.', 'GG0-STRAT-TURFWAR-04'],
    [
      'A model that kills an enemy may turn an enemy Marker in that quarter to neutral.',
      'GG0-STRAT-TURFWAR-05',
      'GG0-STRAT-TURFWAR-06',
    ],
  ],
  'plant-explosives': [
    [
      'Place five Tokens in turns: one on a Minion, two on others at most.',
      'GG0-STRAT-EXPLOSIVES-01',
      'GG0-STRAT-EXPLOSIVES-02',
    ],
    [
      'Plant in contact on the enemy half, not within 6 inches of your own Markers.',
      'GG0-STRAT-EXPLOSIVES-04',
      'GG0-STRAT-EXPLOSIVES-05',
    ],
    ['Lift any Strategy Marker in contact for a Token.', 'GG0-STRAT-EXPLOSIVES-07'],
    ['The Tokens of a killed model may go to an enemy of it within 3 inches.', 'GG0-STRAT-EXPLOSIVES-09'],
  ],
  'corrupted-idols': [
    [
      'Each Turn a Marker comes up on the Centerline: Masks left of the player with Initiative, Tomes right, Rams in the middle, Crows at an end.',
      'GG0-STRAT-IDOLS-01',
      'GG0-STRAT-IDOLS-02',
      'GG0-STRAT-IDOLS-03',
      'GG0-STRAT-IDOLS-04',
      'GG0-STRAT-IDOLS-05',
    ],
    [
      'An Interact in contact: suffer up to 3 damage and move the Marker as far.',
      'GG0-STRAT-IDOLS-09',
      'GG0-STRAT-IDOLS-11',
    ],
  ],
};
