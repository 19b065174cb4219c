/** The columns of the standings: points, the tie-breaks in their order, and whatever else is reported. */
import type { ColumnSpec } from '../../../event/pack.ts';
import { POINTS } from '../../../event/tie-breaks/rank.ts';
import type { Named } from '../../../event/tie-breaks/reference.ts';
import type { OptionValues } from '../../../event/types.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { formatOf } from './configure.ts';
import type { SwissFormat } from '../format/format.ts';
import { tieBreaksOf } from './ranking.ts';

/** The column that says how far somebody came in the cut. */
export const CUT = 'cut';

/** The rule behind each tie-break. */
const RULES: Readonly<Record<string, RuleId>> = {
  'opponents-points': 'OS-TB-01',
  'opponents-points-cut-1': 'OS-TB-01',
  'opponents-points-median': 'OS-TB-01',
  'opponents-opponents': 'OS-TB-02',
  strength: 'OS-TB-03',
  'extended-strength': 'OS-TB-03',
  'win-share': 'OS-TB-04',
  'opponents-win-share': 'OS-TB-04',
  'opponents-opponents-win-share': 'OS-TB-04',
  'score-share': 'OS-TB-05',
  'opponents-score-share': 'OS-TB-05',
  'head-to-head': 'OS-TB-06',
  'sonneborn-berger': 'OS-TB-07',
  difference: 'OS-TB-08',
  score: 'OS-TB-08',
  conceded: 'OS-TB-08',
  wins: 'OS-TB-09',
  'games-won': 'OS-TB-09',
  cumulative: 'OS-TB-10',
  'cumulative-cut-1': 'OS-TB-10',
  'win-path': 'OS-TB-10',
  lots: 'OS-TB-11',
};

export function ruleOf({ tieBreak }: Named): RuleId {
  return RULES[tieBreak.id] ?? 'OS-RANK-02';
}

export function columnsOf(format: SwissFormat): readonly ColumnSpec[] {
  const cut: ColumnSpec = { id: CUT, short: 'Cut', label: 'Rounds survived in the cut', rules: ['OS-CUT-07'] };
  const points: ColumnSpec = { id: POINTS, short: 'Pts', label: 'Points', rules: ['OS-RANK-01'] };
  const rest = format.scores.filter(({ id }) => !format.tieBreaks.includes(`score:${id}`));
  return [
    ...(format.cut ? [cut] : []),
    points,
    ...tieBreaksOf(format).map((named) => columnOf(format, named)),
    ...rest.map(({ id, label }): ColumnSpec => ({ id, short: id.toUpperCase(), label, rules: ['OS-TB-08'] })),
  ];
}

function columnOf({ scores }: SwissFormat, named: Named): ColumnSpec {
  const { label, short, signed } = named.tieBreak;
  const column = scores.find(({ id }) => id === named.given.column);
  return {
    id: named.name,
    short: column ? `${column.id.toUpperCase()}${short}` : short,
    label: column ? `${column.label}, ${label}` : label,
    ...(signed === true ? { signed } : {}),
    rules: [ruleOf(named)],
  };
}

/** The columns of one event. */
export function columnsFor(options: OptionValues): readonly ColumnSpec[] {
  return columnsOf(formatOf(options));
}
