/** Whether a unit stands together (GFF-MOVE-01 to -03). */
import { type ModelFigure, gap, isWithin } from './field.ts';

/** How near a model stands to some other of its unit, and to every other, in inches. */
const SOME = 1;
const EVERY = 6;

/** Each model 1" or less from some other and 6" or less from all others; pairs need not form a chain. */
export function isCoherent(figures: readonly Pick<ModelFigure, 'base'>[]): boolean {
  return disorderOf(figures) === 0;
}

/** How far a unit is from standing together: models alone, and pairs too far apart. 0: it is coherent. */
export function disorderOf(figures: readonly Pick<ModelFigure, 'base'>[]): number {
  if (figures.length < 2) return 0;
  let disorder = 0;
  for (const one of figures) {
    let alone = true;
    for (const other of figures) {
      if (other === one) continue;
      const units = gap(one.base, other.base);
      if (isWithin(units, SOME)) alone = false;
      if (!isWithin(units, EVERY)) disorder += 1;
    }
    if (alone) disorder += 1;
  }
  return disorder;
}
