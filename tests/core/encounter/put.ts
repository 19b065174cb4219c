/** A question put to a state of its game, by itself: what it asks, what it refuses, and what an answer makes true. */
import type { Given, Question } from '../../../core/encounter/question.ts';
import type { Json } from '../../../core/journal/json.ts';

export function put<State>(question: Question<State>, state: NoInfer<State>) {
  const given = (ask: string, value: Json, more: Partial<Given>): Given => {
    return { ask, side: 'A', number: 0, sealed: false, at: 0, value, ...more };
  };
  return {
    asks: question.asks(state),
    ids: question.asks(state).map(({ id }) => id),
    /** The rules by which it is refused; none where nothing is wrong. */
    refused: (ask: string, value: Json): readonly string[] | null =>
      question.check(state, given(ask, value, {}))?.refused ?? null,
    /** The same, of an answer at the wrong time. */
    notNow: (ask: string): readonly string[] | null => question.notNow(state, ask)?.refused ?? null,
    means: (ask: string, value: Json): string | null => question.means(state, ask, value),
    answered: (ask: string, value: Json, more: Partial<Given> = {}): State =>
      question.apply(state, given(ask, value, more)),
    opens: (ask: string, latest: string): boolean =>
      question.opens(state, given(ask, null, { sealed: true }), given(latest, true, {})),
  };
}
