/** What Season Zero lets an event do: check in, use a document, change a rule, start, close a round, track, look. */
import { fieldsOf, numberOf, rowsOf, textOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { changedTooLate, documentTooNew, notPublished, openResults } from '../../core/event/checks.ts';
import type { TrackingMethod } from '../../core/event/types.ts';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import { gainingGroundsS0 as pack } from '../../core/systems/gaining-grounds-s0/pack.ts';
import { historyOf, optionsOf } from '../given.ts';
import { hiddenIn } from '../malifaux.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operation, Operations } from '../operation.ts';

function allowed(refusal: Refusal | null, more: Answer = {}): Answer {
  return { allowed: refusal === null, broken: refusal === null ? [] : [...new Set(refusal.refused)], ...more };
}

/** An operation about `given.action`. */
function action(answer: (action: Fields, given: Fields) => Answer): Operation {
  return { answer: (given) => answer(fieldsOf(given.action), given), manner: textsInAnyOrder() };
}

function checkIn({ player }: Fields, given: Fields): Answer {
  const { name, faction } = fieldsOf(player);
  const facts = { name: textOf(name), members: [], details: {}, ringer: false };
  const [only, ...others] = typeof faction === 'string' ? [faction] : textsOf(faction);
  const declared = only !== undefined && others.length === 0 ? { faction: only } : {};
  return allowed(pack.roster.checkIn({ ...facts, ...declared }, optionsOf(pack, given)));
}

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

const BY: readonly TrackingMethod['by'][] = ['pen', 'token', 'die', 'app', 'marker', 'other'];

function track({ methods }: Fields): Answer {
  const tracked = rowsOf(methods).map(({ condition, by, colour }): TrackingMethod => ({
    condition: textOf(condition),
    by: BY.find((known) => known === by) ?? 'other',
    ...(typeof colour === 'string' ? { colour } : {}),
  }));
  return allowed(pack.conduct.checkTracking(tracked));
}

function see({ what }: Fields): Answer {
  const broken = hiddenIn(pack, textOf(what));
  return { allowed: broken === null, broken: broken ?? [] };
}

export const GATE_OPERATIONS: Operations = {
  'action/check-in': action(checkIn),
  'action/use-document': action(({ released, eventDate }) =>
    allowed(documentTooNew(pack, { title: 'document', released: textOf(released) }, textOf(eventDate))),
  ),
  'action/change-rule': action(({ round, announced }) =>
    allowed(changedTooLate(pack, { round: numberOf(round, 0), announced: announced === true })),
  ),
  'action/start-event': action(startEvent),
  'action/close-round': action(closeRound),
  'action/track': action(track),
  'action/see': action(see),
};
