/** What Season Zero says of all Strategies and all Schemes: caps, windows, what scores once. */
import type { OptionValues } from '../../../event/types.ts';
import type { SchemeLimits } from '../../malifaux/rules/score.ts';
import type { StrategyLimits } from '../../malifaux/rules/strategy.ts';
import { modeOf } from '../event/in-force.ts';
import { isEnd } from './schemes/part.ts';

const STRATEGY_CAP = 4;
const SCHEME_CAP = 2;

/** From Turn 2, or from Turn 1 in the modes that say so. */
export function strategyLimits(options: OptionValues): StrategyLimits {
  const { id, turnOne } = modeOf(options);
  const turnOneRules =
    id === 'double-rush' ? (['GG0-MODE-DR-05', 'GG0-MODE-DR-06'] as const) : (['GG0-MODE-HH-10'] as const);
  return {
    cap: STRATEGY_CAP,
    from: turnOne ? 1 : 2,
    capRules: ['GG0-CORE-04', 'GG0-CORE-06'],
    fromRules: turnOne ? turnOneRules : (['GG0-CORE-05'] as const),
  };
}

export const SCHEME_LAW: SchemeLimits = {
  cap: SCHEME_CAP,
  rules: ['GG0-SCHEME-00-01', 'GG0-CORE-07', 'GG0-CORE-09'],
  deathRules: [],
  bar: (part, { as, revealed, scored }) => {
    if (isEnd(part)) {
      if (as === 'reveal') return 'It was taken for its Reveal alone.';
      return as === 'end' && scored > 0 ? 'Its End has scored.' : null;
    }
    if (as === 'end') return 'It was taken for its End alone.';
    return revealed ? 'It has been revealed.' : null;
  },
};
