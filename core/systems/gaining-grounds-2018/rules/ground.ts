/** The table under each of the deployments of 2018, made once, and what is on a half of it. */
import type { Half } from '../../../table/shapes.ts';
import { groundsIn, isPartlyIn } from '../../malifaux/rules/ground.ts';
import type { PlacedBase } from '../../malifaux/rules/watched.ts';
import { DEPLOYMENT_ZONES, GROUNDS_2018_LAYOUTS } from '../terrain/layouts.ts';

export const groundUnder = groundsIn(GROUNDS_2018_LAYOUTS, DEPLOYMENT_ZONES);

/** Some of it has to be there; a touch is not enough (GG18-AMB-08). */
export function isOnHalf(placed: PlacedBase, half: Half): boolean {
  return isPartlyIn(placed, half);
}
