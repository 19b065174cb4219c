/** What counts of each game in the totals, where a reading makes it something else than what was recorded. */
import type { History, HistoryGame } from '../../../event/pack.ts';
import type { Result } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { withStatus } from '../../../event/history.ts';
import type { PointsOf } from '../../malifaux/event/standings.ts';
import { settings } from './options.ts';
import { score } from './score.ts';

/** The result of a game that the totals count; null for a game that has none yet. */
export function counts(history: History, game: HistoryGame): Result | null {
  const known = counting.get(history) ?? countsIn(history);
  counting.set(history, known);
  return known(game);
}

/** Asked for every game of a view: who is a ringer or out is looked up once a history. */
const counting = new WeakMap<History, (game: HistoryGame) => Result | null>();

function countsIn(history: History): (game: HistoryGame) => Result | null {
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

/** The points of each game of this event; null for a game that has none yet. */
export function pointsIn(history: History): PointsOf {
  const countsOf = countsIn(history);
  return (game) => {
    const result = countsOf(game);
    const scored = result && score({ seats: game.seats, result }, history.options);
    return scored === null || isRefusal(scored) ? null : scored.scores;
  };
}
