/** Season Zero as its tables are judged: Strategies, Schemes, what may be done. */
import { isRefusal } from '../../journal/types.ts';
import type { JudgedEdition } from '../malifaux/play/step.ts';
import { ACTIONS } from './actions/act.ts';
import { brawlPoints } from './brawl-points.ts';
import { configure } from './configure.ts';
import { groundUnder } from './ground.ts';
import { isBrawl } from './in-force.ts';
import { SCHEME_LAW, strategyLaw } from './law.ts';
import { PLAYED_SCHEMES } from './schemes/schemes.ts';
import { PLAYED_STRATEGIES } from './strategies/strategies.ts';

export const SEASON_ZERO: JudgedEdition = {
  system: 'gaining-grounds-s0',
  large: false,
  strategies: PLAYED_STRATEGIES,
  schemes: PLAYED_SCHEMES,
  ground: groundUnder,
  laws: (options) => ({ strategy: strategyLaw(options), scheme: SCHEME_LAW }),
  configure: (given) => {
    const configured = configure(given);
    return isRefusal(configured) ? configured : configured.options;
  },
  actions: ACTIONS,
  otherwise: (options, step) => (isBrawl(options) ? brawlPoints(step) : null),
};
