/** The table as a state has it, for the rules that measure. One stage a definition: it holds until the next is set. */
import { basesSee } from '../../../table/base-sight.ts';
import { root } from '../../../table/from-point.ts';
import { GRAIN, INCH } from '../../../table/units.ts';
import { blindsBetween } from '../terrain/field/blind.ts';
import type { BattleTable } from '../terrain/field/field.ts';
import { type ArmySide, otherSide } from '../rules/rounds.ts';
import type { UnitCondition } from '../rules/unit.ts';
import type { UnitInPlay } from '../rules/turn.ts';
import type { BattleDef, BattleUnit, Kept, FieldStage, StageFigure } from './def.ts';
import {
  BattleCell,
  ModelCell,
  MarkerCell,
  UnitCell,
  WHERE,
  get,
  markerAt,
  modelAt,
  ofModel,
  ofUnit,
  settle,
} from './state.ts';
import type { BattleState } from './state.ts';

/** Sets the stage: every model on the table, in the units' order, and the markers. */
export function fieldOf({ stage, units }: BattleDef, state: BattleState): BattleTable {
  if (stage.shown === state && stage.changes === state.changes) return stage;
  if (stage.shown === state && stage.changes >= state.steady) moveFigures(stage, state);
  else setAnew(stage, units, state);
  stage.shown = state;
  stage.changes = state.changes;
  settle(state);
  return stage;
}

/** What has moved since the stage was set, and nothing else has changed. */
function moveFigures(stage: FieldStage, state: BattleState): void {
  for (let model = state.firstMoved; model <= state.lastMoved; model += 1) {
    const figure = stage.all[model];
    if (figure !== undefined && stand(stage, state, figure)) lay(stage, figure);
  }
}

function setAnew(stage: FieldStage, units: readonly BattleUnit[], state: BattleState): void {
  let standing = 0;
  for (const { index, firstModel, unit } of units) {
    const own = stage.byUnit[index];
    if (own === undefined) continue;
    let count = 0;
    stage.starts[index] = standing;
    const last = ofUnit(state, index, UnitCell.where) === WHERE.table ? firstModel + unit.models : 0;
    for (let model = firstModel; model < last; model += 1) {
      const figure = stage.all[model];
      if (figure === undefined || !stand(stage, state, figure)) continue;
      own[count++] = figure;
      stage.figures[standing] = figure;
      figure.place = standing++;
      lay(stage, figure);
    }
    while (own.length > count) own.pop();
  }
  stage.starts[units.length] = standing;
  while (stage.figures.length > standing) stage.figures.pop();
  showMarkers(stage, state);
}

/** Keeps where a figure stands among those on the table. */
function lay({ spots }: FieldStage, { place, base: { at, radius } }: StageFigure): void {
  spots[3 * place] = at.x;
  spots[3 * place + 1] = at.y;
  spots[3 * place + 2] = radius;
}

/** Puts a figure where its model stands; false: it has fallen. */
function stand({ sights }: FieldStage, state: BattleState, figure: StageFigure): boolean {
  const cell = modelAt(state, figure.number);
  if (get(state, cell + ModelCell.alive) === 0) return false;
  const x = get(state, cell + ModelCell.x) / GRAIN;
  const y = get(state, cell + ModelCell.y) / GRAIN;
  const height = get(state, cell + ModelCell.height) / GRAIN;
  const { at } = figure.base;
  if (at.x === x && at.y === y && figure.height === height) return true;
  at.x = x;
  at.y = y;
  figure.height = height;
  sights.moves += 1;
  sights.moved[figure.number] = sights.moves;
  return true;
}

function showMarkers(stage: FieldStage, state: BattleState): void {
  const { markers } = stage;
  const placed = get(state, BattleCell.placed);
  if (markers.length > placed) markers.length = placed;
  for (let marker = 0; marker < placed; marker += 1) {
    const at = markerAt(marker);
    const one = (markers[marker] ??= { id: `marker ${marker + 1}`, at: { x: 0, y: 0 }, holder: null });
    one.at.x = get(state, at + MarkerCell.x) / GRAIN;
    one.at.y = get(state, at + MarkerCell.y) / GRAIN;
    one.holder = sideAt(state, at + MarkerCell.holder);
  }
  stage.south = sideAt(state, BattleCell.south) ?? 'A';
}

/** A unit's models on the table, in their order, as they stand now. */
export function figuresOn(def: BattleDef, state: BattleState, { index }: BattleUnit): readonly StageFigure[] {
  fieldOf(def, state);
  return def.stage.byUnit[index] ?? [];
}

/**
 * How far apart two units are, in units: their nearest two models, from edge to edge; Infinity where one has none.
 * As `nearest` says, from the flat places: it is asked hundreds of times a battle.
 */
export function gapBetween(def: BattleDef, state: BattleState, one: BattleUnit, other: BattleUnit): number {
  fieldOf(def, state);
  const { spots, starts } = def.stage;
  const [from, to] = [starts[other.index] ?? 0, starts[other.index + 1] ?? 0];
  const end = starts[one.index + 1] ?? 0;
  let least = Infinity;
  for (let own = starts[one.index] ?? 0; own < end; own += 1) {
    for (let foe = from; foe < to; foe += 1) {
      const dx = (spots[3 * own] ?? 0) - (spots[3 * foe] ?? 0);
      const dy = (spots[3 * own + 1] ?? 0) - (spots[3 * foe + 1] ?? 0);
      const gap = root(dx, dy) - (spots[3 * own + 2] ?? 0) - (spots[3 * foe + 2] ?? 0);
      if (gap < least) least = gap;
    }
  }
  return Math.max(0, least);
}

/** Whether something was worked out from this very state, for such a unit. */
export function isKept({ state, writes, unit }: Kept<unknown>, now: BattleState, index: number): boolean {
  return state === now && writes === now.writes && unit === index;
}

/** Keeps what was worked out, until the state is written. */
export function keep<Value>(kept: Kept<Value>, state: BattleState, index: number, value: Value): Value {
  kept.state = state;
  kept.writes = state.writes;
  kept.unit = index;
  kept.value = value;
  return value;
}

export function isAlive(state: BattleState, model: number): boolean {
  return ofModel(state, model, ModelCell.alive) === 1;
}

/** The first model that has fallen and is not put down yet (GFF-MOVE-OPT-06); null: there is none. */
export function fallenModel(def: BattleDef, state: BattleState): StageFigure | null {
  for (const figure of def.stage.all) {
    if (isAlive(state, figure.number) && ofModel(state, figure.number, ModelCell.fell) === 1) return figure;
  }
  return null;
}

/** The side that a cell names, or null. */
export function sideAt(state: BattleState, cell: number): ArmySide | null {
  const index = get(state, cell);
  return index < 0 ? null : sideOf(index);
}

/** The unit that a cell names, or null. No list is asked for its number -1: that takes ten times as long. */
export function unitAtCell({ units }: BattleDef, state: BattleState, cell: number): BattleUnit | null {
  const index = get(state, cell);
  return index < 0 ? null : (units[index] ?? null);
}

export function sideOf(index: number): ArmySide {
  return index === 1 ? 'B' : 'A';
}

export function isOnTable(state: BattleState, { index }: BattleUnit): boolean {
  return ofUnit(state, index, UnitCell.where) === WHERE.table;
}

/** Units that are left: not destroyed, set aside included. */
export function isLeft(state: BattleState, { index }: BattleUnit): boolean {
  return ofUnit(state, index, UnitCell.where) !== WHERE.gone;
}

export function unitsOn(def: BattleDef, state: BattleState, side: ArmySide): BattleUnit[] {
  const found: BattleUnit[] = [];
  for (const unit of def.army[side]) if (isOnTable(state, unit)) found.push(unit);
  return found;
}

export function enemiesOf(def: BattleDef, state: BattleState, { side }: BattleUnit): BattleUnit[] {
  return unitsOn(def, state, otherSide(side));
}

export function unitNumber(def: BattleDef, index: number): BattleUnit {
  const found = def.units[index];
  if (found === undefined) throw new RangeError(`there is no unit number ${index}`);
  return found;
}

/** The unit as turn rules read it. */
export function memberOf(state: BattleState, { index, unit, side }: BattleUnit): UnitInPlay {
  const where = ofUnit(state, index, UnitCell.where);
  return {
    unit,
    side,
    shaken: ofUnit(state, index, UnitCell.shaken) === 1,
    activated: ofUnit(state, index, UnitCell.activated) === 1,
    tokens: ofUnit(state, index, UnitCell.tokens),
    setAside: where === WHERE.ambush ? 'ambush' : where === WHERE.scout ? 'scout' : null,
  };
}

/** The unit as attacks read it. */
export function conditionOf(state: BattleState, { index, unit }: BattleUnit): UnitCondition {
  const bits = ofUnit(state, index, UnitCell.used);
  return {
    markers: ofUnit(state, index, UnitCell.wounds),
    shaken: ofUnit(state, index, UnitCell.shaken) === 1,
    fatigued: ofUnit(state, index, UnitCell.fatigued) === 1,
    used: bits === 0 ? [] : unit.weapons.filter((_, weapon) => (bits >> weapon) & 1).map(({ name }) => name),
  };
}

/** Whether one model sees another past the terrain that blocks sight; models block nothing (GFF-SHOOT-08). */
export function sees(def: BattleDef, one: StageFigure, other: StageFigure): boolean {
  if (def.blinds.all.count === 0) return true;
  const { moves, moved, looked, seen } = def.stage.sights;
  const pair = one.number * def.muster.models + other.number;
  const last = looked[pair] ?? -1;
  if (last >= (moved[one.number] ?? 0) && last >= (moved[other.number] ?? 0)) return seen[pair] === 1;
  const between = blindsBetween(def.blinds, one.base.at, other.base.at);
  const clear = basesSee(between, one.base, other.base, eyesOf(one), eyesOf(other));
  looked[pair] = moves;
  seen[pair] = clear ? 1 : 0;
  return clear;
}

/** How high a model reaches above the table, in units. */
export function eyesOf({ height, tall }: StageFigure): number {
  return height + tall;
}

/** Units as inches, for the attack's rules. */
export function asInches(units: number): number {
  return units / INCH;
}
