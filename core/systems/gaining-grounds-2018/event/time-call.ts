/** What the call of Time does to a game; this edition has no call of a last Turn. */
import { cite } from '../../../rules/cite.ts';
import type { CallEffect, GameMoment } from '../../malifaux/event/time-call.ts';

export function timeCall({ turn, step, activating, over }: GameMoment): CallEffect {
  const rules = cite('GG18-TIME-04', ...(over ? [] : (['GG18-TIME-05'] as const)));
  if (over) return { finishActivation: false, moreActivations: false, lastTurn: null, then: [], rules };
  return {
    finishActivation: step === 'activations' && activating,
    moreActivations: false,
    lastTurn: turn,
    then: ['upkeep', 'score', 'end-of-game'],
    rules,
  };
}
