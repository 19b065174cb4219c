/** One battle from beginning to end, written down. */
import { type Refusal, isRefusal } from '../../../rules/refusal.ts';
import { type OpenBattle, answer, openBattle } from '../battle/record.ts';
import type { BattleSetup } from '../battle/def.ts';
import { request } from '../battle/request.ts';
import type { Dice } from '../rules/dice.ts';
import { type Players, decide } from './player.ts';

export function fightOut(setup: BattleSetup, players: Players, dice: Dice): OpenBattle | Refusal {
  const battle = openBattle(setup, dice);
  return isRefusal(battle) ? battle : fightOn(battle, players, dice);
}

/** The same from where a battle has come. */
export function fightOn(battle: OpenBattle, players: Players, dice: Dice): OpenBattle {
  const { def, state } = battle;
  for (;;) {
    const open = request(def, state);
    if (open.ask === 'over') return battle;
    decide(def, state, players, (action) => !isRefusal(answer(battle, open.side, action, dice)));
  }
}
