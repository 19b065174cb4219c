/** Standings of the made-up event, added up as simply as can be. */
import type { EntrantRow, GameRow, StandingsPart } from '../../core/event/views.ts';

const KEYS = ['tp', 'diff', 'vp'] as const;
type Totals = Record<(typeof KEYS)[number], number>;

export function standingsAfter(
  rounds: readonly Readonly<Record<string, GameRow>>[],
  entrants: Readonly<Record<string, EntrantRow>>,
): StandingsPart {
  const rows = Object.keys(entrants).map((entrant) => ({ entrant, columns: totalsOf(entrant, rounds) }));
  rows.sort((a, b) => {
    const key = KEYS.find((one) => a.columns[one] !== b.columns[one]);
    return key === undefined ? 0 : b.columns[key] - a.columns[key];
  });
  let rank = 1;
  return Object.fromEntries(
    rows.map(({ entrant, columns }, index) => {
      const above = rows[index - 1]?.columns;
      const decidedBy = above === undefined ? null : (KEYS.find((key) => above[key] !== columns[key]) ?? 'joint');
      if (decidedBy !== 'joint') rank = index + 1;
      const status = entrants[entrant]?.status === 'dropped' ? 'dropped' : 'active';
      return [entrant, { entrant, rank, status, columns, decidedBy, place: index + 1 }];
    }),
  );
}

function totalsOf(entrant: string, rounds: readonly Readonly<Record<string, GameRow>>[]): Totals {
  const totals: Totals = { tp: 0, diff: 0, vp: 0 };
  for (const { points } of rounds.flatMap((games) => Object.values(games))) {
    for (const key of KEYS) totals[key] += points?.[entrant]?.[key] ?? 0;
  }
  return totals;
}
