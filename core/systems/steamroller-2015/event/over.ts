/** When an event is over, and who has won it. */
import { isOpen } from '../../../event/checks.ts';
import type { History, Over } from '../../../event/pack.ts';
import type { EntrantId } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Refusal, refuse } from '../../../rules/refusal.ts';
import { isFinalsNext } from './finals.ts';
import { has, settings } from './options.ts';
import { plannedRounds } from './rounds.ts';
import { score } from './score.ts';
import { standings } from './standings.ts';

/** How an event ended, and on whom; null while it goes on. */
export interface EventEnd {
  readonly why: 'sole-leader' | 'planned-rounds';
  readonly winners: readonly EntrantId[];
}

export function endOf(history: History, planned: number | null): EventEnd | null {
  const played = history.rounds.length;
  if (played === 0 || openGames(history) > 0) return null;
  const last = planned ?? plannedRounds(history);
  const { rows } = standings(history);
  const winners = rows.filter(({ rank }) => rank === 1).map(({ entrant }) => entrant);
  const { choice } = settings(history.options);
  const finalsWait = choice('finalsLeader') === 'plays' && isFinalsNext(history);
  if (soleLeader(history) !== null && !finalsWait) return { why: 'sole-leader', winners };
  if (played < last || choice('lastRound') === 'go-on') return null;
  return { why: 'planned-rounds', winners };
}

/** The one player who holds the most tournament points, of those who have a place. */
function soleLeader(history: History): EntrantId | null {
  const { rows } = standings(history);
  const most = Math.max(...rows.map(({ columns }) => Number(columns.tp)));
  const [leader, second] = rows.filter(({ columns }) => columns.tp === most);
  return leader && !second ? leader.entrant : null;
}

function openGames({ rounds: all, options }: History): number {
  return all.flatMap(({ games }) => games.filter((game) => isOpen({ results: { score } }, game, options))).length;
}

export function over(history: History, planned: number | null): Over {
  const end = endOf(history, planned);
  if (end === null) return { over: false, winners: [], why: null, rules: cite('SR15-ROUND-02') };
  const { winners } = end;
  if (end.why === 'sole-leader') {
    const rules = cite('SR15-ROUND-02', ...fixedRounds(history, 'SR15-VAR-ROUND-02'));
    return { over: true, winners, why: 'One player holds the most tournament points.', rules };
  }
  const shared = winners.length > 1;
  const why = shared ? 'All rounds are played; first place is shared.' : 'All rounds are played.';
  return { over: true, winners, why, rules: cite('SR15-ROUND-04', ...fixedRounds(history, 'SR15-VAR-ROUND-01')) };
}

function fixedRounds({ options }: History, rule: RuleId): readonly RuleId[] {
  return has(options, 'round-event') ? [rule] : [];
}

/** An event that a sole leader has ended is not paired on; the organiser may, and the record says so. */
export function mayPair(history: History, planned: number | null): Refusal | null {
  const end = endOf(history, planned);
  if (end?.why !== 'sole-leader') return null;
  const message = 'One player alone holds the most tournament points: the event is over.';
  return refuse('sole-leader', message, ...cite('SR15-ROUND-02', 'SR15-ROUND-03'));
}
