/** A plan of a unit as actions that may be tried, the most wanted first. `check` has the last word on each. */
import { inches } from '../../../table/units.ts';
import type { Point } from '../../../table/shapes.ts';
import type { BattleAction } from '../battle/action.ts';
import type { BattleDef, BattleUnit } from '../battle/def.ts';
import type { BattleState } from '../battle/state.ts';
import { chargeWays, jumpsOn, mended, routeTo, straightWay } from '../battle/ways.ts';
import type { Action } from '../rules/actions.ts';
import type { Moves } from '../terrain/field/walks.ts';

export interface Plan {
  readonly unit: BattleUnit;
  readonly action: Action;
  /** Where to, and how far at most; null: it stays. */
  readonly to: Point | null;
  readonly length: number;
  /** Whom it charges. */
  readonly target: BattleUnit | null;
}

/** Through difficult ground nobody goes farther than 6" (GFF-TERRAIN-04). */
const SLOWED = inches(6) - 2;

/** A plan as actions: straight, shorter, and where `round`, past what is in the way too. */
export function* doing(def: BattleDef, state: BattleState, plan: Plan, round: boolean): Generator<BattleAction> {
  const { unit, action, to, target, length } = plan;
  const { id } = unit;
  if (action === 'charge' && target) {
    yield { do: 'act', unit: id, action, target: target.id, moves: chargeWays(def, state, unit, target, round) };
    return;
  }
  if (to === null) {
    yield { do: 'act', unit: id, action, moves: {} };
    return;
  }
  for (const far of length > SLOWED ? [length, SLOWED] : [length]) {
    yield* walking(def, state, plan, mended(def, state, unit, straightWay(def, state, unit, to, far), action));
  }
  const about = round ? routeTo(def, state, unit, to, length) : null;
  if (about) yield* walking(def, state, plan, mended(def, state, unit, about, action));
}

/** A walk, first with the jumps that lie on it, where jumping is in use. */
function* walking(def: BattleDef, state: BattleState, { unit, action }: Plan, moves: Moves): Generator<BattleAction> {
  const jumps = def.readings.specialMoves ? jumpsOn(def, state, unit, moves) : null;
  if (jumps) yield { do: 'act', unit: unit.id, action, moves, jumps };
  yield { do: 'act', unit: unit.id, action, moves };
}
