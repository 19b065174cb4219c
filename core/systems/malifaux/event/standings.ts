/** Totals, places and the end of an event: plain sums of the three columns, ranked by each in turn. */
import type {
  History,
  HistoryEntrant,
  HistoryGame,
  HistoryRound,
  Over,
  Points,
  StandingRow,
  Standings,
} from '../../../event/pack.ts';
import { rankRows } from '../../../event/standing.ts';
import type { EntrantId } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type ScoreColumns, NO_LINE } from './sheet.ts';
import { regulars } from '../../../event/history.ts';

/** The points of a game by player, or null while it has none: told by the game, the options, and what everybody is. */
export type PointsOf = (game: HistoryGame) => Readonly<Record<EntrantId, Points>> | null;

export interface RankRules {
  readonly keys: readonly RuleId[];
  readonly joint: readonly RuleId[];
  readonly totals: readonly RuleId[];
  /** By what somebody is: why they have no place, or keep one. */
  readonly ringer: readonly RuleId[];
  readonly disqualified: readonly RuleId[];
  readonly dropped: readonly RuleId[];
}

export const RANK_KEYS = [
  { id: 'tp', value: ({ line }: Ranked) => line.tp },
  { id: 'diff', value: ({ line }: Ranked) => line.diff },
  { id: 'vp', value: ({ line }: Ranked) => line.vp },
] as const;

interface Ranked {
  readonly entrant: HistoryEntrant;
  readonly line: ScoreColumns;
}

type Sums = ReadonlyMap<EntrantId, ScoreColumns>;

const NO_SUMS: Sums = new Map();

/** The sums after a round, and what they were worked out of. */
interface Summed extends Pick<History, 'options' | 'entrants'> {
  readonly before: Sums;
  readonly after: Sums;
}

const summed = new WeakMap<HistoryRound, Summed>();

/** Everybody's sums over all games that have points. Rounds before the first that changed are not added up again. */
function totals({ rounds, options, entrants }: History, pointsOf: PointsOf): Sums {
  return rounds.reduce((before, round) => {
    const known = summed.get(round);
    if (known?.before === before && known.options === options && known.entrants === entrants) return known.after;
    const after = withRound(before, round, pointsOf);
    summed.set(round, { before, options, entrants, after });
    return after;
  }, NO_SUMS);
}

function withRound(before: Sums, { games }: HistoryRound, pointsOf: PointsOf): Sums {
  const sums = new Map(before);
  for (const game of games) {
    for (const [id, line] of Object.entries(pointsOf(game) ?? {})) {
      const { tp, diff, vp } = sums.get(id) ?? NO_LINE;
      sums.set(id, { tp: tp + (line.tp ?? 0), diff: diff + (line.diff ?? 0), vp: vp + (line.vp ?? 0) });
    }
  }
  return sums;
}

/** The standings. Ringers and the disqualified have no place and shift nobody; those who dropped as `ranksDropped` says. */
export function standingsOf(
  history: History,
  pointsOf: PointsOf,
  { rules, ranksDropped }: { readonly rules: RankRules; readonly ranksDropped: boolean },
): Standings {
  const sums = totals(history, pointsOf);
  const ranks = ({ status }: HistoryEntrant): boolean => status === 'active' || (status === 'dropped' && ranksDropped);
  const rows = regulars(history)
    .filter(ranks)
    .map((entrant): Ranked => ({ entrant, line: sums.get(entrant.id) ?? NO_LINE }));
  const unranked = [...history.entrants.filter(({ status }) => status === 'ringer'), ...regulars(history)].filter(
    (entrant) => !ranks(entrant),
  );
  const ranked = rankRows(rows, RANK_KEYS);
  return {
    rows: ranked.map(({ row, rank, decidedBy }): StandingRow => {
      const { entrant, line } = row;
      return { entrant: entrant.id, rank, status: entrant.status, columns: { ...line }, decidedBy };
    }),
    unranked: unranked.map(({ id }) => id),
    rules: standingsRules(rules, [...rows.map(({ entrant }) => entrant), ...unranked], ranked),
  };
}

/** The rules that decided something in these standings. */
function standingsRules(
  rules: RankRules,
  entrants: readonly HistoryEntrant[],
  ranked: readonly { readonly decidedBy: string | null }[],
): readonly RuleId[] {
  const has = (status: HistoryEntrant['status']): boolean => entrants.some((entrant) => entrant.status === status);
  const joint = ranked.some(({ decidedBy }) => decidedBy === 'joint');
  return cite(
    ...rules.totals,
    ...rules.keys,
    ...(joint ? rules.joint : []),
    ...(has('ringer') ? rules.ringer : []),
    ...(has('disqualified') ? rules.disqualified : []),
    ...(has('dropped') ? rules.dropped : []),
  );
}

/** Whether the planned rounds are all played, and who then holds the first place, alone or together. */
export function overOf(
  history: History,
  standings: Standings,
  planned: number | null,
  how: { readonly open: (game: HistoryGame) => boolean; readonly rules: readonly RuleId[] },
): Over {
  const rules = cite(...how.rules);
  const not = (why: string): Over => ({ over: false, winners: [], why, rules });
  if (planned === null) return not('No number of rounds is chosen.');
  const left = planned - history.rounds.length;
  if (left > 0) return not(left === 1 ? 'One round is still to be played.' : `${left} rounds are still to be played.`);
  const open = history.rounds.flatMap(({ games }) => games.filter(how.open)).length;
  if (open > 0) return not(open === 1 ? 'One result is still missing.' : `${open} results are still missing.`);
  const winners = standings.rows.filter(({ rank }) => rank === 1).map(({ entrant }) => entrant);
  return { over: true, winners, why: winners.length > 1 ? 'First place is shared.' : null, rules };
}
