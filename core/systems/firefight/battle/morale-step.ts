/** Morale at a round's end, unit by unit (GFF-MORALE). */
import { type HeroNear, isMoraleDue, testMorale } from '../morale.ts';
import { SIDES, type Side } from '../rounds.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { type Play, changeUnit, note } from './play.ts';
import { apart, asInches, isLeft, sideOf, unitsOn } from './stage.ts';
import { B, type BattleState, U, get, ofUnit, put, putUnit } from './state.ts';
import { STEP } from './step.ts';
import { destroy } from './wounds.ts';

/** Which armies test is settled before the first test (GFF-MORALE-07); bit 2 says that it is. */
const SETTLED = 4;

/** The next test, or a question which it is; true: somebody has to decide. */
export function moraleStep(play: Play): boolean {
  const { def, state } = play;
  if ((get(state, B.morale) & SETTLED) === 0) {
    const due = SIDES.map((side, bit) => (isDue(def, state, side) ? 1 << bit : 0));
    put(state, B.morale, SETTLED | (due[0] ?? 0) | (due[1] ?? 0));
  }
  const first = get(state, B.first);
  for (const side of [first, 1 - first]) {
    if ((get(state, B.morale) & (1 << side)) === 0) continue;
    const units = untested(def, state, sideOf(side));
    const [next] = units;
    if (next === undefined) continue;
    put(state, B.turn, side);
    // The order counts only where a hero may become Shaken before somebody whom it helps has tested.
    if (units.length > 1 && units.some(({ isHero }) => isHero)) return true;
    testUnit(play, next);
    return false;
  }
  put(state, B.morale, 0);
  put(state, B.step, STEP.roundEnd);
  return false;
}

function isDue(def: BattleDef, state: BattleState, side: Side): boolean {
  const army = def.army[side];
  return isMoraleDue(army.length, army.filter((unit) => isLeft(state, unit)).length);
}

/** Units of a side that have yet to test. */
export function untested(def: BattleDef, state: BattleState, side: Side): BattleUnit[] {
  return unitsOn(def, state, side).filter(({ index }) => ofUnit(state, index, U.tested) === 0);
}

/** One unit's test, with the heroes as they are now (GFF-MORALE-05, -06). */
export function testUnit(play: Play, unit: BattleUnit): void {
  const { def, state, dice } = play;
  const heroes = unitsOn(def, state, unit.side)
    .filter((one) => one.isHero && one !== unit)
    .map((hero): HeroNear => ({
      quality: hero.unit.quality,
      distance: asInches(apart(def, state, hero, unit)),
      shaken: ofUnit(state, hero.index, U.shaken) === 1,
    }));
  const shaken = ofUnit(state, unit.index, U.shaken) === 1;
  const { id, quality } = unit.unit;
  const result = testMorale({ id, quality, shaken, fearless: unit.profile.fearless }, heroes, dice);
  putUnit(state, unit.index, U.tested, 1);
  note(play, 'GFF-MORALE-03', unit.id, 'morale', shaken ? 'Shaken' : 'steady', result);
  if (result === 'routs') destroy(play, unit, 'GFF-MORALE-03');
  if (result === 'becomesShaken') changeUnit(play, 'GFF-MORALE-03', unit, U.shaken, 1);
}
