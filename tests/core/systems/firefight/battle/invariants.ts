/** What is true of every state of every battle. */
import { gap, isOnTable as isWholeOnTable } from '../../../../../core/systems/firefight/terrain/field/field.ts';
import type { BattleDef } from '../../../../../core/systems/firefight/battle/def.ts';
import { fieldOf, figuresOn } from '../../../../../core/systems/firefight/battle/stage.ts';
import {
  BattleCell,
  type BattleState,
  ModelCell,
  UnitCell,
  WHERE,
  get,
  ofModel,
  ofUnit,
  outOfRange,
} from '../../../../../core/systems/firefight/battle/state.ts';

/** Two parts of a grain each way for two rounded places. */
const ROUNDED = 4 / 512;

/** What is broken, in words; empty: nothing. */
export function brokenInvariants(def: BattleDef, state: BattleState): string[] {
  return [...outOfRange(state), ...bodies(def, state), ...counts(def, state), ...turnOrder(state)];
}

/** Nobody stands in anybody, or off the table. */
function bodies(def: BattleDef, state: BattleState): string[] {
  fieldOf(def, state);
  const { figures } = def.stage;
  const found = figures.filter((one) => !isWholeOnTable(one.base, def.stage)).map(({ id }) => `${id} is off the table`);
  figures.forEach((one, at) => {
    // Who has just fallen is at the foot of the drop until it is put down.
    if (ofModel(state, one.number, ModelCell.fell) === 1) return;
    for (const other of figures.slice(at + 1)) {
      const dx = one.base.at.x - other.base.at.x;
      const dy = one.base.at.y - other.base.at.y;
      const apart = Math.sqrt(dx * dx + dy * dy) - one.base.radius - other.base.radius;
      if (ofModel(state, other.number, ModelCell.fell) === 1) continue;
      if (gap(one.base, other.base) === 0 && apart < -ROUNDED) found.push(`${one.id} stands in ${other.id}`);
    }
  });
  return found;
}

/** As many models stand as the unit has and has yet to take away; markers are of units that live. */
function counts(def: BattleDef, state: BattleState): string[] {
  return def.units.flatMap((unit) => {
    const { index, id, firstModel } = unit;
    const [where, models] = [ofUnit(state, index, UnitCell.where), ofUnit(state, index, UnitCell.models)];
    const alive = Array.from({ length: unit.unit.models }, (_, model) =>
      ofModel(state, firstModel + model, ModelCell.alive),
    );
    const standing = alive.reduce((sum, one) => sum + one, 0);
    const wrong: string[] = [];
    if (where === WHERE.table && standing !== models + ofUnit(state, index, UnitCell.toRemove))
      wrong.push(`${id}: models`);
    if (where !== WHERE.table && standing > 0) wrong.push(`${id}: stands and is not on the table`);
    if (where === WHERE.table && models === 0) wrong.push(`${id}: has no models and is on the table`);
    if (models > unit.unit.models) wrong.push(`${id}: more models than it began with`);
    if (figuresOn(def, state, unit).length !== standing) wrong.push(`${id}: figures`);
    return wrong;
  });
}

function turnOrder(state: BattleState): string[] {
  const late =
    get(state, BattleCell.finishA) > get(state, BattleCell.activations) ||
    get(state, BattleCell.finishB) > get(state, BattleCell.activations);
  return late ? ['a side finished after the last activation'] : [];
}
