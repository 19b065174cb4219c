/** What attacks, dangerous ground and falls do to units, written into the state. */
import type { RuleId } from '../../../rules/rule-ids.ts';
import { dangerDice, crossDanger, type DangerCause } from '../rules/dangerous.ts';
import type { Obstacles } from '../../../table/obstacles.ts';
import type { Point } from '../../../table/shapes.ts';
import { comesOnto, groundOf } from '../terrain/field/ground.ts';
import type { Moves } from '../terrain/field/walks.ts';
import { type ModelFigure, isNearSome } from '../terrain/field/field.ts';
import { type UnitState, type Struck, type Victim, settlementRules } from '../rules/resolve.ts';
import { someHave } from '../rules/unit.ts';
import { profileOf } from './auras.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { type BattlePlay, changeUnit, note } from './play.ts';
import { figuresOn, isOnTable, unitAtCell } from './stage.ts';
import {
  BattleCell,
  type BattleState,
  ModelCell,
  UnitCell,
  WHERE,
  get,
  modelAt,
  ofUnit,
  put,
  putModel,
  putUnit,
} from './state.ts';

export function standingOf(state: BattleState, { index }: BattleUnit): UnitState {
  return {
    models: ofUnit(state, index, UnitCell.models),
    markers: ofUnit(state, index, UnitCell.wounds),
    shaken: ofUnit(state, index, UnitCell.shaken) === 1,
  };
}

export function victimOf(
  def: BattleDef,
  state: BattleState,
  unit: BattleUnit,
  near = ofUnit(state, unit.index, UnitCell.models),
): Victim {
  return { profile: profileOf(def, state, unit), standing: standingOf(state, unit), near };
}

/** How near to a target others are that its Blast reaches, in inches (GFF-PIPE-09). */
const BLAST = 3;

/** The other units of a target's side that a Blast on it reaches, each with its models that are near enough. */
export function nearby(def: BattleDef, state: BattleState, target: BattleUnit): { unit: BattleUnit; near: number }[] {
  const hit = figuresOn(def, state, target);
  const found: { unit: BattleUnit; near: number }[] = [];
  for (const unit of def.army[target.side]) {
    if (unit === target || !isOnTable(state, unit)) continue;
    let near = 0;
    for (const one of figuresOn(def, state, unit)) if (isNearSome(one, hit, BLAST)) near += 1;
    near = Math.min(near, ofUnit(state, unit.index, UnitCell.models));
    if (near > 0) found.push({ unit, near });
  }
  return found;
}

/** Writes down how a unit stands after a batch, and tells it. `pushes`: an attack, whose Shaken result may push. */
export function takeStruck(play: BattlePlay, unit: BattleUnit, struck: Struck, pushes: boolean): void {
  const { state, def } = play;
  const { before, after, wounds, effect, total } = struck;
  if (play.log && wounds > 0)
    for (const rule of settlementRules(struck)) note(play, rule, unit.id, 'wound effects', wounds, total);
  if (after.models === 0) {
    destroy(play, unit, 'GFF-WOUND-13');
    return;
  }
  changeUnit(play, 'GFF-WOUND-01', unit, UnitCell.wounds, after.markers);
  changeUnit(play, 'GFF-WOUND-04', unit, UnitCell.shaken, after.shaken ? 1 : 0);
  const killed = before.models - after.models;
  if (killed > 0) {
    changeUnit(play, 'GFF-WOUND-07', unit, UnitCell.models, after.models);
    putUnit(state, unit.index, UnitCell.toRemove, ofUnit(state, unit.index, UnitCell.toRemove) + killed);
    put(state, BattleCell.owes, 1);
  }
  if (pushes && effect === 'shaken' && def.readings.specialMoves) {
    putUnit(state, unit.index, UnitCell.pushable, 1);
    put(state, BattleCell.owes, 1);
  }
}

/** Takes a unit from the table. */
export function destroy(play: BattlePlay, unit: BattleUnit, rule: RuleId): void {
  const { state } = play;
  changeUnit(play, rule, unit, UnitCell.where, WHERE.gone);
  for (const what of [UnitCell.models, UnitCell.toRemove, UnitCell.pushable] as const)
    putUnit(state, unit.index, what, 0);
  for (let model = 0; model < unit.unit.models; model += 1)
    putModel(state, unit.firstModel + model, ModelCell.alive, 0);
}

/**
 * The dice that a move takes for dangerous ground, from where the unit stands: of who crosses it, and, where the unit is being
 * `activated`, of who is in it. Nobody's ground has its dice twice in an activation, be it a charge and a way apart (GFF-TERRAIN-06).
 */
export function dangersOf(
  def: BattleDef,
  state: BattleState,
  unit: BattleUnit,
  moves: Moves,
  activated: boolean,
): number {
  const { dangerous } = groundOf(def.terrain);
  if (dangerous.count === 0) return 0;
  let dice = 0;
  for (const figure of figuresOn(def, state, unit)) {
    const braved = modelAt(state, figure.number) + ModelCell.braved;
    if (get(state, braved) === 1 || (!activated && moves[figure.id] === undefined)) continue;
    const own = dangerDice(unit.profile, 1, causesOf(dangerous, unit, figure, moves));
    if (own > 0) put(state, braved, 1);
    dice += own;
  }
  return dice;
}

/** The next activation: whoever has braved dangerous ground may have to again. Nobody moves in one but who acts and its target. */
export function forgetDangers({ def, state }: BattlePlay): void {
  if (groundOf(def.terrain).dangerous.count === 0) return;
  for (const cell of [BattleCell.active, BattleCell.target]) {
    const unit = unitAtCell(def, state, cell);
    if (unit === null) continue;
    for (let model = unit.firstModel; model < unit.firstModel + unit.unit.models; model += 1) {
      const braved = modelAt(state, model) + ModelCell.braved;
      if (get(state, braved) === 1) put(state, braved, 0);
    }
  }
}

/** Throws them, once the unit has gone (GFF-TERRAIN-05, -06). */
export function braveDanger(play: BattlePlay, unit: BattleUnit, dice: number): void {
  if (dice === 0) return;
  const struck = crossDanger(victimOf(play.def, play.state, unit), dice, play.dice, play.def.readings);
  note(play, 'GFF-TERRAIN-05', unit.id, 'dangerous dice', dice, struck.wounds);
  takeStruck(play, unit, struck, false);
}

const NO_WAY: readonly Point[] = [];

function causesOf(dangerous: Obstacles, { unit }: BattleUnit, figure: ModelFigure, moves: Moves): DangerCause[] {
  const path = moves[figure.id];
  if (path === undefined) return comesOnto(figure.base, NO_WAY, dangerous) ? ['activating'] : [];
  // Whoever goes from there comes onto it as well; who flies away has not been in it.
  return !someHave(unit, 'Flying') && comesOnto(figure.base, path, dangerous) ? ['crossing'] : [];
}
