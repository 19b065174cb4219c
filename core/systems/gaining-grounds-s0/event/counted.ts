/** What counts of each game in the totals, where a reading makes it something else than what was recorded. */
import type { History, HistoryGame } from '../../../event/pack.ts';
import type { Result } from '../../../event/types.ts';
import { withStatus } from '../../../event/history.ts';
import { settings } from './options.ts';

/** The result of each game that the totals count; null for a game that has none yet. */
export function countsIn(history: History): (game: HistoryGame) => Result | null {
  const ringers = withStatus(history, 'ringer');
  const disqualified = withStatus(history, 'disqualified');
  const { choice } = settings(history.options);
  const asBye = choice('ringerResult') === 'as-bye';
  const asForfeits = choice('disqualifiedResults') === 'forfeits';
  return ({ seats, result }) => {
    if (result === null) return null;
    if (seats.some((seat) => ringers.has(seat))) {
      return asBye ? { kind: 'bye' } : result;
    }
    const guilty = seats.filter((seat) => disqualified.has(seat));
    return asForfeits && guilty.length > 0 && result.kind !== 'bye' ? { kind: 'forfeit', by: guilty } : result;
  };
}
