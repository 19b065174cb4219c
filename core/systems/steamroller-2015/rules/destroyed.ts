/** Enemy army points destroyed, as the record sheets show them. */
import type { Army } from './army.ts';
import { pointsLost } from './losses.ts';
import { type BySide, type PlayerSide, bySide, otherSide } from './sides.ts';

/**
 * What each side has destroyed of the other's army as it stands at the end. Whoever conceded has destroyed nothing, and
 * loses casters and battlegroup as if the casters had just fallen.
 */
export function pointsDestroyed(army: Army, conceded: PlayerSide | null = null): BySide<number> {
  return bySide((side) => {
    const other = otherSide(side);
    return side === conceded ? 0 : pointsLost(army, other, { castersFall: other === conceded }).points;
  });
}
