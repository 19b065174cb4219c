/** What the call of Time does to a game; this edition has no call of a last Turn. */
import { type RuleId, cite } from '../../journal/cite.ts';

export interface GameMoment {
  readonly turn: number;
  readonly step: 'start' | 'activations' | 'end';
  /** Whether an Activation is in progress. */
  readonly activating: boolean;
  /** Whether the game has ended already. */
  readonly over: boolean;
}

export interface CallEffect {
  /** Whether the Activation in progress is completed. */
  readonly finishActivation: boolean;
  /** Whether further Activations may start. */
  readonly moreActivations: boolean;
  /** The Turn that the game ends with; null when the call changes nothing. */
  readonly lastTurn: number | null;
  /** The steps still to come, in order: the cut-short Turn does score. */
  readonly then: readonly ('upkeep' | 'score' | 'end-of-game')[];
  readonly rules: readonly RuleId[];
}

export function timeCall({ turn, step, activating, over }: GameMoment): CallEffect {
  const rules = cite('GG18-TIME-04', ...(over ? [] : ['GG18-TIME-05']));
  if (over) return { finishActivation: false, moreActivations: false, lastTurn: null, then: [], rules };
  return {
    finishActivation: step === 'activations' && activating,
    moreActivations: false,
    lastTurn: turn,
    then: ['upkeep', 'score', 'end-of-game'],
    rules,
  };
}
