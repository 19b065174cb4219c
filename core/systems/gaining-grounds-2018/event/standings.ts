/** Standings, the suggested number of Rounds, and the end of an event. */
import { isOpen } from '../../../event/checks.ts';
import type { History, HistoryGame, Over, RoundsSuggestion, Standings } from '../../../event/pack.ts';
import { cite } from '../../../rules/cite.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { attendance } from '../../../event/history.ts';
import { type PointsOf, type RankRules, overOf, standingsOf } from '../../malifaux/event/standings.ts';
import { settings } from './options.ts';
import { score } from './score.ts';

const RULES: RankRules = {
  totals: ['GG18-SCORE-04'],
  keys: ['GG18-RANK-01'],
  joint: ['GG18-RANK-02'],
  ringer: ['GG18-RINGER-02', 'GG18-RINGER-03', 'GG18-RANK-03'],
  disqualified: ['GG18-DQ-03', 'GG18-RANK-03', 'GG18-AMB-06'],
  dropped: ['GG18-RANK-03', 'GG18-AMB-04'],
};

/** A history is asked for its standings many times. */
const known = new WeakMap<History, Standings>();

export function standings(history: History): Standings {
  const before = known.get(history);
  if (before) return before;
  const ranksDropped = settings(history.options).choice('dropped') === 'ranked';
  const now = standingsOf(history, pointsIn(history), { rules: RULES, ranksDropped });
  known.set(history, now);
  return now;
}

function pointsIn({ options }: History): PointsOf {
  return ({ seats, result }: HistoryGame) => {
    const scored = result && score({ seats, result }, options);
    return scored === null || isRefusal(scored) ? null : scored.scores;
  };
}

/** Attendance from which a number of Rounds is suggested. */
const SUGGESTED = [
  { from: 33, rounds: 5 },
  { from: 16, rounds: 4 },
  { from: 4, rounds: 3 },
] as const;

/** The suggestion for the players at the first Round; a Ringer is none, and who leaves later changes nothing. */
export function rounds(players: number): RoundsSuggestion {
  const row = SUGGESTED.find(({ from }) => players >= from);
  const rules = cite('GG18-ROUND-01', 'GG18-AMB-10');
  if (row) return { rounds: row.rounds, warnings: [], rules };
  const text = 'The pack suggests no number of Rounds for fewer than four players: choose one.';
  return { rounds: null, warnings: [{ text, rules: cite('GG18-ROUND-02') }], rules };
}

/** Whether the event is over. Without a number chosen, the suggestion for its attendance counts. */
export function over(history: History, chosen: number | null): Over {
  return overOf(history, standings(history), chosen ?? rounds(attendance(history)).rounds, {
    open: (game) => isOpen({ results: { score } }, game, history.options),
    rules: ['GG18-RANK-04', 'GG18-RINGER-03'],
  });
}
