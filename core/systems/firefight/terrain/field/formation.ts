/** A unit on its way: where its models begin, where they stand by then, and where one of them could go instead. */
import { root } from '../../../../table/from-point.ts';
import type { Disc, Point } from '../../../../table/shapes.ts';
import { INCH } from '../../../../table/units.ts';
import { type Mover, type Action, allowance, allowanceThrough } from '../../rules/actions.ts';
import { someHave } from '../../rules/unit.ts';
import { disorderOf } from './coherency.ts';
import {
  type BattleTable,
  type ModelFigure,
  clearance,
  gap,
  isNearer,
  isOnTable,
  isWithin,
  lengthOf,
  movedTo,
  nearWay,
  overlaps,
  runsInto,
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
  const mateSlowed = slowed.some((one, at) => one && at !== index);
  const most = mateSlowed ? reach.slowed : reach.most;
  return {
    formation,
    index,
    start,
    flying: someHave(mover, 'Flying'),
    others: nearWay(field, start, most * INCH).filter(({ unit }) => unit !== start.unit),
    most,
    through: lengths.every((length, at) => at === index || isWithin(length, reach.slowed)),
  };
}

/** Whether it can go straight to a place, the others' ways being what they are. Coherency is not asked. */
export function mayGo(leeway: Leeway, to: Point): boolean {
  const { formation, start, most, through } = leeway;
  const { field, mover, reach } = formation;
  const { at, radius } = start.base;
  if (!isWithin(root(to.x - at.x, to.y - at.y), most)) return false;
  const there: Disc = { kind: 'disc', at: to, radius };
  if (!isFree(leeway, there) || !isOnTable(there, field)) return false;
  const path = [to];
  const length = lengthWithClimbs(field, mover, start, path);
  if (!isWithin(length, most)) return false;
  const { impassable, difficult } = groundOf(field.terrain);
  if (comesOnto(leeway.flying ? there : start.base, leeway.flying ? [] : path, impassable)) return false;
  if (reach.slowed === reach.most || (through && isWithin(length, reach.slowed))) return true;
  return !comesOnto(start.base, path, difficult);
}

/** Whether nobody is in its way, nor too near: others, mates that stay, and mates where they have gone. */
function isFree({ formation, index, start, flying, others }: Leeway, there: Disc): boolean {
  const { reach, before, after } = formation;
  const path = [there.at];
  // Its mates first: they are what most often stands in the way.
  for (let at = 0; at < after.length; at += 1) {
    const mate = after[at];
    if (at === index || mate === undefined) continue;
    const stays = mate === before[at];
    if (stays && !flying ? runsInto(start.base, path, mate.base) : overlaps(there, mate.base)) return false;
  }
  for (const { base } of others) {
    if (flying ? overlaps(there, base) : runsInto(start.base, path, base)) return false;
    if (reach.apart === 'no') continue;
    if (isNearer(gap(there, base), 1)) return false;
    if (flying || reach.apart === 'end') continue;
    const least = clearance(start.base, path, base);
    if (isNearer(least, 1) && least < gap(start.base, base) - 1e-9) return false;
  }
  return true;
}

/** How far from standing together the unit is with one of them there. */
export function disorderWith({ after }: Formation, index: number, there: ModelFigure): number {
  return disorderOf(after.map((figure, at) => (at === index ? there : figure)));
}
