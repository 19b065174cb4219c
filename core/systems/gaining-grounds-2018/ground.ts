/** The table under each of the deployments of 2018, made once. */
import { groundsIn } from '../malifaux/play/ground.ts';
import { DEPLOYMENT_ZONES, GROUNDS_2018_LAYOUTS } from './layouts.ts';

export const groundUnder = groundsIn(GROUNDS_2018_LAYOUTS, DEPLOYMENT_ZONES);
