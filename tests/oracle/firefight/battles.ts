/** Battles of the engine for the referee: its four armies and generated ones, greedy and random players, tables with terrain. */
import { isRefusal } from '../../../core/rules/refusal.ts';
import { canonical } from '../../../core/journal/json.ts';
import { ARMY_LISTS, armyNamed } from '../../../core/systems/firefight/roster/armies/armies.ts';
import { generateArmy } from '../../../core/systems/firefight/roster/armies/generate.ts';
import { type OpenBattle, openBattle, recordOf } from '../../../core/systems/firefight/battle/record.ts';
import { request } from '../../../core/systems/firefight/battle/request.ts';
import { BattleCell, UnitCell, get, ofUnit } from '../../../core/systems/firefight/battle/state.ts';
import { holders } from '../../../core/systems/firefight/battle/steps.ts';
import { draws, seeded } from '../../../core/systems/firefight/rules/dice.ts';
import { fightOn } from '../../../core/systems/firefight/players/fight.ts';
import { greedyPlayer } from '../../../core/systems/firefight/players/greedy.ts';
import { randomPlayer } from '../../../core/systems/firefight/players/random.ts';
import type { ForceUnit } from '../../../core/systems/firefight/rules/unit.ts';
import type { LaidPiece } from '../../../core/table/laid-table.ts';
import { terrainOf } from '../../core/systems/firefight/battle/scenes.ts';
import { type Refereed, refereeBattle } from './referee.ts';
import type { WrittenBattle } from './written.ts';

/** Terrain of every kind but such as is stood upon, with no heights. */
function flatTable(number: number): LaidPiece[] {
  return terrainOf(draws(number)).flatMap(({ id, shape, traits }) =>
    traits.includes('elevated') ? [{ id, shape, traits: ['dangerous', 'difficult'] }] : [{ id, shape, traits }],
  );
}

function armyOf(number: number): readonly ForceUnit[] {
  const names = [...ARMY_LISTS.keys()];
  const own = number % 3 === 0 ? undefined : armyNamed(names[number % names.length] ?? '');
  return own?.units ?? generateArmy(`referee ${number}`, 300).units;
}

/** The battle of a number, played out. */
export function battleOf(number: number): OpenBattle {
  const dice = seeded(number);
  const setup = { armies: { A: armyOf(number), B: armyOf(number * 7 + 1) }, terrain: flatTable(number) };
  const open = openBattle(setup, dice);
  if (isRefusal(open)) throw new Error(open.message);
  const player = number % 2 === 0 ? greedyPlayer(number) : randomPlayer(draws(number));
  return fightOn(open, { A: player, B: player }, dice);
}

/** Its record, as it is written down. */
export function writtenOf(battle: OpenBattle): WrittenBattle {
  return JSON.parse(canonical(recordOf(battle))) as WrittenBattle;
}

/** What is wrong with the battle of a number, by the referee; its end compared with the engine's. */
export function faultsOfBattle(number: number): readonly string[] {
  const battle = battleOf(number);
  const refereed = refereeBattle(writtenOf(battle));
  return [...refereed.faults, ...endFaults(refereed, battle)].map((fault) => `battle ${number}: ${fault}`);
}

function endFaults({ holders: held, units }: Refereed, { def, state }: OpenBattle): string[] {
  const faults: string[] = [];
  const left = holders(state);
  if (request(def, state).ask !== 'over') faults.push('the engine’s battle is not over');
  if (get(state, BattleCell.round) !== 4) faults.push('it is not over after round 4');
  if (held.join() !== left.join()) faults.push(`markers: ${held.join()} and ${left.join()}`);
  for (const { index, id } of def.units) {
    const own = units.find((unit) => unit.id === id);
    const now = {
      id,
      left: ofUnit(state, index, UnitCell.models),
      markers: ofUnit(state, index, UnitCell.wounds),
      shaken: ofUnit(state, index, UnitCell.shaken) === 1,
    };
    if (now.left > 0 && JSON.stringify(now) !== JSON.stringify(own)) faults.push(`${id} stands otherwise at the end`);
  }
  return faults;
}
