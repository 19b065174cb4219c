/** Beginning a battle, and answering its questions. */
import type { Breach } from '../../../rules/broken.ts';
import type { Point } from '../../../table/shapes.ts';
import { GRAIN, INCH } from '../../../table/units.ts';
import type { Dice } from '../dice.ts';
import type { Moves } from '../field/moves.ts';
import { comesOnto, groundOf } from '../field/ground.ts';
import { heightAt } from '../field/heights.ts';
import { pushOf } from '../special-moves.ts';
import { spendOn } from '../special/caster.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { type Act, type BattleAction, type Change, DEEDS } from './action.ts';
import { check } from './check.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { modelNumber } from './fight.ts';
import { comeDown, drop, throwJumps } from './jumping.ts';
import { testUnit } from './morale-step.ts';
import { type Play, change, changeUnit, note } from './play.ts';
import { request } from './request.ts';
import { allot, unallotted, weaponNamed } from './shooting.ts';
import { fallenModel, figuresOn, isOnTable, unitAtCell } from './stage.ts';
import {
  B,
  type BattleState,
  F,
  M,
  U,
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
  for (const { index, unit } of def.units) putUnit(state, index, U.models, unit.models);
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

function take(play: Play, action: BattleAction): void {
  const { def, state } = play;
  const turn = get(state, B.turn);
  switch (action.do) {
    case 'marker':
      placeMarker(play, action.at);
      return;
    case 'edge':
      change(play, 'GFF-DEPLOY-01', B.south, action.edge === 'south' ? turn : 1 - turn);
      touch(state);
      put(state, B.step, STEP.setAside);
      return;
    case 'set-aside':
      setAside(play, action.units);
      return;
    case 'place':
      placeUnit(play, unitOf(def, action.unit), action.at);
      return;
    case 'wait':
      put(state, B.declared, get(state, B.declared) | (1 << turn));
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
      put(state, B.step, STEP.melee);
      change(play, 'GFF-MELEE-06', B.strikesBack, action.strikes ? 1 : 0);
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

function placeMarker(play: Play, { x, y }: Point): void {
  const { state } = play;
  const placed = get(state, B.placed);
  const at = markerAt(placed);
  put(state, at + M.x, x * GRAIN);
  put(state, at + M.y, y * GRAIN);
  touch(state);
  change(play, 'GFF-MISSION-02', B.placed, placed + 1);
  put(state, B.turn, 1 - get(state, B.turn));
}

function setAside(play: Play, units: Readonly<Record<string, string>>): void {
  const { def, state } = play;
  for (const [id, as] of Object.entries(units)) {
    const rule = as === 'ambush' ? 'GFF-SR-AMBUSH-1' : 'GFF-SR-SCOUT-1';
    changeUnit(play, rule, unitOf(def, id), U.where, as === 'ambush' ? WHERE.ambush : WHERE.scout);
  }
  put(state, B.declared, get(state, B.declared) | (1 << get(state, B.turn)));
}

function placeUnit(play: Play, unit: BattleUnit, at: readonly Point[]): void {
  const { state } = play;
  const arrives = ofUnit(state, unit.index, U.where) === WHERE.ambush;
  const rule = arrives ? 'GFF-DEPLOY-06' : 'GFF-DEPLOY-04';
  changeUnit(play, rule, unit, U.where, WHERE.table);
  if (arrives) changeUnit(play, 'GFF-DEPLOY-07', unit, U.arrived, 1);
  at.forEach((place, model) => {
    putModel(state, unit.firstModel + model, F.alive, 1);
    stand(play, unit.firstModel + model, place);
  });
  put(state, B.turn, 1 - get(state, B.turn));
}

/** A model's place, and how high it stands there. */
function stand({ def, state }: Play, model: number, to: Point): void {
  moveModel(state, model, to.x * GRAIN, to.y * GRAIN, heightAt(def, to) * GRAIN);
}

function moveModels(play: Play, unit: BattleUnit, moves: Moves): void {
  for (const { id, number } of figuresOn(play.def, play.state, unit)) {
    const path = moves[id];
    const to = path?.[path.length - 1];
    if (to) stand(play, number, to);
  }
}

/** An activation: the action, its move, dangerous ground; then shots, or a melee (GFF-ACT-01). */
function act(play: Play, { unit: id, action, moves: declared, jumps, target }: Act): void {
  const { def, state } = play;
  const unit = unitOf(def, id);
  const number = get(state, B.activations) + 1;
  changeUnit(play, 'GFF-ROUND-02', unit, U.activated, 1);
  change(play, 'GFF-ROUND-02', B.active, unit.index);
  change(play, 'GFF-ACT-01', B.did, DEEDS.indexOf(action) + 1);
  put(state, B.activations, number);
  put(state, unit.side === 'A' ? B.finishA : B.finishB, number);
  const { moves, fallen } = jumps ? throwJumps(play, unit, declared, jumps) : { moves: declared, fallen: [] };
  const dangers = dangersOf(def, state, unit, moves);
  const movers = Object.keys(moves).length;
  if (movers > 0) {
    if (play.log && goesThrough(play, unit, moves)) note(play, 'GFF-ACT-03', id, 'difficult ground', false, true);
    moveModels(play, unit, moves);
    note(play, 'GFF-MOVE-07', id, 'moves', null, movers);
  }
  put(state, B.moved, movers > 0 ? 1 : 0);
  braveDanger(play, unit, dangers);
  let over = false;
  for (const one of fallen) if (comeDown(play, unit, one)) over = true;
  if (action === 'charge' && target !== undefined) {
    change(play, 'GFF-MELEE-01', B.target, unitOf(def, target).index);
    put(state, B.stage, 0);
  }
  const done = action === 'idle' || over || !isOnTable(state, unit);
  put(state, B.step, done ? STEP.end : STEP.shoot);
  if (done) put(state, B.target, -1);
}

/** Whether some model's way crosses difficult ground. */
function goesThrough({ def, state }: Play, unit: BattleUnit, moves: Moves): boolean {
  const { difficult } = groundOf(def.terrain);
  return figuresOn(def, state, unit).some((figure) => {
    const path = moves[figure.id];
    return path !== undefined && comesOnto(figure.base, path, difficult);
  });
}

function cast(play: Play, unit: BattleUnit, name: string, target: BattleUnit): void {
  const { def, state } = play;
  const number = def.spells[unit.side].findIndex((one) => one.name === name);
  const left = spendOn(ofUnit(state, unit.index, U.tokens), def.spells[unit.side][number]?.value ?? 0);
  if (!isRefusal(left)) changeUnit(play, 'GFF-SR-CASTER-2', unit, U.tokens, left);
  putUnit(state, unit.index, U.tried, ofUnit(state, unit.index, U.tried) | (1 << number));
  put(state, B.active, unit.index);
  put(state, B.spell, number);
  put(state, B.spellTarget, target.index);
  put(state, B.declared, 0);
  put(state, B.step, STEP.boost);
}

function boost(play: Play, tokens: Readonly<Record<string, number>>): void {
  const { def, state } = play;
  for (const [id, count] of Object.entries(tokens)) {
    const unit = unitOf(def, id);
    changeUnit(play, 'GFF-SR-CASTER-4', unit, U.tokens, ofUnit(state, unit.index, U.tokens) - Math.abs(count));
    const cell = count > 0 ? B.plus : B.minus;
    put(state, cell, get(state, cell) + Math.abs(count));
  }
  put(state, B.declared, get(state, B.declared) | (1 << get(state, B.turn)));
}

function declare({ def, state }: Play, shots: Extract<BattleAction, { do: 'shoot' }>['shots']): void {
  const unit = unitAtCell(def, state, B.active);
  if (unit === null) return;
  for (const { weapon, target } of shots) put(state, shotAt(weaponNamed(unit, weapon)), unitOf(def, target).index);
  const charges = get(state, B.did) === DID.charge;
  put(state, B.step, shots.length > 0 ? STEP.allot : charges ? STEP.melee : STEP.end);
}

const AFTER = { 'pile-in': STEP.melee, consolidate: STEP.end, separate: STEP.end } as const;

function meleeMove(play: Play, kind: keyof typeof AFTER, moves: Moves): void {
  const { def, state } = play;
  const open = request(def, state);
  if ('unit' in open) {
    moveModels(play, unitOf(def, open.unit), moves);
    if (Object.keys(moves).length > 0) note(play, open.rule, open.unit, kind, null, Object.keys(moves).length);
    else if (kind === 'separate') note(play, open.rule, open.unit, kind, null, 'blocked: it stays');
  }
  put(state, B.step, AFTER[kind]);
}

function remove(play: Play, models: readonly string[]): void {
  const { def, state } = play;
  for (const id of models) {
    const unit = unitOf(def, id.slice(0, id.indexOf('.')));
    putModel(state, unit.firstModel + modelNumber(id), F.alive, 0);
    putUnit(state, unit.index, U.toRemove, ofUnit(state, unit.index, U.toRemove) - 1);
    note(play, 'GFF-WOUND-12', unit.id, 'removed', id, null);
  }
}

/** The die of a push, and where it leads (GFF-MOVE-OPT-01). */
function push(play: Play, to: Point | null): void {
  const { def, state, dice } = play;
  const open = request(def, state);
  if (open.ask !== 'push') return;
  const unit = unitOf(def, open.model.slice(0, open.model.indexOf('.')));
  putUnit(state, unit.index, U.pushable, 0);
  if (to === null) return;
  const reach = pushOf('attack', 'shaken', dice.roll('push', unit.id));
  note(play, 'GFF-MOVE-OPT-01', open.model, 'pushed', null, reach > 0);
  if (reach === 0) return;
  const model = unit.firstModel + modelNumber(open.model);
  const high = ofModel(state, model, F.height);
  stand(play, model, to);
  drop(play, unit, { model, inches: (high - ofModel(state, model, F.height)) / GRAIN / INCH });
}

/** A fallen model is put down (GFF-MOVE-OPT-06). */
function land(play: Play, at: Point): void {
  const { def, state } = play;
  const fallen = fallenModel(def, state);
  if (!fallen) return;
  putModel(state, fallen.number, F.fell, 0);
  stand(play, fallen.number, at);
  note(play, 'GFF-MOVE-OPT-06', fallen.id, 'landed', null, true);
}
