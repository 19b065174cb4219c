/** What Season Zero lets an event do: check in, use a document, change a rule, start, close a round, track, look. */
import { fieldsOf, textOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { notPublished, openResults } from '../../core/event/checks.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { historyOf, optionsOf } from '../given.ts';
import { action, allowed, gatesOf } from '../malifaux.ts';
import type { Answer, Operations } from '../operation.ts';

function startEvent({ published }: Fields, given: Fields): Answer {
  const options = optionsOf(pack, given);
  const { mode, format, variants } = fieldsOf(published);
  const shown = {
    ...options,
    mode: textOf(mode, 'standard'),
    format: textOf(format, 'base'),
    variants: textsOf(variants),
  };
  const configured = pack.options.configure(options);
  const warnings = isRefusal(configured) ? [] : configured.warnings.flatMap(({ rules }) => rules);
  return allowed(notPublished(pack, { options, published: { options: shown } }), { warnings: [...new Set(warnings)] });
}

function closeRound({ override }: Fields, given: Fields): Answer {
  return allowed(override === true ? null : openResults(pack, historyOf(pack, given), 'round-open'));
}

export const GATE_OPERATIONS: Operations = {
  ...gatesOf(pack),
  'action/start-event': action(startEvent),
  'action/close-round': action(closeRound),
};
