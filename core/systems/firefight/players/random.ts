/** A player that does anything that is legal. It draws from its own chance, never from the game's dice. */
import type { BattleAction } from '../battle/action.ts';
import type { BattleDef } from '../battle/def.ts';
import { draft } from '../battle/draft.ts';
import { request } from '../battle/request.ts';
import type { BattleState } from '../battle/state.ts';
import type { Dice, Draws } from '../dice.ts';
import { type Player, takeTurn } from './player.ts';

/** So many draughts may be refused before it does the plain thing. */
const TRIES = 4;

export function randomPlayer(chance: Draws): Player {
  return function* (def, state) {
    const open = request(def, state);
    if (open.ask === 'over') return;
    for (let tries = 0; tries < TRIES; tries += 1) yield draft(def, state, open, chance);
  };
}

/** Answers the open question for whoever has to; the action taken, null: it is over. */
export function playRandom(def: BattleDef, state: BattleState, chance: Draws, dice: Dice): BattleAction | null {
  const player = randomPlayer(chance);
  return takeTurn(def, state, { A: player, B: player }, dice);
}
