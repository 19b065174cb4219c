/** Standings, the suggested number of rounds, and the end of an event. */
import type { History, Over, RoundsSuggestion, Standings } from '../../../event/pack.ts';
import { isOpen } from '../../../event/checks.ts';
import { cite } from '../../../rules/cite.ts';
import { attendance } from '../../../event/history.ts';
import { type RankRules, overOf, standingsOf } from '../../malifaux/event/standings.ts';
import { pointsIn } from './counted.ts';
import { settings } from './options.ts';
import { score } from './score.ts';

const RULES: RankRules = {
  totals: ['GG0-SCORE-06'],
  keys: ['GG0-RANK-01', 'GG0-RANK-02', 'GG0-RANK-03'],
  joint: ['GG0-RANK-04', 'GG0-RANK-05'],
  ringer: ['GG0-ODD-09', 'GG0-RANK-06'],
  disqualified: ['GG0-DQ-04', 'GG0-DQ-05', 'GG0-RANK-06'],
  dropped: ['GG0-AMB-17'],
};

/** A history is asked for its standings many times, once a table for the Attacker alone. */
const known = new WeakMap<History, Standings>();

export function standings(history: History): Standings {
  const before = known.get(history);
  if (before) return before;
  const now = computed(history);
  known.set(history, now);
  return now;
}

function computed(history: History): Standings {
  const ranksDropped = settings(history.options).choice('dropped') === 'ranked';
  return standingsOf(history, pointsIn(history), { rules: RULES, ranksDropped });
}

/** Attendance from which a number of rounds is suggested. */
const SUGGESTED = [
  { from: 33, rounds: 5 },
  { from: 16, rounds: 4 },
  { from: 4, rounds: 3 },
] as const;

/** The suggestion for the players at the first round; drops and disqualifications later do not change it. */
export function rounds(players: number): RoundsSuggestion {
  const row = SUGGESTED.find(({ from }) => players >= from);
  const rules = cite('GG0-ROUND-02', 'GG0-ROUND-04');
  if (row) return { rounds: row.rounds, warnings: [], rules };
  const text = 'The pack suggests no number of rounds for fewer than four players: choose one.';
  return { rounds: null, warnings: [{ text, rules: cite('GG0-ROUND-03', 'GG0-AMB-22') }], rules };
}

/** Whether the event is over. Without a number chosen, the suggestion for its attendance counts. */
export function over(history: History, chosen: number | null): Over {
  return overOf(history, standings(history), chosen ?? rounds(attendance(history)).rounds, {
    open: (game) => isOpen({ results: { score } }, game, history.options),
    rules: ['GG0-RANK-05', 'GG0-ODD-08', 'GG0-ROUND-04'],
  });
}

/** The columns in which players of the same standing are equal. */
export function sameStanding({ options }: History): readonly string[] {
  return settings(options).choice('sameStanding') === 'tp' ? ['tp'] : ['tp', 'diff', 'vp'];
}
