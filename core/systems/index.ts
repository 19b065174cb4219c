/** The systems: their tournament packs, and their games at a table. A new system adds its line here. */
import type { EncounterGame } from '../encounter/game.ts';
import type { Pack } from '../event/pack.ts';
import { battleRuleset } from './firefight/battle/ruleset.ts';
import { grounds2018Game } from './gaining-grounds-2018/game/game.ts';
import { gainingGrounds2018 } from './gaining-grounds-2018/pack.ts';
import { seasonZeroGame } from './gaining-grounds-s0/game/game.ts';
import { gainingGroundsS0 } from './gaining-grounds-s0/pack.ts';
import { boardGame } from './open-swiss/event/board.ts';
import { openSwiss } from './open-swiss/pack.ts';
import { steamrollerGame } from './steamroller-2015/game/game.ts';
import { steamroller2015 } from './steamroller-2015/pack.ts';
import { theHit } from './the-hit/game/game.ts';
import { theHitEvening } from './the-hit/pack.ts';

export const PACKS: readonly Pack[] = [gainingGroundsS0, gainingGrounds2018, steamroller2015, theHitEvening, openSwiss];

export const GAMES: readonly EncounterGame[] = [seasonZeroGame, grounds2018Game, steamrollerGame, theHit];

/** Games that are played on a board of ours, each with rules of its own for what is kept of them. */
export const BATTLES = { firefight: battleRuleset };

/** The battle that a game of an event is, by the event's system; null: it is none. */
export const BOARD_GAMES = { [openSwiss.id]: boardGame };

export function packById(id: string): Pack | undefined {
  return PACKS.find((pack) => pack.id === id);
}
