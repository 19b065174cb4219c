/** Whole battles of random legal decisions, for counting and comparing. */
import { type Dice, type Draws, draws, seeded } from '../../../../../core/systems/firefight/rules/dice.ts';
import { takeTurn } from '../../../../../core/systems/firefight/players/player.ts';
import { randomPlayer } from '../../../../../core/systems/firefight/players/random.ts';
import type { BattleAction } from '../../../../../core/systems/firefight/battle/action.ts';
import { begin } from '../../../../../core/systems/firefight/battle/apply.ts';
import type { BattleDef } from '../../../../../core/systems/firefight/battle/def.ts';
import { type BattleState, hashState } from '../../../../../core/systems/firefight/battle/state.ts';
import { sceneOf } from './scenes.ts';

/** Answers the open question for whoever has to; the action taken, null: it is over. */
export function playRandom(def: BattleDef, state: BattleState, chance: Draws, dice: Dice): BattleAction | null {
  const player = randomPlayer(chance);
  return takeTurn(def, state, { A: player, B: player }, dice);
}

/** Plays a battle to its end, or for so many decisions: how many decisions it took, and the hash of every state on the way as one. */
export function playOut(
  def: BattleDef,
  seed: number,
  most = Number.POSITIVE_INFINITY,
): { readonly decisions: number; readonly hash: number } {
  const [dice, chance] = [seeded(seed), draws(seed)];
  const state = begin(def, dice);
  let decisions = 0;
  let hash = 0;
  while (decisions < most && playRandom(def, state, chance, dice) !== null) {
    decisions += 1;
    hash = ((hash % 2 ** 47) * 31 + (hashState(state) % 2 ** 52)) % 2 ** 53;
  }
  return { decisions, hash };
}

/** One text for so many battles of the scenes: the same in every engine that computes alike. */
export function hashBattles(count: number): string {
  return Array.from({ length: count }, (_, game) => playOut(sceneOf(game % 40), game).hash.toString(36)).join(' ');
}

/** More decisions than any battle takes: one that is longer has no end. */
const ENDLESS = 1000;

/** Battles of the scenes until so many decisions are taken; those without an end by number. Nothing legal to do throws. */
export function playDecisions(most: number): { readonly decisions: number; readonly endless: readonly number[] } {
  const endless: number[] = [];
  let decisions = 0;
  for (let game = 0; decisions < most; game += 1) {
    const def = sceneOf(game % 400, game % 2 === 0 ? { specialMoves: true } : {});
    const played = playOut(def, game, ENDLESS).decisions;
    if (played === ENDLESS) endless.push(game);
    decisions += played;
  }
  return { decisions, endless };
}
