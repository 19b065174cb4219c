/** A battle as its page shows it: plain data, lengths in inches from the south-west corner, y to the north. */
import { INCH, inInches } from '../../../core/table/units.ts';
import type { LayoutPoint } from '../../../core/table/layout/layout.ts';
import type { LaidPiece } from '../../../core/table/laid-table.ts';
import type { GameOver, Request } from '../../../core/systems/firefight/battle/action.ts';
import type { BattleDef, BattleUnit } from '../../../core/systems/firefight/battle/def.ts';
import { request } from '../../../core/systems/firefight/battle/request.ts';
import { fieldOf, figuresOn, sideAt } from '../../../core/systems/firefight/battle/stage.ts';
import {
  BattleCell,
  type BattleState,
  UnitCell,
  WHERE,
  get,
  ofUnit,
} from '../../../core/systems/firefight/battle/state.ts';
import { seizers } from '../../../core/systems/firefight/battle/steps.ts';
import { zoneDepth } from '../../../core/systems/firefight/rules/deployment.ts';
import { limitsBroken } from '../../../core/systems/firefight/roster/force.ts';
import type { RuleId } from '../../../core/rules/rule-ids.ts';
import { withoutLost } from '../../../core/systems/firefight/rules/profile.ts';
import type { ArmySide, ByArmy } from '../../../core/systems/firefight/rules/rounds.ts';
import { noteText, weaponText } from '../../odds/unit.ts';

export interface Wrong {
  readonly rule: RuleId;
  readonly text: string;
}

export interface BoardModel {
  readonly id: string;
  readonly at: LayoutPoint;
  readonly radius: number;
}

export interface BoardUnit {
  readonly id: string;
  readonly side: ArmySide;
  readonly name: string;
  readonly where: 'waiting' | 'table' | 'ambush' | 'scout' | 'gone';
  /** Those on the table. */
  readonly models: readonly BoardModel[];
  /** How many are left, of how many. */
  readonly left: number;
  readonly size: number;
  readonly wounds: number;
  readonly shaken: boolean;
  readonly fatigued: boolean;
  readonly activated: boolean;
  readonly quality: number;
  readonly defense: number;
  readonly tough: number;
  readonly rules: readonly string[];
  readonly weapons: readonly string[];
}

export interface BoardMarker {
  readonly at: LayoutPoint;
  readonly holder: ArmySide | null;
  /** Who would hold it if the round ended now. */
  readonly seizer: ArmySide | null;
}

export interface BattleView {
  readonly size: readonly [width: number, depth: number];
  readonly terrain: readonly LaidPiece[];
  /** How deep the two deployment zones are, and whose is the southern one; null until the edges are chosen. */
  readonly zone: number;
  readonly south: ArmySide | null;
  readonly names: ByArmy<string>;
  /** The limits of force organisation that each army is past. */
  readonly broken: ByArmy<readonly Wrong[]>;
  /** 0 before the first. */
  readonly round: number;
  readonly units: readonly BoardUnit[];
  readonly markers: readonly BoardMarker[];
  readonly open: Request | GameOver;
}

const WHERES = new Map<number, BoardUnit['where']>([
  [WHERE.waiting, 'waiting'],
  [WHERE.table, 'table'],
  [WHERE.ambush, 'ambush'],
  [WHERE.scout, 'scout'],
  [WHERE.gone, 'gone'],
]);

export function inchPoint({ x, y }: { readonly x: number; readonly y: number }): LayoutPoint {
  return [inInches(x), inInches(y)];
}

export function viewOf(def: BattleDef, state: BattleState): BattleView {
  const { setup, table } = def;
  const { markers } = fieldOf(def, state);
  const seized = seizers(def, state);
  const depth = table.depth / INCH;
  return {
    size: [table.width / INCH, depth],
    terrain: setup.terrain ?? [],
    zone: zoneDepth(depth) ?? 0,
    south: sideAt(state, BattleCell.south),
    names: setup.names ?? { A: 'A', B: 'B' },
    broken: { A: limitsBroken(setup.armies.A, setup.points), B: limitsBroken(setup.armies.B, setup.points) },
    round: get(state, BattleCell.round),
    units: def.units.map((unit) => unitView(def, state, unit)),
    markers: markers.map(({ at, holder }, index) => ({ at: inchPoint(at), holder, seizer: seized[index] ?? null })),
    open: request(def, state),
  };
}

function unitView(def: BattleDef, state: BattleState, unit: BattleUnit): BoardUnit {
  const { id, side, index } = unit;
  const cell = (what: number) => ofUnit(state, index, what);
  const where = WHERES.get(cell(UnitCell.where)) ?? 'gone';
  const figures = figuresOn(def, state, unit);
  const { name, models, quality, defense, tough } = unit.unit;
  // Who has fallen carries nothing any more.
  const { rules, weapons } = where === 'table' ? withoutLost(unit.unit, fallen(figures, models)) : unit.unit;
  return {
    id,
    side,
    name,
    where,
    models: figures.map((figure) => ({
      id: figure.id,
      at: inchPoint(figure.base.at),
      radius: inInches(figure.base.radius),
    })),
    left: where === 'gone' ? 0 : cell(UnitCell.models),
    size: models,
    wounds: cell(UnitCell.wounds),
    shaken: cell(UnitCell.shaken) === 1,
    fatigued: cell(UnitCell.fatigued) === 1,
    activated: cell(UnitCell.activated) === 1,
    quality,
    defense,
    tough,
    rules: [...(tough > 1 ? [`Tough(${tough})`] : []), ...rules.map(noteText)],
    weapons: weapons.filter(({ count }) => count > 0).map(weaponText),
  };
}

/** The numbers of a unit's models that do not stand any more. */
function fallen(figures: readonly { readonly id: string }[], models: number): readonly number[] {
  const standing = new Set(figures.map(({ id }) => Number(id.split('.')[1])));
  return Array.from({ length: models }, (_, at) => at + 1).filter((number) => !standing.has(number));
}
