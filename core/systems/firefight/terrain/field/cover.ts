/** Who has cover from a shooting unit (GFF-TERRAIN-02, -03). */
import { compareToRegion } from '../../../../table/from-point.ts';
import { completelyWithin } from '../../../../table/measure.ts';
import type { Obstacles } from '../../../../table/obstacles.ts';
import type { Disc, Piece } from '../../../../table/shapes.ts';
import { pointsSee } from '../../../../table/sight.ts';
import { type Blinds, blindsBetween } from './blind.ts';
import type { ModelFigure } from './field.ts';
import { groundOf } from './ground.ts';

export interface CoverFound {
  /** Inside cover terrain; Indirect does not help against it. */
  readonly terrain: boolean;
  /** Behind what blocks sight. */
  readonly sight: boolean;
}

/**
 * More than half of the models of a group, each wholly in cover terrain, or screened; of a lone model more than half, which
 * is so where its middle is. A model is screened whose middle no shooter's middle sees past what blocks sight.
 */
export function coverOf<One extends ModelFigure>(
  shooters: readonly One[],
  targets: readonly One[],
  terrain: readonly Piece[],
  blinds: Blinds,
  eyes: (figure: One) => number,
): CoverFound {
  const lone = targets.length === 1;
  const pieces = groundOf(terrain).cover;
  let [within, screened] = [0, 0];
  for (const target of targets) {
    if (isInSome(pieces, target.base, lone)) within += 1;
    if (blinds.all.count > 0 && shooters.length > 0 && isScreened(shooters, target, blinds, eyes)) screened += 1;
  }
  return { terrain: 2 * within > targets.length, sight: 2 * screened > targets.length };
}

function isScreened<One extends ModelFigure>(
  shooters: readonly One[],
  target: One,
  blinds: Blinds,
  eyes: (figure: One) => number,
): boolean {
  for (const shooter of shooters) {
    const between = blindsBetween(blinds, shooter.base.at, target.base.at);
    if (pointsSee(between, shooter.base.at, target.base.at, eyes(shooter), eyes(target))) return false;
  }
  return true;
}

/** Whether a base stands wholly in one of the pieces, or its middle does. */
function isInSome({ count, boxes, shapes }: Obstacles, base: Disc, byMiddle: boolean): boolean {
  const { x, y } = base.at;
  for (let n = 0; n < count; n += 1) {
    if (x < (boxes[4 * n] ?? 0) || y < (boxes[4 * n + 1] ?? 0)) continue;
    if (x > (boxes[4 * n + 2] ?? 0) || y > (boxes[4 * n + 3] ?? 0)) continue;
    const shape = shapes[n];
    if (shape && (byMiddle ? compareToRegion(x, y, shape, 0) < 0 : completelyWithin(base, shape))) return true;
  }
  return false;
}
