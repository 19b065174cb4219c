/** What the event of Gaining Grounds 2018 says of its games: what they are played on, and what a call does. */
import { textOf, numberOf, fieldsOf, rowsOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { FATE_DECK, isCard } from '../../core/chance/fate-deck.ts';
import { GROUNDS_2018 } from '../../core/systems/gaining-grounds-2018/rules/edition.ts';
import { isOnHalf } from '../../core/systems/gaining-grounds-2018/rules/ground.ts';
import { gainingGrounds2018 as pack } from '../../core/systems/gaining-grounds-2018/pack.ts';
import { planFaults, planWarnings, plannedFor, quarterIn } from '../../core/systems/gaining-grounds-2018/event/plan.ts';
import { checkPool, flipPools } from '../../core/systems/gaining-grounds-2018/event/pool.ts';
import { pairedScheme, strategyOf } from '../../core/systems/gaining-grounds-2018/event/strategy-flip.ts';
import { timeCall } from '../../core/systems/gaining-grounds-2018/event/time-call.ts';
import { optionsOf } from '../given.ts';
import { layoutOperation } from '../malifaux-layout.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';

function pool(given: Fields): Answer {
  if (given.flip !== undefined) return flipped(given);
  if (given.deck !== undefined) return pools(given);
  if (given.plan !== undefined) return planned(given);
  if (given.schemes !== undefined) return handMade(given);
  return rotation(given);
}

function flipped(given: Fields): Answer {
  const { strategy: card } = fieldsOf(given.flip);
  if (!isCard(card)) throw new Error(`${String(card)} is no card`);
  const strategy = strategyOf(card, given.list === 'wide' ? 'wide' : 'plain').id;
  return { strategy, paired: pairedScheme(strategy) };
}

function rotation(given: Fields): Answer {
  const options = optionsOf(pack, given);
  const { strategy, deployment } = plannedFor(
    options,
    numberOf(given.round, 1),
    quarterIn(options, textOf(given.date)),
  );
  return { strategy, deployment, paired: strategy === null ? null : pairedScheme(strategy) };
}

function pools(given: Fields): Answer {
  const { pools: found, cards, reshuffle } = flipPools(textsOf(given.strategies), textsOf(given.deck).filter(isCard));
  const used = cards.length;
  return { pools: found, used, left: FATE_DECK.length - used, ...(reshuffle === undefined ? {} : { reshuffle }) };
}

function handMade(given: Fields): Answer {
  const broken = checkPool(textOf(given.strategy), textsOf(given.schemes))?.refused ?? [];
  return { legal: broken.length === 0, broken };
}

function planned(given: Fields): Answer {
  const known = (value: unknown): string | null => textOf(value, null);
  const rounds = rowsOf(given.plan).map(({ strategy, deployment }) => ({
    strategy: known(strategy),
    deployment: known(deployment),
  }));
  const broken = [...new Set(planFaults(rounds, {}).flatMap(({ rules }) => rules))];
  return { legal: broken.length === 0, broken, warnings: planWarnings(rounds).flatMap(({ rules }) => rules) };
}

const STEPS = ['start', 'activations', 'end'] as const;

function call(given: Fields): Answer {
  const { rules: _rules, ...effect } = timeCall({
    turn: numberOf(given.turn, 1),
    step: STEPS.find((step) => step === given.step) ?? 'activations',
    activating: given.activating === true,
    over: given.over === true,
  });
  return effect;
}

export const GAME_OPERATIONS: Operations = {
  pool: { answer: pool, manner: textsInAnyOrder('pools') },
  layout: layoutOperation({ judged: GROUNDS_2018, onHalf: isOnHalf }),
  'sequence/time-call': { answer: call, manner: textsInAnyOrder('then') },
};
