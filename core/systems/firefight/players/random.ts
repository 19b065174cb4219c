/** A player that does anything that is legal. It draws from its own chance, never from the game's dice. */
import type { BattleAction } from '../battle/action.ts';
import { apply } from '../battle/apply.ts';
import type { BattleDef } from '../battle/def.ts';
import { draft, plain } from '../battle/draft.ts';
import { request } from '../battle/request.ts';
import type { BattleState } from '../battle/state.ts';
import type { Dice, Draws } from '../dice.ts';

/** So many draughts may be refused before it does the plain thing. */
const TRIES = 4;

/** Answers the open question, which every action tried goes through `check` for; the action taken, null: it is over. */
export function playRandom(def: BattleDef, state: BattleState, chance: Draws, dice: Dice): BattleAction | null {
  const open = request(def, state);
  if (open.ask === 'over') return null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const action = draft(def, state, open, chance);
    if (apply(def, state, action, dice).length === 0) return action;
  }
  const action = plain(def, state, open);
  const broken = apply(def, state, action, dice);
  if (broken.length > 0) throw new Error(`nothing is legal: ${JSON.stringify({ open, action, broken })}`);
  return action;
}
