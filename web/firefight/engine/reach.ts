/** What the board draws round a unit: the ground that it reaches, and rings as far as it charges and shoots. */
import type { LayoutPoint } from '../../../core/table/layout/layout.ts';
import { inInches } from '../../../core/table/units.ts';
import { check } from '../../../core/systems/firefight/battle/check.ts';
import type { BattleDef, BattleUnit } from '../../../core/systems/firefight/battle/def.ts';
import { unitOf } from '../../../core/systems/firefight/battle/draft.ts';
import { figuresOn } from '../../../core/systems/firefight/battle/stage.ts';
import type { BattleState } from '../../../core/systems/firefight/battle/state.ts';
import { type MoveDeed, allowed, middleOf, wayTo } from './drafts.ts';
import { inchPoint } from './view.ts';

/** Places in a row beside one another that the middle of a unit comes to: from x at y on, so many inches. */
export type Stretch = readonly [x: number, y: number, long: number];

/** How far places lie from one another that are looked at, in inches. */
export const CELL = 0.5;

/** Of the rows that are `from` to `to` inches above or below it, the stretches that a unit comes to. */
export function reachOf(
  def: BattleDef,
  state: BattleState,
  {
    unit: id,
    deed,
    from,
    to,
  }: { readonly unit: string; readonly deed: MoveDeed; readonly from: number; readonly to: number },
): Stretch[] {
  const unit = unitOf(def, id);
  const [x, y] = middleOf(def, state, unit);
  const most = allowed(unit, deed);
  const comes = (across: number, up: number) =>
    Math.hypot(across, up) * CELL <= most &&
    [false, true].some((round) => {
      const action = wayTo(def, state, unit, deed, [x + across * CELL, y + up * CELL], round);
      return action !== null && check(def, state, action).length === 0;
    });
  const cells = Math.floor(most / CELL);
  const rows = Array.from({ length: 2 * cells + 1 }, (_, at) => at - cells).filter(
    (up) => Math.abs(up) * CELL >= from && Math.abs(up) * CELL < to,
  );
  return rows.flatMap((up) => {
    const found: Stretch[] = [];
    let begun: number | null = null;
    for (let across = -cells; across <= cells + 1; across += 1) {
      const isIn = across <= cells && ((across === 0 && up === 0) || comes(across, up));
      if (isIn) begun ??= across;
      else if (begun !== null) {
        found.push([x + begun * CELL, y + up * CELL, (across - 1 - begun) * CELL]);
        begun = null;
      }
    }
    return found;
  });
}

export interface Ring {
  readonly of: 'charge' | 'range';
  readonly inches: number;
  readonly outline: readonly LayoutPoint[];
}

/** As far as a unit charges, and as far as each of its weapons shoots, from the edges of its bases. */
export function ringsOf(def: BattleDef, state: BattleState, unit: BattleUnit, charges: boolean): Ring[] {
  const ranges = new Set(unit.unit.weapons.map(({ range }) => range).filter((range) => range > 0));
  const ring = (of: Ring['of'], inches: number) => ({ of, inches, outline: outlineOf(def, state, unit, inches) });
  return [
    ...(charges ? [ring('charge', allowed(unit, 'charge'))] : []),
    ...[...ranges].sort((one, other) => one - other).map((inches) => ring('range', inches)),
  ];
}

const RAYS = 72;

/** All that is so near to one base of a unit or another, seen from its middle. */
function outlineOf(def: BattleDef, state: BattleState, unit: BattleUnit, inches: number): LayoutPoint[] {
  const [x, y] = middleOf(def, state, unit);
  const bases = figuresOn(def, state, unit).map(({ base }) => {
    const [bx, by] = inchPoint(base.at);
    return { dx: bx - x, dy: by - y, far: inches + inInches(base.radius) };
  });
  return Array.from({ length: RAYS }, (_, ray) => {
    const [cos, sin] = [Math.cos((2 * Math.PI * ray) / RAYS), Math.sin((2 * Math.PI * ray) / RAYS)];
    const out = bases.map(({ dx, dy, far }) => {
      const along = dx * cos + dy * sin;
      return along + Math.sqrt(Math.max(0, far * far - dx * dx - dy * dy + along * along));
    });
    const most = Math.max(0, ...out);
    return [x + most * cos, y + most * sin];
  });
}
