/**
 * The ledger of a campaign, as pages show it: what an entrant keeps from game to game (a gang and its fighters), what each
 * game made of it, and what is to be done before the next one. Worked out from the results, so that a correction of one
 * corrects all that came after.
 */
import type { RuleId } from '../rules/rule-ids.ts';
import type { Notice } from './types.ts';

/** What the figures of a ledger are called. */
export interface LedgerWords {
  /** Of the whole: Reputation. */
  readonly whole: string;
  /** Of each member, in a few letters: XP. */
  readonly member: string;
  readonly rules: readonly RuleId[];
}

/** What one game made of what an entrant keeps. */
export interface LedgerGame {
  readonly round: number;
  /** Of the whole: the gain, negative for a loss, and what there was after it. */
  readonly gained: number;
  readonly total: number;
  /** What made the gain, part by part; then what came of members, in the game and since the one before. */
  readonly why: readonly Notice[];
  readonly news: readonly Notice[];
}

export interface LedgerMember {
  readonly name: string;
  /** By round: what it gained; nothing for a game without it, or one whose sheets nobody kept. */
  readonly gained: Readonly<Record<number, number>>;
  /** What it has by now. */
  readonly total: number;
  /** Why it is not there next time; empty where it is. */
  readonly away: string;
}

export interface LedgerRow {
  /** Of what is kept: the gang's name. Null where nobody entered it yet. */
  readonly name: string | null;
  readonly games: readonly LedgerGame[];
  readonly members: readonly LedgerMember[];
  /** What to do before the next game. */
  readonly next: readonly Notice[];
}
