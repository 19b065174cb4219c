/** What a call of the clock does to a game: the question, its answer, and the answer in words for every table at once. */
import type { ClockCall, Notice } from '../../../event/types.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';

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
  /** The steps of the End Phase still to come, in order. */
  readonly then: readonly ('upkeep' | 'score' | 'end-of-game')[];
  readonly rules: readonly RuleId[];
}

/** Where the tables of a hall may be when a call is made. */
const TABLES: readonly { readonly when: string; readonly moment: GameMoment }[] = [
  { when: 'A model is activating', moment: { turn: 1, step: 'activations', activating: true, over: false } },
  { when: 'Nobody is activating', moment: { turn: 1, step: 'activations', activating: false, over: false } },
  { when: 'Your game is over already', moment: { turn: 1, step: 'end', activating: false, over: true } },
];

const STEPS = { upkeep: 'end the Turn', score: 'score it', 'end-of-game': 'score the end of the game' } as const;

/** What a call does at every table, and all the rules that say so. */
export function callAtTables(
  effectAt: (moment: GameMoment) => CallEffect,
): Required<Pick<ClockCall, 'rules' | 'does'>> {
  const does = TABLES.map(({ when, moment }): Notice => {
    const effect = effectAt(moment);
    return { text: `${when}: ${inWords(effect)}.`, rules: effect.rules };
  });
  return { rules: [...new Set(does.flatMap(({ rules }) => rules))], does };
}

function inWords({ finishActivation, moreActivations, lastTurn, then }: CallEffect): string {
  if (lastTurn === null) return 'nothing changes';
  const now = moreActivations
    ? 'play this Turn to its end; no other follows'
    : finishActivation
      ? 'finish that Activation; no other starts'
      : 'no Activation starts any more';
  return `${now}. Then ${then.map((step) => STEPS[step]).join(', ')}`;
}
