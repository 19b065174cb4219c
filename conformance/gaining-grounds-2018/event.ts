/** The event of Gaining Grounds 2018: rounds, scores, standings, pairings, the clock. */
import type { Fields } from '../../core/journal/json.ts';
import { callAt, endsAt } from '../../core/event/clock.ts';
import { gainingGrounds2018 as pack } from '../../core/systems/gaining-grounds-2018/pack.ts';
import { eventOperations, startedClock, timeOfDay } from '../event.ts';
import { knownOptions, optionsOf } from '../given.ts';
import { textsInAnyOrder } from '../match.ts';
import type { Answer, Operations } from '../operation.ts';

const MANNER = textsInAnyOrder('cues');

function clock(given: Fields): Answer {
  const plan = pack.rounds.clock(optionsOf(pack, given));
  const running = startedClock(plan);
  const cues = plan.calls.filter(({ left }) => left > 0);
  return {
    round: plan.minutes,
    end: timeOfDay(given.start, endsAt(running)),
    cues: cues.map((call) => timeOfDay(given.start, callAt(running, call))),
    warnings: plan.warnings.flatMap(({ rules }) => rules),
  };
}

export const EVENT_OPERATIONS: Operations = {
  ...eventOperations(pack, MANNER, (options) => knownOptions(pack, options)),
  clock: { answer: clock, manner: MANNER },
};
