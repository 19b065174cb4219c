/** What becomes of players who cheat, concede, or are disqualified. */
import type { History } from '../../../event/pack.ts';
import type { EntrantId, OptionValues, Result } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { settings } from './options.ts';

/** What the organiser's finding makes of a player; null when nothing by itself. Cheating knows no warning. */
export function statusAfter(finding: string): 'disqualified' | null {
  if (finding !== 'cheating') return null;
  return 'disqualified';
}

/** The game in progress is forfeited by the disqualified player. */
export function disqualification(_game: { readonly seats: readonly EntrantId[] }, who: EntrantId): Result {
  return { kind: 'forfeit', by: [who] };
}

/** Conceding is leaving the event; for want of cards one stays, unless the organiser announced otherwise. */
export function leaves(result: Result, options: OptionValues): readonly EntrantId[] {
  if (result.kind === 'concession') {
    return [result.by];
  }
  if (result.kind !== 'no-cards') return [];
  return settings(options).choice('noCards') === 'leaves' ? [result.by] : [];
}

/** No further Round with somebody who forfeited for cheating and was not disqualified. */
export function mayPair(history: History): Refusal | null {
  const found = history.rounds.flatMap(({ games }) => games.flatMap(({ result }) => findings(result)));
  const still = history.entrants.find(({ id, status }) => status === 'active' && found.includes(id));
  if (!still) return null;
  const message = `${still.id} forfeited a game for cheating: disqualify them before the next Round.`;
  return refuse('cheating', message, ...cite('GG18-CONDUCT-03', 'GG18-DQ-02'));
}

function findings(result: Result | null): readonly EntrantId[] {
  if (result?.kind !== 'forfeit' || statusAfter(result.reason ?? '') === null) return [];
  return result.by;
}

/** A table never stands still for a question about the rules: the Round goes on. */
export function pauseTable(): Refusal {
  return refuse('no-pause', 'The Round goes on: settle it, or call the organiser.', ...cite('GG18-TO-03'));
}
