/** Whole battles of random legal decisions, for counting and comparing. */
import { type Dice, type Draws, draws, seeded } from '../../dice.ts';
import { takeTurn } from '../../players/player.ts';
import { randomPlayer } from '../../players/random.ts';
import type { BattleAction } from '../action.ts';
import { begin } from '../apply.ts';
import type { BattleDef } from '../def.ts';
import { type BattleState, hashState } from '../state.ts';
import { sceneOf } from './scenes.ts';

/** Answers the open question for whoever has to; the action taken, null: it is over. */
export function playRandom(def: BattleDef, state: BattleState, chance: Draws, dice: Dice): BattleAction | null {
  const player = randomPlayer(chance);
  return takeTurn(def, state, { A: player, B: player }, dice);
}

/** Plays a battle to its end: how many decisions it took, and the hash of every state on the way as one. */
export function playOut(def: BattleDef, seed: number): { readonly decisions: number; readonly hash: number } {
  const [dice, chance] = [seeded(seed), draws(seed)];
  const state = begin(def, dice);
  let decisions = 0;
  let hash = 0;
  while (playRandom(def, state, chance, dice) !== null) {
    decisions += 1;
    hash = ((hash % 2 ** 47) * 31 + (hashState(state) % 2 ** 52)) % 2 ** 53;
  }
  return { decisions, hash };
}

/** One text for so many battles of the scenes: the same in every engine that computes alike. */
export function hashBattles(count: number): string {
  return Array.from({ length: count }, (_, game) => playOut(sceneOf(game % 40), game).hash.toString(36)).join(' ');
}
