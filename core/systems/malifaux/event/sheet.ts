/** The score sheet of an edition: its figures, its rules, and its readings, from which a game’s worth follows. */
import type { ForfeitReason } from '../../../event/types.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';

/** The three columns of one game. */
export interface ScoreColumns {
  readonly tp: number;
  readonly diff: number;
  readonly vp: number;
}

export const NO_LINE: ScoreColumns = { tp: 0, diff: 0, vp: 0 };

/** The rules behind each figure. */
export type ScoreRules = Readonly<
  Record<
    | 'figure'
    | 'played'
    | 'bye'
    | 'forfeit'
    | 'bothForfeit'
    | 'approval'
    | 'inducement'
    | 'agreed'
    | 'declined'
    | 'assumed'
    | 'concession'
    | 'set'
    | 'void',
    readonly RuleId[]
  >
>;

export interface AfterForfeit {
  readonly prompts: readonly RuleId[];
  readonly rules: readonly RuleId[];
}

export interface ScoreSheet {
  /** The most VP that one player can score in a game. */
  readonly highest: number;
  readonly bye: ScoreColumns;
  readonly forfeiter: ScoreColumns;
  /** The opponent of somebody who forfeits. */
  readonly against: ScoreColumns;
  /** Each of those who forfeit a game together. */
  readonly bothForfeit: ScoreColumns;
  /** What a concession is: an agreed result, a forfeit, or a loss that has a line of its own for who concedes. */
  readonly concession: 'agreed' | 'forfeit' | ScoreColumns;
  /** After a game that somebody cannot finish for want of cards; where the sheet says nothing it is a forfeit. */
  readonly noCards?: AfterForfeit;
  /** What a refused agreement leaves: the score on the table, or no result at all. */
  readonly declined: 'current-stands' | 'no-result';
  /** What the organiser must answer after a forfeit, and the rules that say what becomes of the player. */
  readonly afterForfeit: (reason: ForfeitReason | undefined) => AfterForfeit;
  readonly rules: ScoreRules;
}
