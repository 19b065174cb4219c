/** Battles that the engine plays for a vector: units with nothing to fight with, standing far apart. */
import { isRefusal } from '../../core/rules/refusal.ts';
import { apply } from '../../core/systems/firefight/battle/apply.ts';
import type { BattleAction } from '../../core/systems/firefight/battle/action.ts';
import { type BattleDef, defineBattle } from '../../core/systems/firefight/battle/def.ts';
import { plain } from '../../core/systems/firefight/battle/draft.ts';
import { request } from '../../core/systems/firefight/battle/request.ts';
import {
  BattleCell,
  type BattleState,
  ModelCell,
  UnitCell,
  WHERE,
  blankState,
  modelAt,
  put,
  putModel,
  putUnit,
} from '../../core/systems/firefight/battle/state.ts';
import { STEP } from '../../core/systems/firefight/battle/step.ts';
import { goOn } from '../../core/systems/firefight/battle/steps.ts';
import { seeded } from '../../core/systems/firefight/rules/dice.ts';
import { READINGS, type FirefightReadings } from '../../core/systems/firefight/readings.ts';
import { type ByArmy, SIDES, type ArmySide } from '../../core/systems/firefight/rules/rounds.ts';
import { type ForceUnit, readUnit } from '../../core/systems/firefight/rules/unit.ts';
import { GRAIN, inches } from '../../core/table/units.ts';

export interface Standing {
  readonly def: BattleDef;
  readonly state: BattleState;
}

/** A round of a battle, where `first` begins: so many units a side, and nobody has activated yet. */
export function standing(
  counts: ByArmy<number>,
  first: ArmySide,
  { readings = READINGS, round = 1 }: { readonly readings?: FirefightReadings; readonly round?: number } = {},
): Standing {
  const army = (side: ArmySide) =>
    Array.from({ length: Math.max(1, counts[side]) }, (_, at) => bare(`${side}${at + 1}`));
  const def = defineBattle({ armies: { A: army('A'), B: army('B') }, readings });
  if (isRefusal(def)) throw new Error(def.message);
  const state = blankState(def.muster);
  for (const { index, side, firstModel } of def.units) {
    putUnit(state, index, UnitCell.models, 1);
    putUnit(state, index, UnitCell.where, WHERE.table);
    putModel(state, firstModel, ModelCell.alive, 1);
    const at = modelAt(state, firstModel);
    put(state, at + ModelCell.x, inches(2 + 4 * (index % 11)) * GRAIN);
    put(state, at + ModelCell.y, inches((side === 'A' ? 2 : 30) + 4 * (Math.floor(index / 11) % 4)) * GRAIN);
  }
  for (const side of SIDES) if (counts[side] === 0) fell({ def, state }, `${side}1`);
  put(state, BattleCell.round, round);
  put(state, BattleCell.first, SIDES.indexOf(first));
  // From here the engine begins the round: whose turn it is, and who has nothing to activate.
  put(state, BattleCell.step, STEP.tokens);
  goOn({ def, state, dice: seeded(1), log: null });
  return { def, state };
}

function bare(id: string): ForceUnit {
  const unit = readUnit({ id });
  if (isRefusal(unit)) throw new Error(unit.message);
  return unit;
}

/** Somebody has destroyed a unit. */
export function fell({ def, state }: Standing, id: string): void {
  const unit = def.byId.get(id);
  if (!unit) throw new Error(`there is no unit ${id}`);
  putUnit(state, unit.index, UnitCell.where, WHERE.gone);
  putUnit(state, unit.index, UnitCell.models, 0);
  putModel(state, unit.firstModel, ModelCell.alive, 0);
}

/** Answers the open question; the plain thing where nobody says what. */
export function answer({ def, state }: Standing, action?: BattleAction): void {
  const open = request(def, state);
  if (open.ask === 'over') throw new Error('the battle is over');
  const broken = apply(def, state, action ?? plain(def, state, open), seeded(1));
  if (broken.length > 0) throw new Error(broken.map(({ rule }) => rule).join(' '));
}
