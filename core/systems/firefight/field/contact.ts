/** Coming into base contact: the places round somebody's base. */
import { root } from '../../../table/from-point.ts';
import type { Point } from '../../../table/shapes.ts';
import { type ModelFigure, isNearSome, toGrain } from './field.ts';

/** A turn by 15 degrees. */
const [COS, SIN] = [0.9659258262890683, 0.25881904510252074];
const TURNS = 12;

export function touchesSome(figure: ModelFigure, others: readonly ModelFigure[]): boolean {
  return isNearSome(figure, others, 0);
}

function beside(at: Point, x: number, y: number, apart: number): Point {
  return { x: toGrain(at.x + x * apart), y: toGrain(at.y + y * apart) };
}

/**
 * The first place that fits where a model is so many units from another: straight ahead, then by 15 degrees to either side;
 * null: none does.
 */
export function firstBeside(
  figure: ModelFigure,
  foe: ModelFigure,
  isFit: (to: Point) => boolean,
  beyond = 0,
): Point | null {
  const { at } = foe.base;
  const { x, y } = figure.base.at;
  const far = root(x - at.x, y - at.y) || 1;
  const apart = figure.base.radius + foe.base.radius + beyond;
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
