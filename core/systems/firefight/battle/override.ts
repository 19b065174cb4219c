/** What players set otherwise than the rules have it (GFF-DICE-09). */
import { cite } from '../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { isPlainObject } from '../../../journal/json.ts';
import { GRAIN, inInches, inches } from '../../../table/units.ts';
import { overlaps } from '../terrain/field/field.ts';
import { heightAt } from '../terrain/field/heights.ts';
import { isOnTable } from '../terrain/field/field.ts';
import type { Change } from './action.ts';
import type { BattleDef, BattleUnit } from './def.ts';
import { fieldOf, figuresOn } from './stage.ts';
import {
  BattleCell,
  type BattleState,
  ModelCell,
  MarkerCell,
  UnitCell,
  WHERE,
  cloneState,
  get,
  markerAt,
  modelAt,
  ofModel,
  ofUnit,
  outOfRange,
  put,
  putUnit,
  touch,
  unitAt,
} from './state.ts';

/**
 * One thing set: `A1`’s wounds, `A1.2`’s place, who holds `marker 1`. Places are inches; a marker’s holder is 0 for side A, 1
 * for side B, -1 for nobody; what is or is not so is 1 or 0.
 */
export interface Edit {
  readonly who: string;
  readonly what: string;
  readonly value: number;
}

/** What may be set. Whose turn it is, and what is asked, are the engine’s own. */
const SETTABLE = {
  unit: ['wounds', 'shaken', 'fatigued', 'activated', 'arrived', 'tokens', 'hitModifier'],
  model: ['x', 'y', 'alive'],
  marker: ['x', 'y', 'holder'],
} as const;

/** No figure of a battle is greater. */
const MOST = 9999;
const NUMBER = 'inches for a place, else a whole number.';

/** The state with the edits, and what they changed; a refusal says what is wrong with them. */
export function edited(
  def: BattleDef,
  state: BattleState,
  reason: string,
  edits: readonly Edit[],
): { readonly state: BattleState; readonly changes: readonly Change[] } | Refusal {
  const rules = cite('GFF-DICE-09');
  const refused = (message: string) => refuse('bad-override', message, ...rules);
  if (reason.trim() === '') return refuse('no-reason', 'An override needs a reason.', ...rules);
  if (edits.length === 0) return refused('An override sets something.');
  const made = cloneState(state);
  const changes: Change[] = [];
  for (const edit of edits) {
    const at = cellOf(def, made, edit);
    if (at === null) return refused(whatMayBeSet());
    const { who, what, value } = edit;
    const isPlace = what === 'x' || what === 'y';
    if (!(Math.abs(value) <= MOST && (isPlace || Number.isInteger(value)))) return refused(`${who} ${what}: ${NUMBER}`);
    const from = isPlace ? inInches(get(made, at) / GRAIN) : get(made, at);
    changes.push({ rule: 'GFF-DICE-09', who, what, from, to: value });
    put(made, at, isPlace ? inches(value) * GRAIN : value);
  }
  touch(made);
  const [wrong] = outOfRange(made);
  if (wrong !== undefined) return refused(`There is no such figure: ${wrong}.`);
  settle(def, made);
  const inWay = misplaced(def, made);
  return inWay === null
    ? { state: made, changes }
    : refused(`${inWay} would be off the table, or inside another model.`);
}

function whatMayBeSet(): string {
  const { unit, model, marker } = SETTABLE;
  return `May be set: of a unit (A1) ${unit.join(', ')}; of a model on the table (A1.2) ${model.join(', ')}; of a marker (marker 1) ${marker.join(', ')}.`;
}

/** The cell that an edit names; null: there is none. */
function cellOf(def: BattleDef, state: BattleState, edit: unknown): number | null {
  if (!isPlainObject(edit) || typeof edit.who !== 'string' || typeof edit.value !== 'number') return null;
  const { who, what } = edit;
  const marker = /^marker (?<number>[1-9])$/.exec(who)?.groups?.number;
  if (marker !== undefined) {
    const key = SETTABLE.marker.find((one) => one === what);
    return key && Number(marker) <= get(state, BattleCell.placed)
      ? markerAt(Number(marker) - 1) + MarkerCell[key]
      : null;
  }
  const [id = '', model] = who.split('.');
  const unit = def.byId.get(id);
  if (!unit) return null;
  if (model === undefined) {
    const key = SETTABLE.unit.find((one) => one === what);
    return key ? unitAt(unit.index) + UnitCell[key] : null;
  }
  const key = SETTABLE.model.find((one) => one === what);
  const number = Number(model) - 1;
  const stands = ofUnit(state, unit.index, UnitCell.where) === WHERE.table;
  if (!key || !stands || !Number.isInteger(number) || number < 0 || number >= unit.unit.models) return null;
  return modelAt(state, unit.firstModel + number) + ModelCell[key];
}

/** What follows: heights from places, models from who is alive; a unit without any is destroyed (GFF-WOUND-13). */
function settle(def: BattleDef, state: BattleState): void {
  for (const unit of def.units) {
    if (ofUnit(state, unit.index, UnitCell.where) !== WHERE.table) continue;
    let alive = 0;
    for (let model = unit.firstModel; model < unit.firstModel + unit.unit.models; model += 1) {
      const at = { x: ofModel(state, model, ModelCell.x) / GRAIN, y: ofModel(state, model, ModelCell.y) / GRAIN };
      put(state, modelAt(state, model) + ModelCell.height, heightAt(def, at) * GRAIN);
      alive += ofModel(state, model, ModelCell.alive);
    }
    const models = alive - ofUnit(state, unit.index, UnitCell.toRemove);
    putUnit(state, unit.index, UnitCell.models, Math.max(0, models));
    if (models <= 0) clear(state, unit);
  }
}

function clear(state: BattleState, { index, firstModel, unit }: BattleUnit): void {
  putUnit(state, index, UnitCell.where, WHERE.gone);
  for (const what of [UnitCell.toRemove, UnitCell.pushable]) putUnit(state, index, what, 0);
  for (let model = firstModel; model < firstModel + unit.models; model += 1)
    put(state, modelAt(state, model) + ModelCell.alive, 0);
  touch(state);
}

/** The first model that stands where nobody can. */
function misplaced(def: BattleDef, state: BattleState): string | null {
  const { figures } = fieldOf(def, state);
  const all = def.units.flatMap((unit) => figuresOn(def, state, unit));
  const found = all.find(
    (one) =>
      !isOnTable(one.base, def.stage) || figures.some((other) => other.id !== one.id && overlaps(one.base, other.base)),
  );
  return found?.id ?? null;
}
