/** Reading answers: what systems ask of an encounter again and again. */
import type { Json } from '../journal/json.ts';
import type { Answer, Encounter, SideId } from './types.ts';

/** The latest answer to an ask, of one side or of anybody; undefined while there is none. */
export function latestAnswer(encounter: Encounter, ask: string, side?: SideId): Answer | undefined {
  return encounter.answers.findLast((answer) => answer.ask === ask && (side === undefined || answer.side === side));
}

/** Every answer to asks whose id begins so, in order. */
export function answersUnder(encounter: Encounter, prefix: string): readonly Answer[] {
  return encounter.answers.filter(({ ask }) => ask.startsWith(prefix));
}

/** The value of the latest answer, or undefined while there is none or it is sealed. */
export function told(encounter: Encounter, ask: string, side?: SideId): Json | undefined {
  return latestAnswer(encounter, ask, side)?.value;
}

export function isAnswered(encounter: Encounter, ask: string, side?: SideId): boolean {
  return latestAnswer(encounter, ask, side) !== undefined;
}
