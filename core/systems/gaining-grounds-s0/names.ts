/** The names of Season Zero: strategies, deployments, schemes and factions. */
import type { OptionChoice } from '../../event/pack.ts';
import type { Suit } from '../../chance/fate-deck.ts';
import { PLAYED_SCHEMES } from './rules/schemes/schemes.ts';

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

/** Each is named where it stands. */
export const SCHEMES: readonly OptionChoice[] = PLAYED_SCHEMES.map(({ id, label }) => ({ id, label }));

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
