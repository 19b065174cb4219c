/** What stands between two models and blocks sight: terrain that either of them stands in does not (GFF-AMB-49). */
import type { Blockers } from '../../../../table/blockers.ts';
import { compareToRegion } from '../../../../table/from-point.ts';
import { layOut } from '../../../../table/laid-out.ts';
import type { Point } from '../../../../table/shapes.ts';
import type { FirefightReadings } from '../../readings.ts';

/** The blockers of a table as a reading has them, and those that are left without some pieces, laid out once. */
export interface Blinds {
  readonly all: Blockers;
  readonly without: Map<number, Blockers>;
  readonly own: FirefightReadings['ownTerrain'];
}

export function blindsOf(all: Blockers, { ownTerrain }: Pick<FirefightReadings, 'ownTerrain'>): Blinds {
  return { all, without: new Map(), own: ownTerrain };
}

/** What blocks sight between models whose middles are there. */
export function blindsBetween({ all, without, own }: Blinds, one: Point, other: Point): Blockers {
  if (own === 'blocks') return all;
  let key = 0;
  for (let n = 0; n < all.count; n += 1) {
    if (isIn(all, n, one) || isIn(all, n, other)) key = key * (all.count + 1) + n + 1;
  }
  if (key === 0) return all;
  // So many pieces on one another that their numbers find no room in a key are not kept.
  const known = Number.isSafeInteger(key) ? without.get(key) : undefined;
  if (known) return known;
  const open = openTo(all, one, other);
  if (Number.isSafeInteger(key)) without.set(key, open);
  return open;
}

/** The same pieces, those that one of two models is in so low that nothing is behind them. */
function openTo(all: Blockers, one: Point, other: Point): Blockers {
  const tops = all.tops.map((top, n) => (isIn(all, n, one) || isIn(all, n, other) ? Number.NEGATIVE_INFINITY : top));
  return Object.assign(layOut(all.shapes), { tops });
}

/** Whether a model stands in a piece: where its middle is, not on the border. */
function isIn({ boxes, shapes }: Blockers, n: number, { x, y }: Point): boolean {
  if (x < (boxes[4 * n] ?? 0) || y < (boxes[4 * n + 1] ?? 0)) return false;
  if (x > (boxes[4 * n + 2] ?? 0) || y > (boxes[4 * n + 3] ?? 0)) return false;
  const shape = shapes[n];
  return shape !== undefined && compareToRegion(x, y, shape, 0) < 0;
}
