/** The names of Season Zero: strategies, deployments and the thirteen schemes, in the order of their numbers. */
import type { OptionChoice } from '../../event/pack.ts';
import type { Suit } from '../../chance/fate-deck.ts';

export interface Suited extends OptionChoice {
  /** The suit that a flip for it shows. */
  readonly suit: Suit;
}

export const STRATEGIES: readonly Suited[] = [
  { id: 'reckoning', label: 'Reckoning', suit: 'C' },
  { id: 'turf-war', label: 'Turf War', suit: 'R' },
  { id: 'plant-explosives', label: 'Plant Explosives', suit: 'T' },
  { id: 'corrupted-idols', label: 'Corrupted Idols', suit: 'M' },
];

export const DEPLOYMENTS: readonly Suited[] = [
  { id: 'standard', label: 'Standard', suit: 'R' },
  { id: 'corner', label: 'Corner', suit: 'C' },
  { id: 'flank', label: 'Flank', suit: 'T' },
  { id: 'wedge', label: 'Wedge', suit: 'M' },
];

/** Scheme 1 to 13: the value of a flipped card names one. */
export const SCHEMES: readonly OptionChoice[] = [
  { id: 'detonate-charges', label: 'Detonate Charges' },
  { id: 'breakthrough', label: 'Breakthrough' },
  { id: 'harness-the-ley-line', label: 'Harness the Ley Line' },
  { id: 'search-the-ruins', label: 'Search the Ruins' },
  { id: 'dig-their-graves', label: 'Dig Their Graves' },
  { id: 'hold-up-their-forces', label: 'Hold Up Their Forces' },
  { id: 'take-prisoner', label: 'Take Prisoner' },
  { id: 'power-ritual', label: 'Power Ritual' },
  { id: 'outflank', label: 'Outflank' },
  { id: 'assassinate', label: 'Assassinate' },
  { id: 'deliver-a-message', label: 'Deliver a Message' },
  { id: 'claim-jump', label: 'Claim Jump' },
  { id: 'vendetta', label: 'Vendetta' },
];

export const FACTIONS = [
  'Arcanists',
  'Bayou',
  'Explorer’s Society',
  'Guild',
  'Neverborn',
  'Outcasts',
  'Resurrectionists',
  'Ten Thunders',
] as const;
