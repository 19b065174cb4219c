/** What a unit is as it stands now: with the rules that auras near it give (GFF-SR-BOOK-2). */
import { kept } from '../../../event/kept.ts';
import { type WeaponProfile, compile } from '../rules/profile.ts';
import { given } from '../rules/special/auras.ts';
import { isWithin, nearest } from '../terrain/field/field.ts';
import type { AuraBearer, BattleDef, BattleUnit } from './def.ts';
import { figuresOn, isOnTable } from './stage.ts';
import type { BattleState } from './state.ts';

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

/** Whether a bearer that still stands gives its rule to a unit. */
function reaches(def: BattleDef, state: BattleState, { unit, models, within }: AuraBearer, to: BattleUnit): boolean {
  if (unit.side !== to.side || (within === null && unit !== to)) return false;
  if (!isOnTable(state, unit) || !isOnTable(state, to)) return false;
  const bearers = figuresOn(def, state, unit).filter(({ number }) => number - unit.firstModel < models);
  if (unit === to) return bearers.length > 0;
  return within !== null && isWithin(nearest(bearers, figuresOn(def, state, to)), within);
}
