/** What a call of the clock does to a game: Last Turn ends it with the present Turn, Time at once with its End Phase. */
import { cite } from '../../../rules/cite.ts';
import type { CallEffect, GameMoment } from '../../malifaux/event/time-call.ts';

export function timeCall(call: 'last-turn' | 'time', moment: GameMoment): CallEffect {
  if (moment.over) {
    const rules = cite('GG0-TIME-08');
    return { finishActivation: false, moreActivations: false, lastTurn: null, then: [], rules };
  }
  const activating = moment.step === 'activations' && moment.activating;
  const scoring = { lastTurn: moment.turn, then: ['upkeep', 'score', 'end-of-game'] } as const;
  if (call === 'last-turn') {
    const rules = cite('GG0-TIME-04', 'GG0-TIME-06', 'GG0-CORE-02');
    return { finishActivation: activating, moreActivations: moment.step !== 'end', ...scoring, rules };
  }
  const rules = cite(
    'GG0-TIME-05',
    'GG0-TIME-06',
    'GG0-CORE-02',
    ...(activating ? [] : (['GG0-TIME-07', 'GG0-AMB-21'] as const)),
  );
  return { finishActivation: activating, moreActivations: false, ...scoring, rules };
}
