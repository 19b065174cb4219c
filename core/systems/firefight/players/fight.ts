/** One battle from beginning to end, written down. */
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import { type OpenBattle, answer, openBattle } from '../battle/record.ts';
import type { BattleSetup } from '../battle/def.ts';
import { request } from '../battle/request.ts';
import type { Dice } from '../rules/dice.ts';
import { type Players, type Weighed, decide } from './player.ts';

/** Takes what was weighed for an entry of the record, by its number, the best first. */
export type Watch = (entry: number, weighed: readonly Weighed[]) => void;

export function fightOut(setup: BattleSetup, players: Players, dice: Dice, watch?: Watch): OpenBattle | Refusal {
  const battle = openBattle(setup, dice);
  return isRefusal(battle) ? battle : fightOn(battle, players, dice, watch);
}

/** The same from where a battle has come. */
export function fightOn(battle: OpenBattle, players: Players, dice: Dice, watch?: Watch): OpenBattle {
  const { def, state } = battle;
  for (;;) {
    const open = request(def, state);
    if (open.ask === 'over') return battle;
    const entry = battle.entries.length;
    const weigh = watch && ((weighed: readonly Weighed[]) => watch(entry, weighed));
    decide(def, state, players, (action) => !isRefusal(answer(battle, open.side, action, dice)), weigh);
  }
}
