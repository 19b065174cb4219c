/** What a battle that is under way is worth to a side, in points: who is left, and who is likely to hold the markers. */
import { root } from '../../../table/from-point.ts';
import { GRAIN, INCH } from '../../../table/units.ts';
import type { BattleDef, BattleUnit } from '../battle/def.ts';
import { request } from '../battle/request.ts';
import { isLeft, isOnTable } from '../battle/stage.ts';
import {
  BattleCell,
  type BattleState,
  MarkerCell,
  ModelCell,
  UnitCell,
  get,
  markerAt,
  ofModel,
  ofUnit,
} from '../battle/state.ts';
import { ROUNDS, type ArmySide } from '../rules/rounds.ts';

/** A battle that is won, and each marker more than the other side has at its end. */
const WON = 400;
const AHEAD = 10;
/** Of the points that are left at the end, the part that tells equal ends apart. */
const LEFT = 0.05;
/** What a marker is worth, by round. */
const MARKER = [0, 50, 60, 75, 100] as const;
/** What is left of a marker's worth where nobody is there any more, and how much the way to it counts. */
const HELD = 0.5;
const WAY = 0.5;
/** How near counts as there, and how far from a marker a unit counts for nothing, in inches. */
const THERE = 3;
const FAR = 30;
/** What a Shaken unit is worth, a unit with hardly a model left, and what each wound takes of a model. */
const SHAKEN = 0.7;
const RUMP = 0.3;
const WOUND = 0.2;

export function judge(def: BattleDef, state: BattleState, side: ArmySide): number {
  const open = request(def, state);
  if (open.ask !== 'over') return strength(def, state, side) + prospects(def, state, side);
  const { A, B } = open.counts;
  const result = open.result === 'draw' ? 0 : open.result === side ? WON : -WON;
  return result + AHEAD * (side === 'A' ? A - B : B - A) + LEFT * strength(def, state, side);
}

function strength(def: BattleDef, state: BattleState, side: ArmySide): number {
  let sum = 0;
  for (const unit of def.units)
    if (isLeft(state, unit)) sum += unit.side === side ? left(state, unit) : -left(state, unit);
  return sum;
}

/** What is left of a unit, in points. */
function left(state: BattleState, { index, unit }: BattleUnit): number {
  const hurt = Math.min(0.8, WOUND * ofUnit(state, index, UnitCell.wounds));
  const part = Math.max(0, ofUnit(state, index, UnitCell.models) - hurt) / unit.models;
  return unit.cost * (RUMP + (1 - RUMP) * part) * (ofUnit(state, index, UnitCell.shaken) === 1 ? SHAKEN : 1);
}

/** What the markers are likely to be worth: by who is there, who holds them, and who is on the way. */
function prospects(def: BattleDef, state: BattleState, side: ArmySide): number {
  const worth = MARKER[Math.min(ROUNDS, get(state, BattleCell.round))] ?? 0;
  const own = side === 'A' ? 0 : 1;
  let sum = 0;
  for (let marker = 0; marker < get(state, BattleCell.markers); marker += 1) {
    let [mine, theirs] = [0, 0];
    for (const unit of def.units) {
      if (!isOnTable(state, unit)) continue;
      const near = nearness(def, state, unit, markerAt(marker));
      if (unit.side === side) mine = Math.max(mine, near);
      else theirs = Math.max(theirs, near);
    }
    const holder = get(state, markerAt(marker) + MarkerCell.holder);
    const held = holder < 0 ? 0 : holder === own ? HELD : -HELD;
    const there = mine === 1 || theirs === 1 ? Math.floor(mine) - Math.floor(theirs) : held;
    sum += worth * Math.max(-1, Math.min(1, there + WAY * (mine - theirs)));
  }
  return sum;
}

/** 1: the unit is at the marker, and would hold it; 0: it is far from there. */
function nearness(def: BattleDef, state: BattleState, unit: BattleUnit, marker: number): number {
  const { index, firstModel } = unit;
  const [x, y] = [get(state, marker + MarkerCell.x), get(state, marker + MarkerCell.y)];
  let least = Infinity;
  for (let model = firstModel; model < firstModel + unit.unit.models; model += 1) {
    if (ofModel(state, model, ModelCell.alive) === 0) continue;
    const [dx, dy] = [ofModel(state, model, ModelCell.x) - x, ofModel(state, model, ModelCell.y) - y];
    const radius = def.stage.all[model]?.base.radius ?? 0;
    least = Math.min(least, (root(dx / GRAIN, dy / GRAIN) - radius) / INCH);
  }
  const steady = ofUnit(state, index, UnitCell.shaken) === 0;
  if (least <= THERE && steady) return 1;
  return Math.max(0, 0.8 * (1 - least / FAR)) * (steady ? 1 : 0.5);
}
