/** The names of Gaining Grounds 2018: strategies with their suits, deployments, paired and numbered schemes, factions. */
import type { Suit } from '../../chance/fate-deck.ts';
import type { OptionChoice } from '../../event/pack.ts';
import { PLAYED_NUMBERED, PLAYED_PAIRED } from './rules/schemes/schemes.ts';

/** A suit, or `joker`. */
export type SuitOrJoker = Suit | 'joker';

export interface StrategyName extends OptionChoice {
  readonly suit: SuitOrJoker;
  /** Flipped with an even value, on the wide table alone. */
  readonly wide: boolean;
}

export const STRATEGIES: readonly StrategyName[] = [
  { id: 'ply-for-information', label: 'Ply for Information', suit: 'R', wide: false },
  { id: 'extraction', label: 'Extraction', suit: 'R', wide: true },
  { id: 'ours', label: 'Ours', suit: 'C', wide: false },
  { id: 'guard-the-stash', label: 'Guard the Stash', suit: 'C', wide: true },
  { id: 'symbols-of-authority', label: 'Symbols of Authority', suit: 'M', wide: false },
  { id: 'interference', label: 'Interference', suit: 'M', wide: true },
  { id: 'public-executions', label: 'Public Executions', suit: 'T', wide: false },
  { id: 'headhunter', label: 'Headhunter', suit: 'T', wide: true },
  { id: 'supply-wagons', label: 'Supply Wagons', suit: 'joker', wide: false },
];

export const DEPLOYMENTS: readonly OptionChoice[] = [
  { id: 'standard', label: 'Standard' },
  { id: 'corner', label: 'Corner' },
  { id: 'flank', label: 'Flank' },
  { id: 'close', label: 'Close' },
];

/** The Scheme that goes with every Strategy of a suit. */
export const PAIRED: Readonly<Record<SuitOrJoker, string>> = {
  R: 'surround-them',
  C: 'guarded-treasure',
  M: 'punish-the-weak',
  T: 'eliminate-the-leadership',
  joker: 'guarded-treasure',
};

/** Each Scheme is named where it stands. */
export const PAIRED_SCHEMES = PLAYED_PAIRED.map(nameOf);
export const NUMBERED_SCHEMES = PLAYED_NUMBERED.map(nameOf);

export const FACTIONS = [
  'Arcanists',
  'Gremlins',
  'Guild',
  'Neverborn',
  'Outcasts',
  'Resurrectionists',
  'Ten Thunders',
] as const;

function nameOf({ id, label }: OptionChoice): OptionChoice {
  return { id, label };
}
