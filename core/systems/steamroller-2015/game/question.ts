/** What the questions of this game are made of: whose they are, what was told before the first turn, and moments in turns. */
import type { EnteredSetUp } from './entered-before.ts';
import { type Words, among } from '../../../encounter/ask-id.ts';
import { type Told, questionsOf } from '../../../encounter/question.ts';
import type { Json } from '../../../journal/json.ts';
import { SIDES } from '../rules/sides.ts';
import { SEATS } from './setting.ts';
import { type Story, turnId } from './state.ts';

export const question = questionsOf<Story>();

/** The words of an id that say at which seat, and which player. */
export const SEAT = among(SEATS);
export const SIDE = among(SIDES);

export const CONFIRM = { type: 'confirm' } as const;

/** What is told before the first turn; the story begins anew with it. */
export function toldBefore(story: Story, change: Partial<EnteredSetUp>): Story {
  return { ...story, setUp: { ...story.setUp, ...change } };
}

type Apply<W extends Words> = (story: Story, value: Json, told: Told<W>) => Story;

/** What counts from the roll for the first turn on, until the game is over. */
export function inGame<W extends Words>(apply: Apply<W>): Apply<W> {
  return (story, value, told) => (story.first === null || story.over ? story : apply(story, value, told));
}

/** What counts in the turn that it was asked in. */
export function inTurn<W extends Words>(apply: Apply<W>): Apply<W> {
  return inGame((story, value, told) => (told.scope === turnId(story.turn) ? apply(story, value, told) : story));
}
