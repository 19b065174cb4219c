/** Whom a unit could shoot, charge or cast at from where it stands, and the exact odds of that. */
import { isRefusal } from '../../../core/rules/refusal.ts';
import type { RuleId } from '../../../core/rules/rule-ids.ts';
import type { LayoutPoint } from '../../../core/table/layout/layout.ts';
import { inInches } from '../../../core/table/units.ts';
import { moveModels } from '../../../core/systems/firefight/battle/apply.ts';
import { profileOf } from '../../../core/systems/firefight/battle/auras.ts';
import { spellOptions } from '../../../core/systems/firefight/battle/casting.ts';
import { check } from '../../../core/systems/firefight/battle/check.ts';
import type { BattleDef, BattleUnit } from '../../../core/systems/firefight/battle/def.ts';
import { unitOf } from '../../../core/systems/firefight/battle/draft.ts';
import {
  type Melee,
  hasCharged,
  meleeOf,
  modifiersOf,
  strikersOf,
} from '../../../core/systems/firefight/battle/fight.ts';
import { firers, planOf, shotOptions, weaponNamed } from '../../../core/systems/firefight/battle/shooting.ts';
import { conditionOf, enemiesOf, figuresOn, gapBetween, sees } from '../../../core/systems/firefight/battle/stage.ts';
import {
  type BattleState,
  UnitCell,
  cloneState,
  ofUnit,
  put,
  shotAt,
} from '../../../core/systems/firefight/battle/state.ts';
import { nearby } from '../../../core/systems/firefight/battle/wounds.ts';
import { chargeWays, pileInWays } from '../../../core/systems/firefight/battle/ways.ts';
import { type Batch, attackOdds } from '../../../core/systems/firefight/odds/attack.ts';
import { meleeOdds } from '../../../core/systems/firefight/odds/melee.ts';
import { type UnitOutcomeAnswer, meanOf } from '../../../core/systems/firefight/odds/unit-outcome.ts';
import { OPEN } from '../../../core/systems/firefight/rules/attack.ts';
import type { WeaponProfile } from '../../../core/systems/firefight/rules/profile.ts';
import type { Shot } from '../../../core/systems/firefight/rules/shots.ts';
import { allowed, wrongOf } from './drafts.ts';
import { type Wrong, inchPoint } from './view.ts';

/** What becomes of a unit: chances from 0 to 1, and models lost and wounds taken on average. */
export interface Fate {
  readonly out: number;
  readonly shaken: number;
  readonly lost: number;
  readonly wounds: number;
}

export interface Odds {
  readonly target: Fate;
  /** The charger, where the target strikes back. */
  readonly own: Fate | null;
  /** How many models of each are near enough to strike; null for shots. */
  readonly near: { readonly own: number; readonly target: number } | null;
  readonly rules: readonly RuleId[];
}

export interface ShotAim {
  readonly target: string;
  /** Names of weapons, and how many models fire each. */
  readonly weapons: readonly { readonly name: string; readonly count: number }[];
  readonly inches: number;
  readonly cover: boolean;
  /** A line of sight for each model that fires; none for what fires unseen. */
  readonly lines: readonly (readonly [LayoutPoint, LayoutPoint])[];
  /** Of everything that reaches it; null where nothing is reckoned. */
  readonly odds: Odds | null;
}

export interface ChargeAim {
  readonly target: string;
  readonly inches: number;
  /** Why it cannot be charged; empty: it can. */
  readonly wrong: readonly Wrong[];
  readonly odds: Odds | null;
}

export interface SpellAim {
  readonly spell: string;
  readonly value: number;
  readonly targets: readonly string[];
}

function fateOf({ effect, killed, wounds }: UnitOutcomeAnswer): Fate {
  return { out: effect.knockedOut, shaken: effect.shaken, lost: meanOf(killed), wounds: meanOf(wounds) };
}

/** The unit's weapons as they are, with the models that are left. */
function withLeft(def: BattleDef, state: BattleState, unit: BattleUnit): WeaponProfile {
  const { index } = unit;
  const profile = profileOf(def, state, unit);
  return { ...profile, unit: { ...profile.unit, models: ofUnit(state, index, UnitCell.models) } };
}

function subjectOf(def: BattleDef, state: BattleState, unit: BattleUnit) {
  const condition = conditionOf(state, unit);
  return { profile: withLeft(def, state, unit), markers: condition.markers, shaken: condition.shaken };
}

/** Every target in range and in sight, with all weapons that reach it. */
export function shotAims(def: BattleDef, state: BattleState, id: string): ShotAim[] {
  const unit = unitOf(def, id);
  const options = shotOptions(def, state, unit);
  return enemiesOf(def, state, unit).flatMap((target) => {
    const reaching = options.filter(({ targets }) => targets.includes(target)).map(({ weapon }) => weapon);
    if (reaching.length === 0) return [];
    const weapons = reaching.map((weapon) => ({
      name: unit.unit.weapons[weapon]?.name ?? '',
      count: firers(def, state, unit, weapon, target).length,
    }));
    const shots = weapons.map(({ name }) => ({ weapon: name, target: target.id }));
    const { cover, odds } = shotOdds(def, state, id, shots, target);
    const inches = inInches(gapBetween(def, state, unit, target));
    return [{ target: target.id, weapons, inches, cover, lines: linesOf(def, state, unit, target), odds }];
  });
}

/** The exact odds of shots at one of their targets. */
export function shotOdds(
  def: BattleDef,
  state: BattleState,
  id: string,
  shots: readonly Shot[],
  target: BattleUnit,
): { readonly cover: boolean; readonly odds: Odds | null } {
  const unit = unitOf(def, id);
  // Declared on a copy: the attack is then read as the engine reads it.
  const declared = cloneState(state);
  for (const shot of shots) {
    if (shot.target === target.id) put(declared, shotAt(weaponNamed(unit, shot.weapon)), target.index);
  }
  const plan = planOf(def, declared, unit, target);
  const { terrain, sight } = plan.situation.cover;
  return { cover: terrain || sight, odds: attackOn(def, state, plan, unit, target) };
}

/** The odds of one attack at a unit, those near it drawing some of a Blast's hits. */
function attackOn(def: BattleDef, state: BattleState, batch: Batch, unit: BattleUnit, target: BattleUnit): Odds | null {
  const blasts = unit.hasBlast ? nearby(def, state, target) : [];
  const answer = attackOdds({
    target: subjectOf(def, state, target),
    nearby: blasts.map((one) => ({ id: one.unit.id, subject: subjectOf(def, state, one.unit), near: one.near })),
    allot: [target.id, ...blasts.map((one) => one.unit.id)],
    batches: [batch],
    readings: def.readings,
  });
  return isRefusal(answer) ? null : { target: fateOf(answer), own: null, near: null, rules: answer.rules };
}

function linesOf(def: BattleDef, state: BattleState, unit: BattleUnit, target: BattleUnit): ShotAim['lines'] {
  const foes = figuresOn(def, state, target);
  return figuresOn(def, state, unit).flatMap((figure) => {
    const seen = foes.find((foe) => sees(def, figure, foe));
    return seen ? [[inchPoint(figure.base.at), inchPoint(seen.base.at)] as const] : [];
  });
}

/** Every enemy that is as near as a charge goes, and whether it can be charged. */
export function chargeAims(def: BattleDef, state: BattleState, id: string): ChargeAim[] {
  const unit = unitOf(def, id);
  return enemiesOf(def, state, unit).flatMap((target) => {
    const inches = inInches(gapBetween(def, state, unit, target));
    if (inches > allowed(unit, 'charge')) return [];
    const moves = chargeWays(def, state, unit, target);
    const wrong = check(def, state, { do: 'act', unit: id, action: 'charge', target: target.id, moves }).map(wrongOf);
    if (wrong.length > 0) return [{ target: target.id, inches, wrong, odds: null }];
    const there = cloneState(state);
    moveModels({ def, state: there }, unit, moves);
    moveModels({ def, state: there }, target, pileInWays(def, there, target, unit));
    return [{ target: target.id, inches, wrong, odds: meleeFrom(def, there, { charger: unit, defender: target }) }];
  });
}

/** The odds of a melee from where the charge has led, as one of the two sees them: those strike that are near enough. */
function meleeFrom(
  def: BattleDef,
  state: BattleState,
  { charger, defender }: Melee,
  seenBy: keyof Melee = 'charger',
): Odds | null {
  const fighter = (one: BattleUnit, foe: BattleUnit) => ({
    ...subjectOf(def, state, one),
    condition: conditionOf(state, one),
    near: strikersOf(def, state, one, foe).length,
    hitModifiers: modifiersOf(state, one),
  });
  const fighters = { charger: fighter(charger, defender), defender: fighter(defender, charger) };
  const answer = meleeOdds({ ...fighters, strikesBack: true, readings: def.readings });
  if (isRefusal(answer)) return null;
  const foe = seenBy === 'charger' ? 'defender' : 'charger';
  const near = { own: fighters[seenBy].near, target: fighters[foe].near };
  return { target: fateOf(answer[foe]), own: fateOf(answer[seenBy]), near, rules: answer.rules };
}

/** What striking back does to the charger. Counter strikes first: then the charge is still to come, and is reckoned with it. */
export function strikeBackOdds(def: BattleDef, state: BattleState): Odds | null {
  const { charger, defender } = meleeOf(def, state);
  if (!hasCharged(state)) return meleeFrom(def, state, { charger, defender }, 'defender');
  const strikers = strikersOf(def, state, defender, charger);
  const batch: Batch = {
    step: 'strikeback',
    attacker: profileOf(def, state, defender),
    condition: conditionOf(state, defender),
    strikers,
    defenders: figuresOn(def, state, charger).map(({ number }) => number - charger.firstModel),
    situation: { ...OPEN, hitModifiers: modifiersOf(state, defender) },
  };
  const near = { own: strikers.length, target: strikersOf(def, state, charger, defender).length };
  const odds = attackOn(def, state, batch, defender, charger);
  return odds && { ...odds, near };
}

export function spellAims(def: BattleDef, state: BattleState, id: string): SpellAim[] {
  const unit = unitOf(def, id);
  return spellOptions(def, state, unit).flatMap(({ spell, targets }) => {
    const known = def.spells[unit.side][spell];
    return known ? [{ spell: known.name, value: known.value, targets: targets.map((target) => target.id) }] : [];
  });
}
