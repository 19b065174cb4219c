/** What somebody may want to know of a game beside its view: what was asked once, and what the rules allow now. */
import { parseJson } from '../journal/json.ts';
import type { Viewer } from '../journal/types.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import { askedThen } from './asked.ts';
import { type Comes, comesOfCorrection, wrongAccount } from './correction.ts';
import type { EncounterGame, Play, Verdict } from './game.ts';
import { checkShape } from './shape.ts';
import { type EncounterState, playedBy, seenBy } from './state.ts';
import type { Ask, Encounter, Guide } from './types.ts';

/** The question that an answer was given to, and what would come of it if the answer never was. */
export interface ExplainedAnswer extends Comes {
  readonly ask: Ask;
}

/** What it would come to if that had been the answer. */
export interface ExplainedCorrection extends Comes {
  /** Why it cannot have been; null where nothing is wrong. */
  readonly wrong: Guide | null;
}

/** What may be asked of the rules. */
export interface ExplainedQuestions {
  readonly questions: readonly Ask[];
}

/** What a game reads in an answer before it is given. */
export interface ExplainedReading {
  readonly reads: readonly Guide[];
  /** Why it would be refused; null where nothing is wrong. */
  readonly wrong: Guide | null;
}

/**
 * `answer`: the number of one, with what it should have been as `value`, JSON; `read`: the id of an ask, with what would be answered as `value`, JSON; else `may`: the id of a
 * question, with its `value` as JSON; else all questions.
 */
export function explain(
  game: EncounterGame,
  state: EncounterState,
  viewer: Viewer,
  about: Readonly<Partial<Record<string, string>>>,
): ExplainedAnswer | ExplainedCorrection | ExplainedQuestions | ExplainedReading | Verdict | Refusal {
  const play = game.play(state.setting);
  if (about.answer !== undefined) return answerExplained(play, state, Number(about.answer), about.value);
  const seen = seenBy(state, playedBy(state, viewer) ?? 'all');
  if (about.read !== undefined) return readingOf(play, seen, about.read, about.value);
  const { may } = play;
  if (!may || state.finished) return refuse('nothing-to-explain', 'Open a point of the game to see why it is there.');
  const questions = may.questions(seen);
  if (about.may === undefined) return { questions };
  const asked = questions.find(({ id }) => id === about.may);
  const read = parseJson(about.value ?? '');
  if (!asked || !('value' in read)) return refuse('unknown-question', 'That question is not asked now.');
  const wrong = checkShape(asked, read.value);
  return isRefusal(wrong) ? wrong : may.judge(seen, asked.id, read.value);
}

function answerExplained(
  play: Play,
  state: EncounterState,
  number: number,
  given: string | undefined,
): ExplainedAnswer | ExplainedCorrection | Refusal {
  const ask = askedThen(play, state, number);
  if (!ask) return refuse('unknown-answer', 'This record no longer holds what was asked there.');
  if (given === undefined) return { ask, ...comesOfCorrection(play, state, number, undefined) };
  const read = parseJson(given);
  if (!('value' in read)) return refuse('unknown-question', 'That question is not asked now.');
  const wrong = wrongAccount(play, state, { number, ask }, read.value);
  if (wrong) return { wrong: { text: wrong.message, rules: wrong.refused }, goes: [], becomes: null };
  return { wrong: null, ...comesOfCorrection(play, state, number, read.value) };
}

/** To nobody but the one who is asked for it. */
function readingOf(play: Play, seen: Encounter, id: string, given = ''): ExplainedReading | Refusal {
  const asked = play.asks(seen).find((ask) => ask.id === id && (ask.of === 'any' || ask.of === seen.as));
  const read = parseJson(given);
  if (!asked || !('value' in read)) return refuse('unknown-question', 'That question is not asked now.');
  const shapeless = checkShape(asked, read.value);
  if (shapeless) return shapeless;
  const value = play.written?.(asked, read.value) ?? read.value;
  const reads = play.readBack?.(seen, asked, read.value) ?? [];
  // No answer that is read back hangs on when it is given.
  const wrong = play.check(seen, asked, value, 0);
  return { reads, wrong: wrong && { text: wrong.message, rules: wrong.refused } };
}
