/** Reading answers: what systems ask of an encounter again and again. */
import type { Answer } from './types.ts';

/** The latest answer to an ask; undefined while there is none. */
export function latestAnswer<Given extends Pick<Answer, 'ask'>>(
  { answers }: { readonly answers: readonly Given[] },
  ask: string,
): Given | undefined {
  return answers.findLast((answer) => answer.ask === ask);
}
