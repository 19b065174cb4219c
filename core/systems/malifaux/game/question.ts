/** What the questions of this game are made of. */
import { type Told, questionsOf } from '../../../encounter/question.ts';
import type { Words } from '../../../encounter/ask-id.ts';
import type { AskKind } from '../../../encounter/types.ts';
import type { Json } from '../../../journal/json.ts';
import { type FactAsk, MOST_TOLD } from '../rules/scheme.ts';
import type { GameState } from './state.ts';

export const question = questionsOf<GameState>();

/** What was answered in this phase, and is not asked again in it. */
export function done(state: GameState, { ask }: { readonly ask: string }): GameState {
  return { ...state, done: [...state.done, ask] };
}

/** The same, and what was said: others read it. */
export function said<W extends Words>(state: GameState, value: Json, told: Told<W>): GameState {
  return { ...done(state, told), said: { ...state.said, [told.ask]: value } };
}

export function factKind({ kind, most = MOST_TOLD }: FactAsk): AskKind {
  return kind === 'flag' ? { type: 'flag' } : { type: 'number', min: 0, max: most };
}
