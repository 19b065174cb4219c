/** Shooting: what a unit could fire at whom, and resolving what it declared (GFF-SHOOT). */
import { isRefusal } from '../../../rules/refusal.ts';
import { type AttackPlan, type Use, attackOf } from '../rules/attack.ts';
import { coverOf } from '../terrain/field/cover.ts';
import { nearest } from '../terrain/field/field.ts';
import { firersOf, isInReach } from '../terrain/field/fire.ts';
import type { Arm } from '../rules/profile.ts';
import { resolveAttack } from '../rules/resolve.ts';
import { otherSide } from '../rules/rounds.ts';
import type { Weapon } from '../rules/unit.ts';
import { isOverNine } from '../rules/special/rule.ts';
import { profileOf } from './auras.ts';
import type { BattleDef, BattleUnit, ShotOption, StageFigure } from './def.ts';
import { modifiersOf } from './fight.ts';
import { type BattlePlay, changeUnit, counted, note } from './play.ts';
import {
  asInches,
  conditionOf,
  eyesOf,
  fieldOf,
  figuresOn,
  isKept,
  isOnTable,
  keep,
  sees,
  unitAtCell,
  unitNumber,
} from './stage.ts';
import { BattleCell, type BattleState, UnitCell, get, ofUnit, put, shotAt } from './state.ts';
import { nearby, takeStruck, victimOf } from './wounds.ts';

/** Every weapon that the unit may fire now, with its targets (GFF-SHOOT-01). */
export function shotOptions(def: BattleDef, state: BattleState, unit: BattleUnit): readonly ShotOption[] {
  const { shots } = def.stage;
  if (shots.value !== null && isKept(shots, state, unit.index)) return shots.value;
  return keep(shots, state, unit.index, optionsOf(def, state, unit));
}

function optionsOf(def: BattleDef, state: BattleState, unit: BattleUnit): ShotOption[] {
  if (ofUnit(state, unit.index, UnitCell.shaken) === 1 || get(state, BattleCell.did) > 2) return [];
  const used = ofUnit(state, unit.index, UnitCell.used);
  const own = figuresOn(def, state, unit);
  const { arms } = unit.profile;
  const options: ShotOption[] = [];
  for (let weapon = 0; weapon < arms.length; weapon += 1) {
    const arm = arms[weapon];
    if (!arm || arm.melee || (arm.limited && (used >> weapon) & 1)) continue;
    const targets: BattleUnit[] = [];
    for (const target of def.army[otherSide(unit.side)]) {
      const foes = figuresOn(def, state, target);
      if (foes.length > 0 && someFires(def, own, unit, arm, foes)) targets.push(target);
    }
    if (targets.length > 0) options.push({ weapon, targets });
  }
  return options;
}

/** Whether some model may fire a weapon at a target. */
export function mayFire(
  def: BattleDef,
  state: BattleState,
  unit: BattleUnit,
  weapon: number,
  target: BattleUnit,
): boolean {
  const arm = unit.profile.arms[weapon];
  if (arm === undefined) return false;
  return someFires(def, figuresOn(def, state, unit), unit, arm, figuresOn(def, state, target));
}

function someFires(def: BattleDef, own: Figures, { firstModel }: BattleUnit, arm: Arm, foes: Figures): boolean {
  for (const figure of own) {
    if (!isInReach(figure, figure.number - firstModel, foes, arm)) continue;
    if (arm.indirect || seesOne(def, figure, foes)) return true;
  }
  return false;
}

type Figures = readonly StageFigure[];

function seesOne(def: BattleDef, figure: StageFigure, foes: Figures): boolean {
  for (const foe of foes) if (sees(def, figure, foe)) return true;
  return false;
}

/** The models that may fire a weapon at a target. */
export function firers(def: BattleDef, state: BattleState, unit: BattleUnit, weapon: number, target: BattleUnit) {
  const arm = unit.profile.arms[weapon];
  if (arm === undefined) return [];
  const foes = figuresOn(def, state, target);
  return firersOf(figuresOn(def, state, unit), foes, arm, {
    modelOf: ({ number }) => number - unit.firstModel,
    sees: (figure) => seesOne(def, figure, foes),
  });
}

/** The unit's weapon of that name that shoots, by number; -1 where it has none. */
export function weaponNamed({ unit }: BattleUnit, name: string): number {
  return unit.weapons.findIndex((weapon: Weapon) => weapon.name === name && weapon.range > 0);
}

/** The targets declared, in the order of the weapons. */
export function declaredTargets(def: BattleDef, state: BattleState): BattleUnit[] {
  const targets: BattleUnit[] = [];
  const unit = unitNumber(def, get(state, BattleCell.active));
  unit.profile.arms.forEach((_, weapon) => {
    const target = unitAtCell(def, state, shotAt(weapon));
    if (target && !targets.includes(target)) targets.push(target);
  });
  return targets;
}

/** The cells that keep how the defender hands out odd hits, by target. */
const ALLOT = [BattleCell.allotA, BattleCell.allotB] as const;
/** As many units as an order keeps; more than stand round one target. */
const MOST_ALLOTTED = 8;

/** The first target whose Blast hits have to be shared and nobody has said how; its place, and the units. */
export function unallotted(def: BattleDef, state: BattleState): { place: number; units: BattleUnit[] } | null {
  const unit = unitNumber(def, get(state, BattleCell.active));
  if (!unit.hasBlast) return null;
  fieldOf(def, state);
  for (const [place, target] of declaredTargets(def, state).entries()) {
    const cell = ALLOT[place];
    const blasts = unit.unit.weapons.some(
      ({ rules }, weapon) => get(state, shotAt(weapon)) === target.index && rules.some(({ name }) => name === 'Blast'),
    );
    if (!blasts || cell === undefined || get(state, cell) >= 0) continue;
    const units = [target, ...nearby(def, state, target).map((one) => one.unit)];
    if (units.length > 1) return { place, units: units.slice(0, MOST_ALLOTTED) };
  }
  return null;
}

/** Keeps the defender's order: three bits a unit. */
export function allot(state: BattleState, place: number, order: readonly number[]): void {
  const cell = ALLOT[place];
  if (cell !== undefined)
    put(
      state,
      cell,
      order.reduce((sum, unit, at) => sum | (unit << (3 * at)), 0),
    );
}

function allottedOrder(state: BattleState, place: number, count: number): number[] {
  const kept = get(state, ALLOT[place] ?? BattleCell.allotA);
  const order: number[] = [];
  for (let at = 0; at < count; at += 1) order.push(kept >= 0 && at < MOST_ALLOTTED ? (kept >> (3 * at)) & 7 : at);
  return order;
}

/** Resolves all shots, target by target, as they were declared (GFF-SHOOT-03). */
export function shootNow(play: BattlePlay): void {
  const { def, state } = play;
  const unit = unitNumber(def, get(state, BattleCell.active));
  fieldOf(def, state);
  const targets = declaredTargets(def, state);
  const plans = targets.map((target) => planOf(def, state, unit, target));
  unit.profile.arms.forEach(({ limited }, weapon) => {
    if (get(state, shotAt(weapon)) < 0) return;
    if (limited)
      changeUnit(
        play,
        'GFF-SR-LIMITED-1',
        unit,
        UnitCell.used,
        ofUnit(state, unit.index, UnitCell.used) | (1 << weapon),
      );
    put(state, shotAt(weapon), -1);
  });
  plans.forEach((plan, place) => resolveShots(play, plan, targets[place], place));
  for (const cell of ALLOT) put(state, cell, -1);
}

function resolveShots(play: BattlePlay, plan: AttackPlan, target: BattleUnit | undefined, place: number): void {
  const { def, state, dice } = play;
  if (target === undefined || !isOnTable(state, target)) return;
  const attack = attackOf(plan);
  if (isRefusal(attack)) throw new Error(attack.message);
  const others = attack.volleys.some(({ blast }) => blast > 0) ? nearby(def, state, target) : [];
  const units = [target, ...others.map((one) => one.unit)];
  const victims = [victimOf(def, state, target), ...others.map((one) => victimOf(def, state, one.unit, one.near))];
  const struck = resolveAttack(attack, victims, dice, def.readings, allottedOrder(state, place, units.length));
  for (const { because, weapon } of play.log ? attack.volleys : []) {
    for (const rule of because) note(play, rule, plan.attacker.unit.id, weapon ?? '', null, target.id);
  }
  struck.forEach((result, at) => {
    const hit = units[at];
    if (!hit || (at > 0 && result.hits === 0)) return;
    note(play, 'GFF-SHOOT-05', hit.id, 'shoot', counted(result.hits, 'hit'), counted(result.wounds, 'wound'));
    takeStruck(play, hit, result, true);
  });
}

/** The attack as it was declared: who fires what from where (GFF-AMB-45). */
export function planOf(def: BattleDef, state: BattleState, unit: BattleUnit, target: BattleUnit): AttackPlan {
  const foes = figuresOn(def, state, target);
  const shooters: StageFigure[] = [];
  const using: Use[] = [];
  unit.profile.arms.forEach(({ weapon: { name }, indirect }, weapon) => {
    if (get(state, shotAt(weapon)) !== target.index) return;
    const near: StageFigure[] = [];
    const far: StageFigure[] = [];
    for (const figure of firers(def, state, unit, weapon, target)) {
      if (isOverNine(asInches(nearest([figure], foes)))) far.push(figure);
      else near.push(figure);
      if (!shooters.includes(figure)) shooters.push(figure);
    }
    for (const firing of [near, far]) {
      const [one] = firing;
      if (one === undefined) continue;
      const bearers = firing.map(({ number }) => number - unit.firstModel);
      const sight = !indirect || firing.some((figure) => seesOne(def, figure, foes));
      using.push({ weapon: name, count: null, bearers, distance: asInches(nearest([one], foes)), sight });
    }
  });
  const cover = coverOf(shooters, foes, def.terrain, def.blinds, eyesOf);
  return {
    step: 'shoot',
    attacker: profileOf(def, state, unit),
    condition: conditionOf(state, unit),
    target: profileOf(def, state, target),
    targets: foes.length,
    situation: {
      distance: using[0]?.distance ?? 0,
      sight: true,
      moved: get(state, BattleCell.moved) === 1,
      cover,
      striking: null,
      hitModifiers: modifiersOf(state, unit),
    },
    using,
  };
}
