/** What was asked when an answer was given: so that another account of it, or a ruling, has the same shape and words. */
import type { Play } from './game.ts';
import { type EncounterState, seenBy } from './state.ts';
import type { Ask, AskKind, Encounter } from './types.ts';

/**
 * As everybody may know it by now. Undefined where it is sealed still, where there is no such answer, or where nobody was
 * asked any more once an answer before it had gone.
 */
export function askedThen(play: Play, state: EncounterState, number: number): Ask | undefined {
  const answer = state.answers.find((one) => one.number === number);
  if (!answer?.opened) return undefined;
  return play.asks(seenBefore(state, number)).find(({ id }) => id === answer.ask);
}

/** What everybody knew when an answer was given, as it is known by now. */
export function seenBefore(state: EncounterState, number: number): Encounter {
  const place = state.answers.findIndex((answer) => answer.number === number);
  return seenBy({ ...state, answers: state.answers.slice(0, place) }, 'all');
}

/** Whether two may tell it differently. Words, a tap and a table are only said to be right or wrong. */
export function isAccount({ type }: AskKind): boolean {
  return type !== 'confirm' && type !== 'text' && type !== 'sheet' && type !== 'table';
}
