/** Whether a unit stands together (GFF-MOVE-01 to -03). */
import { root } from '../../../../table/from-point.ts';
import { type ModelFigure, isWithin } from './field.ts';

/** How near a model stands to some other of its unit, and to every other, in inches. */
const SOME = 1;
const EVERY = 6;

/** Each model 1" or less from some other and 6" or less from all others; pairs need not form a chain. */
export function isCoherent(figures: readonly Pick<ModelFigure, 'base'>[]): boolean {
  return disorderOf(figures) === 0;
}

/**
 * How far a unit is from standing together: models alone, and pairs too far apart. 0: it is coherent. `moved`: the model that
 * is at x, y instead.
 */
export function disorderOf(figures: readonly Pick<ModelFigure, 'base'>[], moved = -1, x = 0, y = 0): number {
  const { length } = figures;
  if (length < 2) return 0;
  let disorder = 0;
  for (let one = 0; one < length; one += 1) {
    const own = figures[one]?.base;
    if (own === undefined) continue;
    const ownX = one === moved ? x : own.at.x;
    const ownY = one === moved ? y : own.at.y;
    let alone = true;
    for (let other = 0; other < length; other += 1) {
      const mate = figures[other]?.base;
      if (other === one || mate === undefined) continue;
      const dx = ownX - (other === moved ? x : mate.at.x);
      const dy = ownY - (other === moved ? y : mate.at.y);
      const units = root(dx, dy) - own.radius - mate.radius;
      if (isWithin(units, SOME)) alone = false;
      else if (!isWithin(units, EVERY)) disorder += 1;
    }
    if (alone) disorder += 1;
  }
  return disorder;
}
