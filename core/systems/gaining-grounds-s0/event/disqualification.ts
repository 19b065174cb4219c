/** What a disqualification does to the game in progress. */
import type { EntrantId, Result } from '../../../event/types.ts';

/** The game is forfeited by the disqualified player; no reason, as nothing more is to be asked about them. */
export function disqualification(_game: { readonly seats: readonly EntrantId[] }, who: EntrantId): Result {
  return { kind: 'forfeit', by: [who] };
}
