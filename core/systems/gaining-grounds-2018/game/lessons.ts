/** Gaining Grounds 2018 to try out: its nine Strategies and seventeen Schemes. */
import { lessonsOf } from '../../malifaux/rules/lessons.ts';
import { groundUnder } from '../rules/ground.ts';
import { SCHEME_LAW, STRATEGY_LAW } from '../rules/limits.ts';
import { GROUNDS_2018_LAYOUTS, STRATEGY_PLACES } from '../terrain/layouts.ts';
import { DEPLOYMENTS, NUMBERED_SCHEMES, PAIRED_SCHEMES, STRATEGIES } from '../names.ts';
import { PLAYED_SCHEMES } from '../rules/schemes/schemes.ts';
import { PLAYED_STRATEGIES } from '../rules/strategies/strategies.ts';

export const GROUNDS_2018_LESSONS = lessonsOf({
  large: true,
  strategies: PLAYED_STRATEGIES,
  schemes: PLAYED_SCHEMES,
  ground: groundUnder,
  book: GROUNDS_2018_LAYOUTS,
  places: STRATEGY_PLACES,
  law: { strategy: STRATEGY_LAW, scheme: SCHEME_LAW },
  labels: [...STRATEGIES, ...PAIRED_SCHEMES, ...NUMBERED_SCHEMES],
  deployments: DEPLOYMENTS.map(({ id, label }) => ({ id, label })),
});
