/** Strength of schedule: how well the opponents did, exactly. */
import type { History } from '../../../event/pack.ts';
import { type Exact, exactly } from '../../../event/standing.ts';
import type { EntrantId } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { has, settings } from './options.ts';
import { plannedRounds } from './rounds.ts';
import { totalsFor, totalsOf } from './totals.ts';

/** Each player's strength of schedule: one term for every game played, with the opponents' points as they are now. */
export function scheduleOf(history: History): (player: EntrantId) => Exact {
  const totals = totalsOf(history);
  const opponents = (player: EntrantId): readonly EntrantId[] => totalsFor(totals, player).opponents;
  if (!has(history.options, 'large-event-scoring')) {
    return (player) => sum(opponents(player).map((id) => totalsFor(totals, id).tp));
  }
  const rounds = roundsOf(history);
  const gone = new Set(history.entrants.flatMap(({ id, status }) => (hasLeft(status) ? [id] : [])));
  const countsByes = settings(history.options).choice('largeByes') === 'won';
  const wins = (id: EntrantId): number => {
    const { tp, byes } = totalsFor(totals, id);
    const won = tp - (countsByes ? 0 : byes);
    return gone.has(id) ? Math.max(1, won) : won;
  };
  return (player) => exactly(sum(opponents(player).map(wins)), Math.max(1, rounds));
}

/** For others a disqualified player is one who dropped. */
function hasLeft(status: History['entrants'][number]['status']): boolean {
  return status === 'dropped' || status === 'disqualified';
}

/** The rounds of the event: those in which something was played. */
function roundsOf(history: History): number {
  if (settings(history.options).choice('largeRounds') === 'planned') return plannedRounds(history);
  return history.rounds.filter(({ games }) => games.some(({ seats, result }) => seats.length > 1 && result !== null))
    .length;
}

export function scheduleRules(history: History): readonly RuleId[] {
  if (!has(history.options, 'large-event-scoring')) return cite('SR15-RANK-02', 'SR15-RANK-06', 'SR15-BYE-06');
  const left = history.entrants.some(({ status }) => hasLeft(status));
  return cite(
    'SR15-VAR-FINAL-10',
    'SR15-VAR-FINAL-12',
    'SR15-VAR-FINAL-13',
    'SR15-AMB-21',
    'SR15-AMB-22',
    ...(left ? (['SR15-VAR-FINAL-11', 'SR15-AMB-44'] as const) : []),
  );
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
