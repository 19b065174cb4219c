/** A unit on its way: where its models begin, where they stand by then, and where one of them could go instead. */
import { root } from '../../../../table/from-point.ts';
import type { Point } from '../../../../table/shapes.ts';
import { INCH } from '../../../../table/units.ts';
import { type Mover, type Action, allowance, allowanceThrough } from '../../rules/actions.ts';
import { someHave } from '../../rules/unit.ts';
import { disorderOf } from './coherency.ts';
import {
  type BattleTable,
  type ModelFigure,
  SLACK,
  clearanceTo,
  fitsOn,
  gap,
  gapAt,
  isNearer,
  isWithin,
  lengthOf,
  movedTo,
  nearWay,
  overlapsAt,
} from './field.ts';
import { comesOnto, groundOf } from './ground.ts';
import { lengthWithClimbs } from './heights.ts';
import { type Moving, afterMove } from './walks.ts';

/** How far each model may go, in inches: at all, and where one of the unit comes onto difficult ground. */
export interface Reach {
  readonly most: number;
  readonly slowed: number;
  /** Whether others are to be kept 1" from, on the way (`path`) or at its end. */
  readonly apart: 'no' | 'end' | 'path';
}

/** A move that is no action goes so far, whatever the unit's rules (GFF-MELEE-02, -07). */
export const SHORT = 3;

export function reachOf(mover: Mover, action: Action, apart: Reach['apart']): Reach {
  return { most: allowance(mover, action), slowed: allowanceThrough(mover, action, true), apart };
}

export const SHORT_REACH: Reach = { most: SHORT, slowed: SHORT, apart: 'no' };

export interface Formation {
  readonly field: BattleTable;
  readonly mover: Mover;
  readonly reach: Reach;
  readonly before: readonly ModelFigure[];
  /** Where they stand by then; a figure that stays is the same one. */
  readonly after: ModelFigure[];
  /** How far each goes, in units, and whether it comes onto difficult ground. */
  readonly lengths: number[];
  readonly slowed: boolean[];
  /** How far from standing together the unit may be afterwards. */
  readonly limit: number;
}

/** A move as a formation. */
export function formationOf(moving: Moving, before: readonly ModelFigure[], reach: Reach): Formation {
  const { field, mover, moves } = moving;
  const { difficult } = groundOf(field.terrain);
  return {
    field,
    mover,
    reach,
    before,
    after: [...afterMove(moving)],
    lengths: before.map((figure) => lengthOf(figure.base.at, moves[figure.id] ?? [])),
    slowed: before.map((figure) => {
      const path = moves[figure.id];
      return reach.slowed < reach.most && path !== undefined && comesOnto(figure.base, path, difficult);
    }),
    limit: disorderOf(before),
  };
}

/** Sends one of them straight to a place. */
export function send(formation: Formation, index: number, to: Point): void {
  const { field, reach, before, after, lengths, slowed } = formation;
  const start = before[index];
  if (start === undefined) return;
  after[index] = movedTo(start, to);
  lengths[index] = lengthOf(start.base.at, [to]);
  slowed[index] = reach.slowed < reach.most && comesOnto(start.base, [to], groundOf(field.terrain).difficult);
}

/** Who may be in the way of one of the models, wherever it goes. */
export interface Leeway {
  readonly formation: Formation;
  readonly index: number;
  readonly start: ModelFigure;
  readonly flying: boolean;
  readonly others: readonly ModelFigure[];
  /** Inches that the others of its unit leave it. */
  readonly most: number;
  /** Whether it may come onto difficult ground. */
  readonly through: boolean;
}

export function leewayOf(formation: Formation, index: number): Leeway | null {
  const { field, mover, reach, before, lengths, slowed } = formation;
  const start = before[index];
  if (start === undefined) return null;
  let [mateSlowed, through] = [false, true];
  for (let at = 0; at < before.length; at += 1) {
    if (at === index) continue;
    if (slowed[at] === true) mateSlowed = true;
    if (!isWithin(lengths[at] ?? 0, reach.slowed)) through = false;
  }
  const most = mateSlowed ? reach.slowed : reach.most;
  return {
    formation,
    index,
    start,
    flying: someHave(mover, 'Flying'),
    others: nearWay(field, start, most * INCH, start.unit),
    most,
    through,
  };
}

/** Whether it can go straight to a place, the others' ways being what they are. Coherency is not asked. */
export function mayGo(leeway: Leeway, x: number, y: number): boolean {
  const { formation, start, most, through } = leeway;
  const { field, mover, reach } = formation;
  const { at, radius } = start.base;
  if (!isWithin(root(x - at.x, y - at.y), most)) return false;
  if (!isFree(leeway, x, y) || !fitsOn(field.table, x, y, radius)) return false;
  // Most places are none: a way is made for the others alone.
  const to = { x, y };
  const path = [to];
  const length = lengthWithClimbs(field, mover, start, path);
  if (!isWithin(length, most)) return false;
  const { impassable, difficult } = groundOf(field.terrain);
  if (
    leeway.flying
      ? comesOnto({ kind: 'disc', at: to, radius }, [], impassable)
      : comesOnto(start.base, path, impassable)
  )
    return false;
  if (reach.slowed === reach.most || (through && isWithin(length, reach.slowed))) return true;
  return !comesOnto(start.base, path, difficult);
}

/** Whether nobody is in its way, nor too near: others, mates that stay, and mates where they have gone. */
function isFree({ formation, index, start, flying, others }: Leeway, x: number, y: number): boolean {
  const { reach, before, after } = formation;
  const { base } = start;
  const { radius } = base;
  // Its mates first: they are what most often stands in the way.
  for (let at = 0; at < after.length; at += 1) {
    const mate = after[at];
    if (at === index || mate === undefined) continue;
    const stays = mate === before[at];
    if (stays && !flying ? clearanceTo(base, x, y, mate.base) < -SLACK : overlapsAt(x, y, radius, mate.base))
      return false;
  }
  for (const { base: other } of others) {
    if (flying && overlapsAt(x, y, radius, other)) return false;
    const least = flying ? 0 : clearanceTo(base, x, y, other);
    if (least < -SLACK) return false;
    if (reach.apart === 'no') continue;
    if (isNearer(gapAt(x, y, radius, other), 1)) return false;
    if (flying || reach.apart === 'end') continue;
    if (isNearer(least, 1) && least < gap(base, other) - 1e-9) return false;
  }
  return true;
}

/** How far from standing together the unit is with one of them there. */
export function disorderWith({ after }: Formation, index: number, x: number, y: number): number {
  return disorderOf(after, index, x, y);
}
