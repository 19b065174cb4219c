/** Gaining Grounds 2018 as its tables are judged: Strategies, Schemes, what may be done. */
import { isRefusal } from '../../journal/types.ts';
import type { JudgedEdition } from '../malifaux/play/step.ts';
import { ACTIONS } from './actions/act.ts';
import { configure } from './configure.ts';
import { groundUnder } from './ground.ts';
import { SCHEME_LAW, STRATEGY_LAW } from './law.ts';
import { PLAYED_SCHEMES } from './schemes/schemes.ts';
import { PLAYED_STRATEGIES } from './strategies/strategies.ts';

export const GROUNDS_2018: JudgedEdition = {
  system: 'gaining-grounds-2018',
  large: true,
  strategies: PLAYED_STRATEGIES,
  schemes: PLAYED_SCHEMES,
  ground: groundUnder,
  laws: () => ({ strategy: STRATEGY_LAW, scheme: SCHEME_LAW }),
  configure: (given) => {
    const configured = configure(given);
    return isRefusal(configured) ? configured : configured.options;
  },
  actions: ACTIONS,
  otherwise: () => null,
};
