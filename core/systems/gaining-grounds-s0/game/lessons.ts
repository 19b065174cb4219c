/** Season Zero to try out: its four Strategies and thirteen Schemes. */
import { lessonsOf } from '../../malifaux/rules/lessons.ts';
import { groundUnder } from '../rules/ground.ts';
import { SCHEME_LAW, strategyLimits } from '../rules/limits.ts';
import { SEASON_ZERO_LAYOUTS, STRATEGY_PLACES } from '../terrain/layouts.ts';
import { DEPLOYMENTS, SCHEMES, STRATEGIES } from '../names.ts';
import { PLAYED_SCHEMES } from '../rules/schemes/schemes.ts';
import { PLAYED_STRATEGIES } from '../rules/strategies/strategies.ts';

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
