/** The names of Gaining Grounds 2018: strategies with their suits, deployments, paired and numbered schemes. */
import type { Suit } from '../../chance/fate-deck.ts';
import type { OptionChoice } from '../../event/pack.ts';

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

export const PAIRED_SCHEMES: readonly OptionChoice[] = [
  { id: 'surround-them', label: 'Surround Them' },
  { id: 'guarded-treasure', label: 'Guarded Treasure' },
  { id: 'punish-the-weak', label: 'Punish the Weak' },
  { id: 'eliminate-the-leadership', label: 'Eliminate the Leadership' },
];

/** Scheme 1 to 13: the value of a flipped card names one. */
export const NUMBERED_SCHEMES: readonly OptionChoice[] = [
  { id: 'covert-breakthrough', label: 'Covert Breakthrough' },
  { id: 'dig-their-graves', label: 'Dig Their Graves' },
  { id: 'set-up', label: 'Set Up' },
  { id: 'hold-up-their-forces', label: 'Hold Up Their Forces' },
  { id: 'undercover-entourage', label: 'Undercover Entourage' },
  { id: 'inescapable-trap', label: 'Inescapable Trap' },
  { id: 'show-of-force', label: 'Show Of Force' },
  { id: 'search-the-ruins', label: 'Search The Ruins' },
  { id: 'take-prisoner', label: 'Take Prisoner' },
  { id: 'take-one-for-the-team', label: 'Take One For The Team' },
  { id: 'recover-evidence', label: 'Recover Evidence' },
  { id: 'vendetta', label: 'Vendetta' },
  { id: 'public-demonstration', label: 'Public Demonstration' },
];

export const FACTIONS = [
  'Arcanists',
  'Gremlins',
  'Guild',
  'Neverborn',
  'Outcasts',
  'Resurrectionists',
  'Ten Thunders',
] as const;
