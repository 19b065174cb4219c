/** Gaining Grounds 2018 at the table: Strategies, Schemes, whole scoring steps. */
import { groundUnder } from '../../core/systems/gaining-grounds-2018/ground.ts';
import { SCHEME_LAW, STRATEGY_LAW } from '../../core/systems/gaining-grounds-2018/law.ts';
import { PLAYED_SCHEMES } from '../../core/systems/gaining-grounds-2018/schemes/schemes.ts';
import { aftermath } from '../../core/systems/gaining-grounds-2018/strategies/aftermath.ts';
import { PLAYED_STRATEGIES } from '../../core/systems/gaining-grounds-2018/strategies/strategies.ts';
import { figure } from '../given.ts';
import { momentOf } from '../malifaux.ts';
import { type PlayedEdition, playOperations } from '../malifaux-play.ts';
import type { Operations } from '../operation.ts';

const EDITION: PlayedEdition = {
  large: true,
  strategies: PLAYED_STRATEGIES,
  schemes: PLAYED_SCHEMES,
  ground: groundUnder,
  laws: () => ({ strategy: STRATEGY_LAW, scheme: SCHEME_LAW }),
  beside: (strategy, given, table, counts) => {
    if (momentOf(given.moment) !== 'end-of-turn') return {};
    const { clears, mayMove } = aftermath(strategy, figure(given.turn, 1), table, counts);
    return { clears, mayMove };
  },
  another: () => null,
};

export const PLAY_OPERATIONS: Operations = playOperations(EDITION);
