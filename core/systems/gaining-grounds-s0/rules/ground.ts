/** The table under each of Season Zero's deployments, made once, and what is on a half of it. */
import type { Half } from '../../../table/shapes.ts';
import { groundsIn, isIn } from '../../malifaux/rules/ground.ts';
import type { PlacedBase } from '../../malifaux/rules/watched.ts';
import { DEPLOYMENT_ZONES, SEASON_ZERO_LAYOUTS } from '../terrain/layouts.ts';

export const groundUnder = groundsIn(SEASON_ZERO_LAYOUTS, DEPLOYMENT_ZONES);

/** A touch is enough (GG0-GEO-04, GG0-AMB-24). */
export function isOnHalf(placed: PlacedBase, half: Half): boolean {
  return isIn(placed, half);
}
