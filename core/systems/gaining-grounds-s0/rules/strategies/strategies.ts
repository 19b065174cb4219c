/** The four Strategies of Season Zero. A new one adds its line. */
import type { Strategy } from '../../../malifaux/rules/strategy.ts';
import { corruptedIdols } from './corrupted-idols.ts';
import { plantExplosives } from './plant-explosives.ts';
import { reckoning } from './reckoning.ts';
import { turfWar } from './turf-war.ts';

export const PLAYED_STRATEGIES: readonly Strategy[] = [reckoning, turfWar, plantExplosives, corruptedIdols];
