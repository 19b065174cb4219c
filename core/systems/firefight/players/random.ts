/** A player that does anything that is legal. It draws from its own chance, never from the game's dice. */
import { draft } from '../battle/draft.ts';
import type { Draws } from '../rules/dice.ts';
import type { ComputerPlayer } from './player.ts';

/** So many draughts may be refused before it does the plain thing. */
const TRIES = 4;

export function randomPlayer(chance: Draws): ComputerPlayer {
  return (def, state, open) => {
    let tries = 0;
    return () => (tries++ < TRIES ? draft(def, state, open, chance) : null);
  };
}
