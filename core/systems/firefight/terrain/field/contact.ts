/** Coming into base contact: the places round somebody's base. */
import { root } from '../../../../table/from-point.ts';
import type { Point } from '../../../../table/shapes.ts';
import { type ModelFigure, isNearSome, toGrain } from './field.ts';

/** A turn: its cosine, its sine, and how many make half a circle. */
const BY_5_DEGREES = [0.9961946980917455, 0.08715574274765817, 36] as const;
export const BY_1_DEGREE = [0.9998476951563913, 0.01745240643728351, 180] as const;

export function touchesSome(figure: ModelFigure, others: readonly ModelFigure[]): boolean {
  return isNearSome(figure, others, 0);
}

/**
 * The first place that fits where a model is so many units from another: straight ahead, then by turns to either side;
 * null: none does. The ways there grow with every turn, and those longer than `most` units are not looked at.
 */
export function firstBeside(
  figure: ModelFigure,
  foe: ModelFigure,
  isFit: (x: number, y: number) => boolean,
  beyond = 0,
  most = Infinity,
  [cos, sin, turns]: readonly [number, number, number] = BY_5_DEGREES,
): Point | null {
  const { at } = foe.base;
  const { x, y } = figure.base.at;
  const far = root(x - at.x, y - at.y) || 1;
  const apart = figure.base.radius + foe.base.radius + beyond;
  let [lx, ly] = [(x - at.x) / far, (y - at.y) / far];
  let [rx, ry] = [lx, ly];
  for (let turn = 0; turn <= turns; turn += 1) {
    if (root(at.x + lx * apart - x, at.y + ly * apart - y) > most) return null;
    const leftX = toGrain(at.x + lx * apart);
    const leftY = toGrain(at.y + ly * apart);
    if (isFit(leftX, leftY)) return { x: leftX, y: leftY };
    if (turn > 0) {
      const rightX = toGrain(at.x + rx * apart);
      const rightY = toGrain(at.y + ry * apart);
      if (isFit(rightX, rightY)) return { x: rightX, y: rightY };
    }
    const turnedLx = lx * cos - ly * sin;
    ly = lx * sin + ly * cos;
    lx = turnedLx;
    const turnedRx = rx * cos + ry * sin;
    ry = ry * cos - rx * sin;
    rx = turnedRx;
  }
  return null;
}
