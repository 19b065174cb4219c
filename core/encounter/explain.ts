/** What somebody may want to know of a game beside its view: what was asked once, and what the rules allow now. */
import type { Json } from '../journal/json.ts';
import type { Viewer } from '../journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import { askedThen } from './asked.ts';
import type { EncounterGame, Verdict } from './game.ts';
import { checkShape } from './shape.ts';
import { type EncounterState, playedBy, seenBy } from './state.ts';
import type { Ask } from './types.ts';

/** The question that an answer was given to. */
export interface ExplainedAnswer {
  readonly ask: Ask;
}

/** What may be asked of the rules. */
export interface ExplainedQuestions {
  readonly questions: readonly Ask[];
}

/** `answer`: the number of one; else `may`: the id of a question, with its `value` as JSON; else all questions. */
export function explain(
  game: EncounterGame,
  state: EncounterState,
  viewer: Viewer,
  about: Readonly<Partial<Record<string, string>>>,
): ExplainedAnswer | ExplainedQuestions | Verdict | Refusal {
  const play = game.play(state.setting);
  if (about.answer !== undefined) {
    const ask = askedThen(play, state, Number(about.answer));
    return ask ? { ask } : refuse('unknown-answer', 'Nobody can say any more what was asked there.');
  }
  const { may } = play;
  if (!may || state.finished) return refuse('nothing-to-explain', 'Every point of a game says itself why it is there.');
  const seen = seenBy(state, playedBy(state, viewer) ?? 'all');
  const questions = may.questions(seen);
  if (about.may === undefined) return { questions };
  const asked = questions.find(({ id }) => id === about.may);
  const value = jsonIn(about.value ?? '');
  if (!asked || value === undefined) return refuse('unknown-question', 'That is not to be asked now.');
  const wrong = checkShape(asked, value);
  return isRefusal(wrong) ? wrong : may.judge(seen, asked.id, value);
}

function jsonIn(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
