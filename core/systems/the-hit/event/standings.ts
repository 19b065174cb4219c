/** The campaign table, and when an evening is over (HIT-EVENT-01). */
import { kept } from '../../../event/kept.ts';
import { isOpen } from '../../../event/checks.ts';
import { attendance, regulars } from '../../../event/history.ts';
import type {
  ColumnSpec,
  History,
  HistoryEntrant,
  Outcome,
  Over,
  Points,
  RoundsSuggestion,
  Standings,
} from '../../../event/pack.ts';
import { type RankKey, rankRows } from '../../../event/standing.ts';
import type { EntrantId, ScoreLine } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import { type Gain, reputationAfter } from '../rules/rewards.ts';
import { settings } from './options.ts';
import { madeOf, score } from './score.ts';

export const COLUMNS: readonly ColumnSpec[] = [
  { id: 'reputation', short: 'Rep', label: 'Reputation', rules: ['HIT-EVENT-01', 'HIT-REWARD-07'] },
  { id: 'wins', short: 'Won', label: 'Battles won', rules: ['HIT-EVENT-01', 'HIT-VP-07'] },
  { id: 'vp', short: 'VP', label: 'Victory Points', rules: ['HIT-EVENT-01', 'HIT-VP-06'] },
  { id: 'xp', short: 'XP', label: 'Experience', rules: ['HIT-EVENT-01', 'HIT-REWARD-01'] },
];

interface Row {
  readonly entrant: HistoryEntrant;
  readonly points: Points;
}

const KEYS: readonly RankKey<Row>[] = COLUMNS.map(({ id }) => ({ id, value: ({ points }) => points[id] ?? 0 }));

/** A history is asked for its standings many times between two changes. */
export const standings = kept((history: History): Standings => {
  const [ranked, unranked] = [regulars(history).filter(hasPlace), regulars(history).filter((one) => !hasPlace(one))];
  const ringers = history.entrants.filter(({ status }) => status === 'ringer');
  const rows = rankRows(
    ranked.map((entrant): Row => ({ entrant, points: pointsOf(history, entrant) })),
    KEYS,
  );
  const now = {
    rows: rows.map(({ row: { entrant, points }, rank, decidedBy }) => {
      return { entrant: entrant.id, status: entrant.status, rank, columns: points, decidedBy };
    }),
    unranked: [...unranked, ...ringers].map(({ id }) => id),
    rules: cite('HIT-EVENT-01'),
  };
  return now;
});

function hasPlace({ status }: HistoryEntrant): boolean {
  return status !== 'disqualified';
}

function pointsOf(history: History, { id }: HistoryEntrant): Points {
  const course = courseOf(history, id);
  return course[course.length - 1]?.after ?? beginning(history);
}

function beginning({ options }: History): Points {
  return { reputation: settings(options).number('startReputation'), wins: 0, vp: 0, xp: 0 };
}

/** A round of a gang's evening: what it came to, what made its Reputation gain, and all it had before and has after it. */
export interface Come {
  readonly round: number;
  readonly line: ScoreLine;
  readonly points: Points;
  readonly gains: readonly Gain[];
  /** Null where there was no battle, or it neither won nor lost nor drew. */
  readonly outcome: Outcome | null;
  readonly before: Points;
  readonly after: Points;
}

/** Battle by battle: Reputation never falls below its least, so the order matters (HIT-EXT-REP). */
export function courseOf(history: History, id: EntrantId): readonly Come[] {
  let before = beginning(history);
  return history.rounds.flatMap(({ games }, index) =>
    games.flatMap(({ seats, result }): readonly Come[] => {
      if (result === null || !seats.includes(id)) return [];
      const { points, gains, outcome } = madeOf({ seats, result }, id, history.options);
      const after = added(before, points);
      const line = 'scores' in result ? (result.scores[seats.indexOf(id)] ?? {}) : {};
      const come = { round: index + 1, line, points, gains, outcome, before, after };
      before = after;
      return [come];
    }),
  );
}

function added(before: Points, own: Points): Points {
  const sums = Object.entries(before).map(([column, value]) => [column, value + (own[column] ?? 0)] as const);
  const gain = { value: own.reputation ?? 0, why: 'the battle', rule: 'HIT-REWARD-10' } as const;
  return { ...Object.fromEntries(sums), reputation: reputationAfter(before.reputation ?? 0, [gain]) };
}

/** An evening is of three battles, unless somebody says otherwise (HIT-EVENT-10). */
const BATTLES = 3;

export function rounds(gangs: number): RoundsSuggestion {
  const rules = cite('HIT-EVENT-10');
  const alone = gangs < 2 ? [{ text: 'A battle takes two gangs.', rules: cite('HIT-SETUP-01') }] : [];
  return { rounds: BATTLES, warnings: alone, rules };
}

export function over(history: History, planned: number | null): Over {
  const rules = cite('HIT-EVENT-01', 'HIT-EVENT-10');
  const not = (why: string): Over => ({ over: false, winners: [], why, rules });
  const left = (planned ?? rounds(attendance(history)).rounds ?? 0) - history.rounds.length;
  const games = history.rounds.flatMap((round) => round.games);
  const open = games.filter((game) => isOpen({ results: { score } }, game, history.options)).length;
  if (left > 0) return not(left === 1 ? 'One round is still to be played.' : `${left} rounds are still to be played.`);
  if (open > 0) return not(open === 1 ? 'One result is still missing.' : `${open} results are still missing.`);
  const first = standings(history).rows.filter(({ rank }) => rank === 1);
  const winners = first.map(({ entrant }) => entrant);
  return { over: true, winners, why: winners.length > 1 ? 'First place is shared.' : null, rules };
}
