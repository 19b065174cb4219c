/** What a disqualification does to the game in progress. */
import type { EntrantId, Result } from '../../event/types.ts';
import { cite } from '../../rules/cite.ts';

/** The game is forfeited by the disqualified player; no reason, as nothing more is to be asked about them. */
export function disqualification(_game: { readonly seats: readonly EntrantId[] }, who: EntrantId): Result {
  cite('GG0-DQ-03');
  return { kind: 'forfeit', by: [who] };
}
