/** The figures of a game: its size, its Scheme pool, what the mode fixes, hands and Actions. */
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { modeOf, variantsInForce } from './in-force.ts';
import { settings } from './options.ts';

/** How many Schemes a player picks of the pool. */
export type SchemePicks = { readonly schemes: number } | { readonly reveal: number; readonly end: number };

export interface GameFigures {
  /** Soulstones; null where nothing is hired by Cost. */
  readonly pointSize: number | null;
  /** Null: not fixed by the mode. Several are played together. */
  readonly strategies: readonly string[] | null;
  readonly deployment: string | null;
  readonly schemes: readonly string[] | null;
  /** Schemes in the pool. */
  readonly size: number;
  readonly picks: SchemePicks;
  /** The most cards in a hand. */
  readonly hand: number;
  readonly actions: { readonly leader: number; readonly other: number };
  readonly summoning: boolean;
  /** Whether Strategies score in Turn 1. */
  readonly turnOne: boolean;
  readonly rules: readonly RuleId[];
}

const STANDARD_POOL = 5;
const SECRETS_POOL = 7;
const ACTIONS = 2;

/** What a game is worth in Soulstones: the mode's size, else the organiser's. */
export function pointSizeOf(options: OptionValues): number | null {
  const { pointSize, id } = modeOf(options);
  return id === 'all-out-brawl' ? null : (pointSize ?? settings(options).number('pointSize'));
}

export function figures(options: OptionValues): GameFigures {
  const mode = modeOf(options);
  const pool = poolOf(options);
  return {
    pointSize: pointSizeOf(options),
    strategies: mode.strategies,
    deployment: mode.deployment,
    schemes: mode.schemes,
    size: pool.size,
    picks: pool.picks,
    hand: mode.hand,
    actions: { leader: mode.leaderActions, other: ACTIONS },
    summoning: mode.summoning,
    turnOne: mode.turnOne,
    rules: [...pool.rules, ...cite('GG0-SETUP-01', 'GG0-CORE-16', ...mode.notes.map(([, rule]) => rule))],
  };
}

function poolOf(options: OptionValues): {
  readonly size: number;
  readonly picks: SchemePicks;
  readonly rules: readonly RuleId[];
} {
  const fixed = modeOf(options).schemes;
  if (fixed) return { size: fixed.length, picks: { schemes: fixed.length }, rules: [] };
  if (variantsInForce(options).includes('too-many-secrets')) {
    const rules = cite('GG0-VAR-SECRETS-01', 'GG0-VAR-SECRETS-02');
    return { size: SECRETS_POOL, picks: { reveal: 2, end: 2 }, rules };
  }
  return { size: STANDARD_POOL, picks: { schemes: 2 }, rules: cite('GG0-CORE-08') };
}
