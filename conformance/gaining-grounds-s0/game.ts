/** What Season Zero's event says of its games: the scenario and its figures, who attacks, what a call does. */
import { fieldsOf, numberOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { isCard } from '../../core/chance/fate-deck.ts';
import { figures } from '../../core/systems/gaining-grounds-s0/event/figures.ts';
import { isOnHalf } from '../../core/systems/gaining-grounds-s0/rules/ground.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { SEASON_ZERO } from '../../core/systems/gaining-grounds-s0/rules/edition.ts';
import { DEPLOYMENTS, STRATEGIES } from '../../core/systems/gaining-grounds-s0/names.ts';
import { bySuit } from '../../core/systems/malifaux/event/suits.ts';
import { unreachableLimits } from '../../core/systems/gaining-grounds-s0/terrain/terrain.ts';
import { timeCall } from '../../core/systems/gaining-grounds-s0/event/time-call.ts';
import { historyOf, optionsOf } from '../given.ts';
import { layoutOperation } from '../malifaux-layout.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';

function pool(given: Fields): Answer {
  const { rules: _rules, ...answer } = figures(optionsOf(pack, given));
  const { strategy, deployment } = fieldsOf(given.flip);
  return {
    ...answer,
    ...(isCard(strategy) ? { strategy: bySuit(STRATEGIES, strategy)?.id ?? null } : {}),
    ...(isCard(deployment) ? { deployment: bySuit(DEPLOYMENTS, deployment)?.id ?? null } : {}),
  };
}

const STEPS = ['start', 'activations', 'end'] as const;

function call(given: Fields): Answer {
  const { rules: _rules, ...effect } = timeCall(given.call === 'last-turn' ? 'last-turn' : 'time', {
    turn: numberOf(given.turn, 1),
    step: STEPS.find((step) => step === given.step) ?? 'activations',
    activating: given.activating === true,
    over: given.over === true,
  });
  return effect;
}

export const GAME_OPERATIONS: Operations = {
  pool: { answer: pool, manner: textsInAnyOrder() },
  layout: layoutOperation({
    judged: SEASON_ZERO,
    onHalf: isOnHalf,
    limits: unreachableLimits,
  }),
  'sequence/attacker': {
    answer: (given) => ({
      attacker: pack.pairing.attacker(historyOf(pack, given), textsOf(given.game), null).attacker,
    }),
    manner: textsInAnyOrder(),
  },
  'sequence/time-call': { answer: call, manner: textsInAnyOrder('then') },
};
