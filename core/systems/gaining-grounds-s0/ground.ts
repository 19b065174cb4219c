/** The table under each of Season Zero's deployments, made once. */
import { groundsIn } from '../malifaux/play/ground.ts';
import { DEPLOYMENT_ZONES, SEASON_ZERO_LAYOUTS } from './layouts.ts';

export const groundUnder = groundsIn(SEASON_ZERO_LAYOUTS, DEPLOYMENT_ZONES);
