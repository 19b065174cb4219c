/** Whether a unit stands together (GFF-MOVE-01 to -03). */
import { cite } from '../../../journal/cite.ts';
import { type Figure, gap, isWithin } from './field.ts';

/** Each model 1" or less from some other and 6" or less from all others; pairs need not form a chain. */
export function isCoherent(figures: readonly Pick<Figure, 'base'>[]): boolean {
  cite('GFF-MOVE-01', 'GFF-MOVE-02', 'GFF-MOVE-03');
  if (figures.length < 2) return true;
  return figures.every((one) => {
    const gaps = figures.filter((other) => other !== one).map((other) => gap(one, other));
    return gaps.some((units) => isWithin(units, 1)) && gaps.every((units) => isWithin(units, 6));
  });
}
