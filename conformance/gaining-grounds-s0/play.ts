/** Season Zero at the table: Strategies, Schemes, whole scoring steps. */
import { brawlPoints } from '../../core/systems/gaining-grounds-s0/brawl-points.ts';
import { groundUnder } from '../../core/systems/gaining-grounds-s0/ground.ts';
import { isBrawl } from '../../core/systems/gaining-grounds-s0/in-force.ts';
import { SCHEME_LAW, strategyLaw } from '../../core/systems/gaining-grounds-s0/law.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { PLAYED_SCHEMES } from '../../core/systems/gaining-grounds-s0/schemes/schemes.ts';
import { PLAYED_STRATEGIES } from '../../core/systems/gaining-grounds-s0/strategies/strategies.ts';
import { optionsOf } from '../given.ts';
import { type PlayedEdition, playOperations } from '../malifaux-play.ts';
import type { Operations } from '../operation.ts';

const EDITION: PlayedEdition = {
  large: false,
  strategies: PLAYED_STRATEGIES,
  schemes: PLAYED_SCHEMES,
  ground: groundUnder,
  laws: (given) => ({ strategy: strategyLaw(optionsOf(pack, given)), scheme: SCHEME_LAW }),
  beside: () => ({}),
  another: (given, step) => (isBrawl(optionsOf(pack, given)) ? brawlPoints(step) : null),
};

export const PLAY_OPERATIONS: Operations = playOperations(EDITION);
