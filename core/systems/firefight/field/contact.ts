/** Coming into base contact: the places round an enemy's base, and whether one can be had on a straight way. */
import { root } from '../../../table/from-point.ts';
import type { Disc, Point } from '../../../table/shapes.ts';
import { comesOnto, groundOf } from './ground.ts';
import { isOnTable, nearWay } from './moves.ts';
import { type BattleTable, type ModelFigure, type Path, isNearSome, lengthOf, runsInto, toGrain } from './field.ts';

/** A turn by 15 degrees. */
const [COS, SIN] = [0.9659258262890683, 0.25881904510252074];
const TURNS = 12;

export function touchesSome(figure: ModelFigure, others: readonly ModelFigure[]): boolean {
  return isNearSome(figure, others, 0);
}

function beside(at: Point, x: number, y: number, apart: number): Point {
  return { x: toGrain(at.x + x * apart), y: toGrain(at.y + y * apart) };
}

export interface Reach {
  readonly flying: boolean;
  /** Whether a straight way to there is short enough. */
  readonly isShort: (to: Point) => boolean;
  /** The unit's other models, where they stand by then. */
  readonly placed: readonly ModelFigure[];
}

/** The first place in contact that a model can go straight to, past others and walls; null where there is none. */
export function contactOf(field: BattleTable, figure: ModelFigure, foe: ModelFigure, reach: Reach): Point | null {
  // As long as the way to the far side of the foe: whoever is not near that is in no other way either.
  const longest = lengthOf(figure.base.at, [foe.base.at]) + figure.base.radius + foe.base.radius;
  const near = nearWay(field, figure, longest);
  return firstBeside(figure, foe, (to) => isOpen(field, figure, to, near, reach));
}

/** The first open place where a model touches another: straight ahead, then by 15 degrees to either side; null: none is. */
export function firstBeside(figure: ModelFigure, foe: ModelFigure, isFit: (to: Point) => boolean): Point | null {
  const { at } = foe.base;
  const { x, y } = figure.base.at;
  const far = root(x - at.x, y - at.y) || 1;
  const apart = figure.base.radius + foe.base.radius;
  let [lx, ly] = [(x - at.x) / far, (y - at.y) / far];
  let [rx, ry] = [lx, ly];
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const left = beside(at, lx, ly, apart);
    if (isFit(left)) return left;
    const right = beside(at, rx, ry, apart);
    if (turn > 0 && isFit(right)) return right;
    [lx, ly] = [lx * COS - ly * SIN, lx * SIN + ly * COS];
    [rx, ry] = [rx * COS + ry * SIN, ry * COS - rx * SIN];
  }
  return null;
}

/** Whether a model can go straight to a place. */
function isOpen(
  field: BattleTable,
  figure: ModelFigure,
  to: Point,
  near: readonly ModelFigure[],
  { flying, isShort, placed }: Reach,
): boolean {
  const there: Disc = { kind: 'disc', at: to, radius: figure.base.radius };
  const start = flying ? there : figure.base;
  const path = [to];
  if (!isOnTable(there, field) || !isFree(near, figure.unit, start, path, placed) || !isShort(to)) return false;
  return !comesOnto(start, path, groundOf(field.terrain).impassable);
}

/** Whether nobody of another unit, and none of the mates, is in the way. */
function isFree(
  near: readonly ModelFigure[],
  own: string,
  start: Disc,
  path: Path,
  mates: readonly ModelFigure[],
): boolean {
  for (const { unit, base } of near) if (unit !== own && runsInto(start, path, base)) return false;
  for (const { base } of mates) if (runsInto(start, path, base)) return false;
  return true;
}
