/** The odds that the page shows, against the engine that then rolls the dice. */
import { expect, test } from 'vitest';
import { isRefusal } from '../../../core/rules/refusal.ts';
import { apply } from '../../../core/systems/firefight/battle/apply.ts';
import type { BattleDef } from '../../../core/systems/firefight/battle/def.ts';
import { plain } from '../../../core/systems/firefight/battle/draft.ts';
import { meleeOf } from '../../../core/systems/firefight/battle/fight.ts';
import { openBattle } from '../../../core/systems/firefight/battle/record.ts';
import { request } from '../../../core/systems/firefight/battle/request.ts';
import { conditionOf, isOnTable } from '../../../core/systems/firefight/battle/stage.ts';
import { type BattleState, UnitCell, cloneState, ofUnit } from '../../../core/systems/firefight/battle/state.ts';
import { decide } from '../../../core/systems/firefight/players/player.ts';
import { playerOf } from '../../../core/systems/firefight/players/player-of.ts';
import { readArmy } from '../../../core/systems/firefight/roster/import/read.ts';
import { seeded } from '../../../core/systems/firefight/rules/dice.ts';
import { strikeBackOdds } from './aims.ts';

const listOf = (weapon: string) => {
  const army = readArmy(`++ Band [GFF 100pts] ++\n\nFighters [4] Q4+ D5+ | 100pts\n4x ${weapon}\n`);
  if (isRefusal(army) || !army.imported) throw new Error('no list');
  return army.units;
};

/** A battle of one unit each, by a seed, to where the defender is asked; null: nobody is charged. */
function asked(weapon: string, seed: number): { def: BattleDef; state: BattleState } | null {
  const dice = seeded(seed);
  const battle = openBattle({ armies: { A: listOf('Sword (A2)'), B: listOf(weapon) }, terrain: [] }, dice);
  if (isRefusal(battle)) throw new Error(battle.message);
  const { def, state } = battle;
  const player = playerOf('greedy', seed);
  for (let open = request(def, state); open.ask !== 'over'; open = request(def, state)) {
    if (open.ask === 'strike-back' && open.side === 'B') return { def, state };
    decide(def, state, { A: player, B: player }, (action) => apply(def, state, action, dice).length === 0);
  }
  return null;
}

test.each([
  ['a strike back', 'Axe (A2)', 0],
  ['Counter, with the charge that follows it', 'Spear (A1, Counter)', 1],
])('the odds of %s are what comes of it, 4,000 times', (_, weapon, own) => {
  const seeds = Array.from({ length: 40 }, (_one, seed) => seed);
  const met = seeds.reduce<ReturnType<typeof asked>>((found, seed) => found ?? asked(weapon, seed), null);
  if (met === null) throw new Error('nobody charged');
  const { def, state } = met;
  const odds = strikeBackOdds(def, state);
  const { charger, defender } = meleeOf(def, state);
  const units = [charger, defender];
  const was = units.map((unit) => ofUnit(state, unit.index, UnitCell.models));
  const happened = units.map(() => ({ out: 0, shaken: 0, lost: 0 }));
  const times = 4000;
  for (let seed = 1; seed <= times; seed += 1) {
    const then = cloneState(state);
    const dice = seeded(seed);
    expect(apply(def, then, { do: 'strike-back', strikes: true }, dice)).toEqual([]);
    for (let open = request(def, then); open.ask === 'remove'; open = request(def, then))
      apply(def, then, plain(def, then, open), dice);
    units.forEach((unit, at) => {
      const fate = happened[at];
      if (!fate) return;
      if (!isOnTable(then, unit)) fate.out += 1 / times;
      else if (conditionOf(then, unit).shaken) fate.shaken += 1 / times;
      fate.lost += ((was[at] ?? 0) - ofUnit(then, unit.index, UnitCell.models)) / times;
    });
  }
  expect(odds?.near?.own).toBeGreaterThan(0);
  expect([odds?.target, odds?.own].filter(Boolean)).toHaveLength(1 + own);
  [odds?.target, odds?.own].slice(0, 1 + own).forEach((fate, at) => {
    for (const what of ['out', 'shaken', 'lost'] as const)
      expect([what, at, Math.abs((fate?.[what] ?? 9) - (happened[at]?.[what] ?? 0)) < 0.04]).toEqual([what, at, true]);
  });
});
