/** Season Zero to try out: its four Strategies and thirteen Schemes. */
import { lessonsOf } from '../malifaux/play/lessons.ts';
import { groundUnder } from './ground.ts';
import { SCHEME_LAW, strategyLimits } from './limits.ts';
import { SEASON_ZERO_LAYOUTS, STRATEGY_PLACES } from './layouts.ts';
import { DEPLOYMENTS, SCHEMES, STRATEGIES } from './names.ts';
import { PLAYED_SCHEMES } from './schemes/schemes.ts';
import { PLAYED_STRATEGIES } from './strategies/strategies.ts';

export const SEASON_ZERO_LESSONS = lessonsOf({
  large: false,
  strategies: PLAYED_STRATEGIES,
  schemes: PLAYED_SCHEMES,
  ground: groundUnder,
  book: SEASON_ZERO_LAYOUTS,
  places: STRATEGY_PLACES,
  law: { strategy: strategyLimits({}), scheme: SCHEME_LAW },
  labels: [...STRATEGIES, ...SCHEMES],
  deployments: DEPLOYMENTS.map(({ id, label }) => ({ id, label })),
});
