/** What Gaining Grounds 2018 lets an event do: check in, use a document, change a rule, start a Round, release, track. */
import { fieldsOf, numberOf, rowsOf, textOf, textsOf, type Fields } from '../../core/journal/json.ts';
import { changedTooLate, documentTooNew } from '../../core/event/checks.ts';
import type { TrackingMethod } from '../../core/event/types.ts';
import type { Refusal } from '../../core/rules/refusal.ts';
import { checkIn } from '../../core/systems/gaining-grounds-2018/event/check-in.ts';
import { pauseTable, statusAfter } from '../../core/systems/gaining-grounds-2018/event/conduct.ts';
import { gainingGrounds2018 as pack } from '../../core/systems/gaining-grounds-2018/pack.ts';
import { checkTables } from '../../core/systems/gaining-grounds-2018/event/scenario.ts';
import { historyOf, optionsOf } from '../given.ts';
import { hiddenIn } from '../malifaux.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operation, Operations } from '../operation.ts';
import { knowers } from './release.ts';

function allowed(refusal: Refusal | null, more: Answer = {}): Answer {
  return { allowed: refusal === null, broken: refusal === null ? [] : [...new Set(refusal.refused)], ...more };
}

/** An operation about `given.action`. */
function action(answer: (action: Fields, given: Fields) => Answer): Operation {
  return { answer: (given) => answer(fieldsOf(given.action), given), manner: textsInAnyOrder() };
}

function arrive({ player, organiser }: Fields, given: Fields): Answer {
  const { name, faction } = fieldsOf(player);
  const facts = { name: textOf(name), members: [], details: {}, ringer: false, organiser: organiser === true };
  const [only, ...others] = typeof faction === 'string' ? [faction] : textsOf(faction);
  const declared = only !== undefined && others.length === 0 ? { faction: only } : {};
  return allowed(checkIn({ ...facts, ...declared }, optionsOf(pack, given)));
}

function startRound({ tables }: Fields): Answer {
  return allowed(
    checkTables(rowsOf(tables).map(({ strategy, pool }) => ({ strategy: textOf(strategy), schemes: textsOf(pool) }))),
  );
}

/** Whether an event ever shows the pool to just these; there is no command to tell fewer, whom the rule could refuse. */
function release({ to }: Fields, given: Fields): Answer {
  const { entrants } = historyOf(pack, given);
  const playing = entrants.filter(({ status, checkedIn }) => status === 'active' && checkedIn).map(({ id }) => id);
  const two = playing.length < 2 ? [...playing, 'one', 'another'] : playing;
  const told = two.filter((id) => to === 'all' || textsOf(to).includes(id));
  const shown = knowers(two).some((known) => known.length > 0 && known.join() === told.join());
  const fact = pack.conduct.information({}).find(({ id }) => id === 'pool');
  return { allowed: shown, broken: shown ? [] : (fact?.rules ?? []) };
}

function find({ against, finding }: Fields): Answer {
  const status = statusAfter(textOf(finding));
  return allowed(null, status === null ? {} : { after: { players: { [textOf(against)]: { status } } } });
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
  'action/check-in': action(arrive),
  'action/use-document': action(({ released, eventDate }) =>
    allowed(documentTooNew(pack, { title: 'document', released: textOf(released) }, textOf(eventDate))),
  ),
  'action/change-rule': action(({ round, announced }) =>
    allowed(changedTooLate(pack, { round: numberOf(round, 0), announced: announced === true })),
  ),
  'action/start-round': action(startRound),
  'action/release-pool': action(release),
  'action/pause-table': action(() => allowed(pauseTable())),
  'action/finding': action(find),
  'action/track': action(track),
  'action/see': action(see),
};
