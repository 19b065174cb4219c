/** What each step of a game asks. */
import { BACK, LOST, POINTS_LOST, SPARED } from './questions/losses.ts';
import { TABLE, BOXES, END, MOVED } from './questions/turn.ts';
import { DICE_DOWN, AGREED, PICK, LEFT, CONCEDE, FACTS, SCORES } from './questions/end.ts';
import { begunWith } from './story.ts';
import {
  CLOCK,
  CLOCK_OUT,
  WON,
  EXTENSION,
  GO_ON,
  EXPECTED_END,
  START,
  JUDGE_CLOCK,
  CLOCK_DUE,
  PAUSE,
  SAID_PAUSED,
  SAYS_PAUSED,
} from './questions/clock.ts';
import {
  ORDER,
  SCENARIO,
  UNIT,
  SWAP,
  EDGE,
  LIST,
  PHASE,
  ARMY,
  ROLL,
  nextBefore,
  CLOCK_START,
  HOUSE,
  DEPLOY,
} from './questions/set-up.ts';
import { partsOf } from '../../../encounter/ask-id.ts';
import type { Given, Question } from '../../../encounter/question.ts';
import type { Story } from './state.ts';

const SET_UP = {
  house: [HOUSE, SCENARIO],
  lists: [LIST],
  specialists: [SWAP, ARMY],
  placing: [GO_ON, ROLL, ORDER, EDGE, DEPLOY, CLOCK_START, PHASE, ARMY],
} as const;

const TURN: readonly Question<Story>[] = [
  // The clock of a turn starts before anything else; without it the turn can be played all the same.
  GO_ON,
  START,
  CLOCK_DUE,
  END,
  LOST,
  SPARED,
  POINTS_LOST,
  BACK,
  BOXES,
  MOVED,
  TABLE,
  ARMY,
  UNIT,
  CLOCK,
  EXTENSION,
  WON,
  SAID_PAUSED,
  SAYS_PAUSED,
  PAUSE,
  JUDGE_CLOCK,
  CLOCK_OUT,
  EXPECTED_END,
  DICE_DOWN,
  CONCEDE,
];

export const QUESTIONS: Readonly<Record<Step, readonly Question<Story>[]>> = {
  ...SET_UP,
  turn: TURN,
  moment: [AGREED, SCORES, FACTS, PICK, LEFT, LOST, SPARED, POINTS_LOST, TABLE],
  // What was forgotten is told until the result is signed.
  over: [LOST, SPARED, POINTS_LOST],
};

type Step = keyof typeof SET_UP | 'turn' | 'moment' | 'over';

export function stepOf(story: Story): Step {
  const { chosen, setUp, begun } = story;
  if (story.over) return 'over';
  if (begun.scenario === '' && (setUp.house === null || setUp.scenario === null)) return 'house';
  if (!chosen.revealed) return 'lists';
  if (chosen.toSwap.length > 0) return 'specialists';
  if (nextBefore(story) !== null) return 'placing';
  return story.pending?.wanted ? 'moment' : 'turn';
}

export function hasBegun(story: Story): boolean {
  return story.over ? nextBefore(story) === null : ['turn', 'moment'].includes(stepOf(story));
}

/** What counts in its turn; units of lists on paper were there before. */
const PLAYED = new Map(
  [...QUESTIONS.turn, ...QUESTIONS.moment].filter((one) => one !== UNIT).map((one) => [one.name, one]),
);

/** The story with one answer more. What is told of the set-up, whenever it is, was so before the first turn: all is told again. */
export function retold(story: Story, given: Given): Story {
  const answers = [...story.answers, given];
  if (story.setUp === story.standsOn) return { ...story, answers };
  const anew = answers.reduce(
    (now, one) => PLAYED.get(partsOf(one.ask).name)?.apply(now, one) ?? now,
    begunWith(story),
  );
  return { ...anew, answers };
}
