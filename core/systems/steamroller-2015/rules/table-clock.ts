/** What players may do with the clock at their table: the extension of a turn, ending it, pausing. */
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import type { PlayerSide } from './sides.ts';
import { has } from '../event/options.ts';
import { EXTENSION } from '../event/sizes.ts';
import { NO_EXTENSION, grantsExtension } from '../event/timing.ts';

export interface ExtensionAsked {
  readonly by: PlayerSide;
  /** Whose turn it is. */
  readonly active: PlayerSide;
  readonly turnOver: boolean;
  /** Who has had one in this game. */
  readonly used: readonly PlayerSide[];
}

/** Whether a player has an extension now: one in a game, asked for in one's own turn. */
export function mayExtend(options: OptionValues, { by, active, turnOver, used }: ExtensionAsked): Refusal | null {
  const broken: readonly (readonly [boolean, RuleId])[] = [
    [!grantsExtension(options) || used.includes(by), 'SR15-TIME-09'],
    [by !== active || turnOver, 'SR15-TIME-10'],
    ...NO_EXTENSION.map(({ variant, rule }) => [has(options, variant), rule] as const),
    [has(options, 'no-time-limits'), 'SR15-VAR-TIME-07'],
    [has(options, 'death-clock'), 'SR15-VAR-TIME-10'],
  ];
  const rules = cite(...broken.filter(([wrong]) => wrong).map(([, rule]) => rule));
  if (rules.length === 0) return null;
  const message = rules.includes('SR15-TIME-10')
    ? 'An extension is declared in your own turn, before it is over.'
    : 'You have no extension. There is one per game, at sizes and in events that have it.';
  return refuse('no-extension', message, ...rules);
}

/**
 * Minutes that an extension really is, by those from its beginning to the end of the round; null: before dice down is
 * called a player's clock shows all of them, since a shorter one would tell when the round ends.
 */
export function extensionMinutes(roundMinutesLeft: number | null): number {
  return Math.max(0, Math.min(EXTENSION, roundMinutesLeft ?? EXTENSION));
}

/** Seconds of the clock that every turn takes at least under Death Clock. */
export const SHORTEST_TURN = 15;

/** Whether a turn may end after so many seconds; it may at once when both players say that the scenario is won. */
export function mayEndTurn(options: OptionValues, seconds: number, verified: readonly PlayerSide[]): Refusal | null {
  if (!has(options, 'death-clock') || seconds >= SHORTEST_TURN) return null;
  if (verified.includes('A') && verified.includes('B')) {
    return null;
  }
  const message = `A turn takes ${SHORTEST_TURN} seconds of the clock at least.`;
  return refuse('turn-too-short', message, ...cite('SR15-VAR-TIME-14'));
}

export interface Pause {
  readonly refusal: Refusal | null;
  /** It was the player's first: a warning. */
  readonly warned: boolean;
  /** It was not: the player loses. */
  readonly loser: PlayerSide | null;
}

/** Somebody stops a Death Clock: a judge may, a player may not. */
export function pauseClock(options: OptionValues, by: PlayerSide | 'judge', pauses: number): Pause {
  if (by === 'judge' || !has(options, 'death-clock')) return { refusal: null, warned: false, loser: null };
  const rules = cite('SR15-VAR-TIME-16');
  if (pauses === 0) {
    const refusal = refuse('no-pause', 'Players may not pause the clock. The next time you lose the game.', ...rules);
    return { refusal, warned: true, loser: null };
  }
  const refusal = refuse('no-pause', 'A second pause: the game is lost.', ...rules);
  return { refusal, warned: false, loser: by };
}

export interface LapsedClock {
  /** Whose clock ran out. */
  readonly side: PlayerSide;
  /** Whose turn it was. */
  readonly active: PlayerSide;
  /** Both players say that the position stood before the clock ran out. */
  readonly agreed: boolean;
  /** Scoring that position would give the player a scenario victory. */
  readonly winsNow: boolean;
}

/** A Death Clock runs out: the position is scored if that wins in the player's own turn, else the opponent wins. */
export function clockRanOut({ side, active, agreed, winsNow }: LapsedClock): {
  readonly winner: PlayerSide;
  readonly by: 'scenario' | 'clock';
  readonly rules: readonly RuleId[];
} {
  if (side === active && agreed && winsNow) return { winner: side, by: 'scenario', rules: cite('SR15-VAR-TIME-19') };
  return { winner: side === 'A' ? 'B' : 'A', by: 'clock', rules: cite('SR15-VAR-TIME-20') };
}

/** Seconds on both clocks together up to which a game is played out after the expected end of the round. */
export const LAST_SECONDS = 300;

/** At the expected end: play on, or a tie without any further scoring. */
export function atExpectedEnd(secondsLeft: Readonly<Record<PlayerSide, number>>): 'play-out' | 'tie' {
  return secondsLeft.A + secondsLeft.B <= LAST_SECONDS ? 'play-out' : 'tie';
}
