/** Beginning a battle, and answering its questions. */
import type { Breach } from '../../../rules/broken.ts';
import type { Point } from '../../../table/shapes.ts';
import { GRAIN, INCH } from '../../../table/units.ts';
import type { Dice } from '../rules/dice.ts';
import type { Moves } from '../terrain/field/walks.ts';
import { isNearer } from '../terrain/field/field.ts';
import { comesOnto, groundOf } from '../terrain/field/ground.ts';
import { heightAt } from '../terrain/field/heights.ts';
import { pushOf } from '../rules/special-moves.ts';
import { spendOn } from '../rules/special/caster.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { type Act, type BattleAction, type Change, DEEDS } from './action.ts';
import { check } from './check.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { modelNumber } from './fight.ts';
import { comeDown, drop, throwJumps } from './jumping.ts';
import { testUnit } from './morale-step.ts';
import { type BattlePlay, change, changeUnit, note } from './play.ts';
import { request } from './request.ts';
import { allot, unallotted, weaponNamed } from './shooting.ts';
import { fallenModel, figuresOn, gapBetween, isOnTable, unitAtCell } from './stage.ts';
import {
  BattleCell,
  type BattleState,
  ModelCell,
  MarkerCell,
  UnitCell,
  WHERE,
  blankState,
  get,
  markerAt,
  moveModel,
  ofModel,
  ofUnit,
  put,
  putModel,
  putUnit,
  shotAt,
  touch,
} from './state.ts';
import { goOn, startMission } from './steps.ts';
import { DID, STEP } from './step.ts';
import { braveDanger, dangersOf } from './wounds.ts';

/** A battle before its first decision: the mission's die is thrown, and the roll-off for the first marker. */
export function begin(def: BattleDef, dice: Dice, log: Change[] | null = null): BattleState {
  const state = blankState(def.muster);
  for (const { index, unit } of def.units) putUnit(state, index, UnitCell.models, unit.models);
  const play = { def, state, dice, log };
  startMission(play);
  goOn(play);
  return state;
}

/**
 * Answers the open question, and goes on until the next one. The state is changed in place. What `check` refuses is refused
 * here, and changes nothing. `log`: takes what each rule changed.
 */
export function apply(
  def: BattleDef,
  state: BattleState,
  action: BattleAction,
  dice: Dice,
  log: Change[] | null = null,
): readonly Breach[] {
  const broken = check(def, state, action);
  if (broken.length > 0) return broken;
  const play = { def, state, dice, log };
  take(play, action);
  goOn(play);
  return broken;
}

function take(play: BattlePlay, action: BattleAction): void {
  const { def, state } = play;
  const turn = get(state, BattleCell.turn);
  switch (action.do) {
    case 'marker':
      placeMarker(play, action.at);
      return;
    case 'edge':
      change(play, 'GFF-DEPLOY-01', BattleCell.south, action.edge === 'south' ? turn : 1 - turn);
      touch(state);
      put(state, BattleCell.step, STEP.setAside);
      return;
    case 'set-aside':
      setAside(play, action.units);
      return;
    case 'place':
      placeUnit(play, unitOf(def, action.unit), action.at);
      return;
    case 'wait':
      put(state, BattleCell.declared, get(state, BattleCell.declared) | (1 << turn));
      return;
    case 'act':
      act(play, action);
      return;
    case 'cast':
      cast(play, unitOf(def, action.unit), action.spell, unitOf(def, action.target));
      return;
    case 'boost':
      boost(play, action.tokens);
      return;
    case 'shoot':
      declare(play, action.shots);
      return;
    case 'allot': {
      const open = unallotted(def, state);
      const units = open?.units.map(({ id }) => id) ?? [];
      allot(
        state,
        open?.place ?? 0,
        action.order.map((id) => units.indexOf(id)),
      );
      return;
    }
    case 'pile-in':
    case 'consolidate':
    case 'separate':
      meleeMove(play, action.do, action.moves);
      return;
    case 'strike-back':
      put(state, BattleCell.step, STEP.melee);
      change(play, 'GFF-MELEE-06', BattleCell.strikesBack, action.strikes ? 1 : 0);
      return;
    case 'remove':
      remove(play, action.models);
      return;
    case 'push':
      push(play, action.to);
      return;
    case 'land':
      land(play, action.at);
      return;
    case 'morale':
      testUnit(play, unitOf(def, action.unit));
      return;
  }
}

function unitOf(def: BattleDef, id: string): BattleUnit {
  const unit = def.byId.get(id);
  if (unit === undefined) throw new RangeError(`there is no unit ${id}`);
  return unit;
}

function placeMarker(play: BattlePlay, { x, y }: Point): void {
  const { state } = play;
  const placed = get(state, BattleCell.placed);
  const at = markerAt(placed);
  put(state, at + MarkerCell.x, x * GRAIN);
  put(state, at + MarkerCell.y, y * GRAIN);
  touch(state);
  change(play, 'GFF-MISSION-02', BattleCell.placed, placed + 1);
  put(state, BattleCell.turn, 1 - get(state, BattleCell.turn));
}

function setAside(play: BattlePlay, units: Readonly<Record<string, string>>): void {
  const { def, state } = play;
  for (const [id, as] of Object.entries(units)) {
    const rule = as === 'ambush' ? 'GFF-SR-AMBUSH-1' : 'GFF-SR-SCOUT-1';
    changeUnit(play, rule, unitOf(def, id), UnitCell.where, as === 'ambush' ? WHERE.ambush : WHERE.scout);
  }
  put(state, BattleCell.declared, get(state, BattleCell.declared) | (1 << get(state, BattleCell.turn)));
}

function placeUnit(play: BattlePlay, unit: BattleUnit, at: readonly Point[]): void {
  const { state } = play;
  const arrives = ofUnit(state, unit.index, UnitCell.where) === WHERE.ambush;
  const rule = arrives ? 'GFF-DEPLOY-06' : 'GFF-DEPLOY-04';
  changeUnit(play, rule, unit, UnitCell.where, WHERE.table);
  if (arrives) changeUnit(play, 'GFF-DEPLOY-07', unit, UnitCell.arrived, 1);
  at.forEach((place, model) => {
    putModel(state, unit.firstModel + model, ModelCell.alive, 1);
    stand(play, unit.firstModel + model, place);
  });
  put(state, BattleCell.turn, 1 - get(state, BattleCell.turn));
}

/** A model's place, and how high it stands there. */
function stand({ def, state }: Pick<BattlePlay, 'def' | 'state'>, model: number, to: Point): void {
  moveModel(state, model, to.x * GRAIN, to.y * GRAIN, heightAt(def, to) * GRAIN);
}

/** Its models go to the ends of their ways, whatever that may bring. */
export function moveModels(play: Pick<BattlePlay, 'def' | 'state'>, unit: BattleUnit, moves: Moves): void {
  for (const { id, number } of figuresOn(play.def, play.state, unit)) {
    const path = moves[id];
    const to = path?.[path.length - 1];
    if (to) stand(play, number, to);
  }
}

/** An activation: the action, its move, dangerous ground; then shots, or a melee (GFF-ACT-01). */
function act(play: BattlePlay, { unit: id, action, moves: declared, jumps, target }: Act): void {
  const { def, state } = play;
  const unit = unitOf(def, id);
  const number = get(state, BattleCell.activations) + 1;
  changeUnit(play, 'GFF-ROUND-02', unit, UnitCell.activated, 1);
  change(play, 'GFF-ROUND-02', BattleCell.active, unit.index);
  change(play, 'GFF-ACT-01', BattleCell.did, DEEDS.indexOf(action) + 1);
  put(state, BattleCell.activations, number);
  put(state, unit.side === 'A' ? BattleCell.finishA : BattleCell.finishB, number);
  const { moves, fallen } = jumps ? throwJumps(play, unit, declared, jumps) : { moves: declared, fallen: [] };
  const dangers = dangersOf(def, state, unit, moves, true);
  const movers = Object.keys(moves).length;
  if (movers > 0) {
    if (play.log && goesThrough(play, unit, moves)) note(play, 'GFF-ACT-03', id, 'difficult ground', false, true);
    moveModels(play, unit, moves);
    note(play, 'GFF-MOVE-07', id, 'moves', null, movers);
  }
  put(state, BattleCell.moved, movers > 0 ? 1 : 0);
  braveDanger(play, unit, dangers);
  let over = false;
  for (const one of fallen) if (comeDown(play, unit, one)) over = true;
  if (action === 'charge' && target !== undefined) {
    change(play, 'GFF-MELEE-01', BattleCell.target, unitOf(def, target).index);
    put(state, BattleCell.stage, 0);
  }
  const done = action === 'idle' || over || !isOnTable(state, unit);
  put(state, BattleCell.step, done ? STEP.end : STEP.shoot);
  if (done) put(state, BattleCell.target, -1);
}

/** Whether some model's way crosses difficult ground. */
function goesThrough({ def, state }: BattlePlay, unit: BattleUnit, moves: Moves): boolean {
  const { difficult } = groundOf(def.terrain);
  return figuresOn(def, state, unit).some((figure) => {
    const path = moves[figure.id];
    return path !== undefined && comesOnto(figure.base, path, difficult);
  });
}

function cast(play: BattlePlay, unit: BattleUnit, name: string, target: BattleUnit): void {
  const { def, state } = play;
  const number = def.spells[unit.side].findIndex((one) => one.name === name);
  const left = spendOn(ofUnit(state, unit.index, UnitCell.tokens), def.spells[unit.side][number]?.value ?? 0);
  if (!isRefusal(left)) changeUnit(play, 'GFF-SR-CASTER-2', unit, UnitCell.tokens, left);
  putUnit(state, unit.index, UnitCell.tried, ofUnit(state, unit.index, UnitCell.tried) | (1 << number));
  put(state, BattleCell.active, unit.index);
  put(state, BattleCell.spell, number);
  put(state, BattleCell.spellTarget, target.index);
  put(state, BattleCell.declared, 0);
  put(state, BattleCell.step, STEP.boost);
}

function boost(play: BattlePlay, tokens: Readonly<Record<string, number>>): void {
  const { def, state } = play;
  for (const [id, count] of Object.entries(tokens)) {
    const unit = unitOf(def, id);
    changeUnit(
      play,
      'GFF-SR-CASTER-4',
      unit,
      UnitCell.tokens,
      ofUnit(state, unit.index, UnitCell.tokens) - Math.abs(count),
    );
    const cell = count > 0 ? BattleCell.plus : BattleCell.minus;
    put(state, cell, get(state, cell) + Math.abs(count));
  }
  put(state, BattleCell.declared, get(state, BattleCell.declared) | (1 << get(state, BattleCell.turn)));
}

function declare({ def, state }: BattlePlay, shots: Extract<BattleAction, { do: 'shoot' }>['shots']): void {
  const unit = unitAtCell(def, state, BattleCell.active);
  if (unit === null) return;
  for (const { weapon, target } of shots) put(state, shotAt(weaponNamed(unit, weapon)), unitOf(def, target).index);
  const charges = get(state, BattleCell.did) === DID.charge;
  put(state, BattleCell.step, shots.length > 0 ? STEP.allot : charges ? STEP.melee : STEP.end);
}

const AFTER = { 'pile-in': STEP.melee, consolidate: STEP.end, separate: STEP.end } as const;

function meleeMove(play: BattlePlay, kind: keyof typeof AFTER, moves: Moves): void {
  const { def, state } = play;
  const open = request(def, state);
  put(state, BattleCell.step, AFTER[kind]);
  if (!('unit' in open)) return;
  const unit = unitOf(def, open.unit);
  const dangers = dangersOf(def, state, unit, moves, false);
  const movers = Object.keys(moves).length;
  moveModels(play, unit, moves);
  if (movers > 0) note(play, open.rule, unit.id, kind, null, movers);
  if (kind === 'separate' && 'foe' in open && isNearer(gapBetween(def, state, unit, unitOf(def, open.foe)), 1)) {
    note(play, open.rule, unit.id, kind, null, 'blocked: it stays');
  }
  braveDanger(play, unit, dangers);
}

function remove(play: BattlePlay, models: readonly string[]): void {
  const { def, state } = play;
  for (const id of models) {
    const unit = unitOf(def, id.slice(0, id.indexOf('.')));
    putModel(state, unit.firstModel + modelNumber(id), ModelCell.alive, 0);
    putUnit(state, unit.index, UnitCell.toRemove, ofUnit(state, unit.index, UnitCell.toRemove) - 1);
    note(play, 'GFF-WOUND-12', unit.id, 'removed', id, null);
  }
}

/** The die of a push, and where it leads (GFF-MOVE-OPT-01). */
function push(play: BattlePlay, to: Point | null): void {
  const { def, state, dice } = play;
  const open = request(def, state);
  if (open.ask !== 'push') return;
  const unit = unitOf(def, open.model.slice(0, open.model.indexOf('.')));
  putUnit(state, unit.index, UnitCell.pushable, 0);
  if (to === null) return;
  const reach = pushOf('attack', 'shaken', dice.roll('push', unit.id, '4+ pushes'));
  note(play, 'GFF-MOVE-OPT-01', open.model, 'pushed', null, reach > 0);
  if (reach === 0) return;
  const model = unit.firstModel + modelNumber(open.model);
  const high = ofModel(state, model, ModelCell.height);
  stand(play, model, to);
  drop(play, unit, { model, inches: (high - ofModel(state, model, ModelCell.height)) / GRAIN / INCH });
}

/** A fallen model is put down (GFF-MOVE-OPT-06). */
function land(play: BattlePlay, at: Point): void {
  const { def, state } = play;
  const fallen = fallenModel(def, state);
  if (!fallen) return;
  putModel(state, fallen.number, ModelCell.fell, 0);
  stand(play, fallen.number, at);
  note(play, 'GFF-MOVE-OPT-06', fallen.id, 'landed', null, true);
}
