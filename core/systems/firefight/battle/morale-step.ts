/** Morale at a round's end, unit by unit (GFF-MORALE). */
import { type HeroNear, isMoraleDue, testMorale } from '../rules/morale.ts';
import { SIDES, type ArmySide } from '../rules/rounds.ts';
import { profileOf } from './auras.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { type BattlePlay, changeUnit, note } from './play.ts';
import { gapBetween, asInches, isLeft, sideOf, unitsOn } from './stage.ts';
import { BattleCell, type BattleState, UnitCell, get, ofUnit, put, putUnit } from './state.ts';
import { STEP } from './step.ts';
import { destroy } from './wounds.ts';

/** Which armies test is settled before the first test (GFF-MORALE-07); bit 2 says that it is. */
const SETTLED = 4;

/** The next test, or a question which it is; true: somebody has to decide. */
export function moraleStep(play: BattlePlay): boolean {
  const { def, state } = play;
  if ((get(state, BattleCell.morale) & SETTLED) === 0) {
    const due = SIDES.map((side, bit) => (isDue(def, state, side) ? 1 << bit : 0));
    put(state, BattleCell.morale, SETTLED | (due[0] ?? 0) | (due[1] ?? 0));
  }
  const first = get(state, BattleCell.first);
  for (const side of [first, 1 - first]) {
    if ((get(state, BattleCell.morale) & (1 << side)) === 0) continue;
    const units = untested(def, state, sideOf(side));
    const [next] = units;
    if (next === undefined) continue;
    put(state, BattleCell.turn, side);
    // The order counts only where a hero may become Shaken before somebody whom it helps has tested.
    if (units.length > 1 && units.some(({ isHero }) => isHero)) return true;
    testUnit(play, next);
    return false;
  }
  put(state, BattleCell.morale, 0);
  put(state, BattleCell.step, STEP.roundEnd);
  return false;
}

function isDue(def: BattleDef, state: BattleState, side: ArmySide): boolean {
  const army = def.army[side];
  return isMoraleDue(army.length, army.filter((unit) => isLeft(state, unit)).length);
}

/** Units of a side that have yet to test. */
export function untested(def: BattleDef, state: BattleState, side: ArmySide): BattleUnit[] {
  return unitsOn(def, state, side).filter(({ index }) => ofUnit(state, index, UnitCell.tested) === 0);
}

/** One unit's test, with the heroes as they are now (GFF-MORALE-05, -06). */
export function testUnit(play: BattlePlay, unit: BattleUnit): void {
  const { def, state, dice } = play;
  const heroes = unitsOn(def, state, unit.side)
    .filter((one) => one.isHero && one !== unit)
    .map((hero): HeroNear => ({
      quality: hero.unit.quality,
      distance: asInches(gapBetween(def, state, hero, unit)),
      shaken: ofUnit(state, hero.index, UnitCell.shaken) === 1,
    }));
  const shaken = ofUnit(state, unit.index, UnitCell.shaken) === 1;
  const { id, quality } = unit.unit;
  const { fearless, morale } = profileOf(def, state, unit);
  const result = testMorale({ id, quality, bonus: morale, shaken, fearless }, heroes, dice);
  putUnit(state, unit.index, UnitCell.tested, 1);
  note(play, 'GFF-MORALE-03', unit.id, 'morale', shaken ? 'Shaken' : 'steady', result);
  if (result === 'routs') destroy(play, unit, 'GFF-MORALE-03');
  if (result === 'becomesShaken') changeUnit(play, 'GFF-MORALE-03', unit, UnitCell.shaken, 1);
}
