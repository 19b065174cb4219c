/** Season Zero as its tables are judged: Strategies, Schemes, what may be done. */
import { isRefusal } from '../../../rules/refusal.ts';
import type { JudgedEdition } from '../../malifaux/rules/step.ts';
import { ACTIONS } from './actions/act.ts';
import { brawlPoints } from '../event/brawl-points.ts';
import { configure } from '../event/configure.ts';
import { groundUnder } from './ground.ts';
import { isBrawl } from '../event/in-force.ts';
import { SCHEME_LAW, strategyLimits } from './limits.ts';
import { SEASON_ZERO_LAYOUTS, STRATEGY_PLACES } from '../terrain/layouts.ts';
import { PLAYED_SCHEMES } from './schemes/schemes.ts';
import { PLAYED_STRATEGIES } from './strategies/strategies.ts';

/** Bases, distances, contact, lines, halves and quarters, distinct pairs, half Health, who is in play, engagement, sides, Costs (GG0-GEO). */
const MEASURING = [
  'GG0-GEO-02',
  'GG0-GEO-03',
  'GG0-GEO-04',
  'GG0-GEO-05',
  'GG0-GEO-07',
  'GG0-GEO-08',
  'GG0-GEO-09',
  'GG0-GEO-10',
  'GG0-GEO-11',
  'GG0-GEO-12',
  'GG0-GEO-13',
  'GG0-GEO-14',
  'GG0-GEO-15',
  'GG0-GEO-17',
  'GG0-AMB-24',
] as const;

/** Strategies first; Reveals in any Turn, two at once, and before the End of the same Scheme; what is removed is gone. */
const SCORING = [
  'GG0-CORE-03',
  'GG0-CORE-10',
  'GG0-CORE-11',
  'GG0-CORE-12',
  'GG0-SCHEME-00-04',
  'GG0-SCHEME-00-05',
] as const;

export const SEASON_ZERO: JudgedEdition = {
  system: 'gaining-grounds-s0',
  large: false,
  strategies: PLAYED_STRATEGIES,
  schemes: PLAYED_SCHEMES,
  ground: groundUnder,
  book: SEASON_ZERO_LAYOUTS,
  places: STRATEGY_PLACES,
  laws: (options) => ({ strategy: strategyLimits(options), scheme: SCHEME_LAW }),
  configure: (given) => {
    const configured = configure(given);
    return isRefusal(configured) ? configured : configured.options;
  },
  actions: ACTIONS,
  judging: [...MEASURING, ...SCORING],
  otherwise: (options, step) => (isBrawl(options) ? brawlPoints(step) : null),
};
