/** Gaining Grounds 2018 at the table: Strategies, Schemes, whole scoring steps, actions. */
import { numberOf } from '../../core/journal/json.ts';
import { GROUNDS_2018 } from '../../core/systems/gaining-grounds-2018/rules/edition.ts';
import { gainingGrounds2018 as pack } from '../../core/systems/gaining-grounds-2018/pack.ts';
import { aftermath } from '../../core/systems/gaining-grounds-2018/rules/strategies/aftermath.ts';
import { optionsOf } from '../given.ts';
import { playOperations } from '../malifaux-play.ts';
import type { Operations } from '../operation.ts';

export const PLAY_OPERATIONS: Operations = playOperations({
  edition: GROUNDS_2018,
  options: (given) => optionsOf(pack, given),
  beside: (strategy, given, table, counts) => {
    const { clears, mayMove } = aftermath(strategy, numberOf(given.turn, 1), table, counts);
    return { clears, mayMove };
  },
});
