/** What a unit is as it stands now: with the rules that auras near it give (GFF-SR-BOOK-2). */
import { kept } from '../../../event/kept.ts';
import { type WeaponProfile, compile } from '../rules/profile.ts';
import { given } from '../rules/special/auras.ts';
import { isWithin, nearest } from '../terrain/field/field.ts';
import type { AuraBearer, BattleDef, BattleUnit } from './def.ts';
import { figuresOn, isOnTable } from './stage.ts';
import { type BattleState, ModelCell, UnitCell, WHERE, ofModel, ofUnit } from './state.ts';

/** A unit's profiles, by the names of the rules that it is given. */
const profilesOf = kept((_unit: BattleUnit) => new Map<string, WeaponProfile>());

/** The unit with what its weapons and rules do now. Almost always nobody gives anything. */
export function profileOf(def: BattleDef, state: BattleState, unit: BattleUnit): WeaponProfile {
  if (def.auras.length === 0) return unit.profile;
  const names = def.auras.filter((aura) => reaches(def, state, aura, unit)).map(({ gives }) => gives);
  if (names.length === 0) return unit.profile;
  const profiles = profilesOf(unit);
  const key = names.join();
  const profile = profiles.get(key) ?? compile(given(unit.unit, names));
  profiles.set(key, profile);
  return profile;
}

/** Whether a bearer that still stands gives its rule to a unit. Whom it has picked has it from afar. */
function reaches(
  def: BattleDef,
  state: BattleState,
  { unit, models, within, to }: AuraBearer,
  one: BattleUnit,
): boolean {
  if (to !== null) return one === to && hasBearer(state, unit, models);
  if (unit.side !== one.side || (within === null && unit !== one)) return false;
  if (!isOnTable(state, unit) || !isOnTable(state, one)) return false;
  const bearers = figuresOn(def, state, unit).filter(({ number }) => number - unit.firstModel < models);
  if (unit === one) return bearers.length > 0;
  return within !== null && isWithin(nearest(bearers, figuresOn(def, state, one)), within);
}

/** Some of its first so many models have not been killed, be they on the table or set aside. */
function hasBearer(state: BattleState, { index, firstModel }: BattleUnit, models: number): boolean {
  const where = ofUnit(state, index, UnitCell.where);
  if (where !== WHERE.table) return where !== WHERE.gone;
  for (let model = firstModel; model < firstModel + models; model += 1) {
    if (ofModel(state, model, ModelCell.alive) === 1) return true;
  }
  return false;
}
