/** The standings: the order of the rounds before the cut, then the cut itself on top of it. */
import { kept } from '../../../event/kept.ts';
import { regulars } from '../../../event/history.ts';
import type { History, StandingRow, Standings } from '../../../event/pack.ts';
import { shown } from '../../../event/tie-breaks/fraction.ts';
import { POINTS } from '../../../event/tie-breaks/rank.ts';
import { scoreSum } from '../../../event/tie-breaks/shares.ts';
import type { EntrantId } from '../../../event/types.ts';
import { cite } from '../../../rules/cite.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import { CUT, columnsOf, ruleOf } from './columns.ts';
import { formatOf } from './configure.ts';
import { type CutOfEvent, cutOf } from './cut.ts';
import { type SwissRow, hasPlace, swissRanking, tieBreaksOf } from './ranking.ts';

/** A history is asked for its standings many times between two changes. */
export const standings = kept((history: History): Standings => {
  const now = computed(history);
  return now;
});

function computed(history: History): Standings {
  const format = formatOf(history.options);
  const swiss = swissRanking(history);
  const cut = cutOf(history);
  const criteria = [POINTS, ...format.tieBreaks];
  const placed = cut
    ? withCut(swiss, cut, criteria)
    : swiss.map(({ rank, decidedBy }, index) => ({ index, rank, decidedBy }));
  const ringers = history.entrants.filter(({ status }) => status === 'ringer');
  const unranked = [...ringers, ...regulars(history).filter((entrant) => !hasPlace(format)(entrant))];
  return {
    rows: placed.flatMap(({ index, rank, decidedBy }) => {
      const row = swiss[index];
      return row ? [standingRow(history, row, cut, { rank, decidedBy })] : [];
    }),
    unranked: unranked.map(({ id }) => id),
    rules: rulesOf(
      history,
      cut,
      placed.some(({ decidedBy }) => decidedBy === 'joint'),
    ),
  };
}

function standingRow(
  history: History,
  { entrant, card, figures }: SwissRow,
  cut: CutOfEvent | null,
  place: Pick<StandingRow, 'rank' | 'decidedBy'>,
): StandingRow {
  const format = formatOf(history.options);
  const own = new Set(columnsOf(format).map(({ id }) => id));
  const scores = format.scores.filter(({ id }) => own.has(id));
  return {
    entrant: entrant.id,
    status: entrant.status,
    ...place,
    columns: {
      ...(cut ? { [CUT]: survived(cut, entrant.id) } : {}),
      ...Object.fromEntries([...figures].map(([name, figure]) => [name, shown(figure)])),
      ...Object.fromEntries(scores.map(({ id }) => [id, shown(scoreSum(card, id))])),
    },
  };
}

/** How many rounds of the cut somebody survived. */
function survived({ state }: CutOfEvent, id: EntrantId): number {
  return Math.max(0, (state.stage.get(id) ?? 1) - 1);
}

interface Placed {
  readonly index: number;
  readonly rank: number;
  readonly decidedBy: string | null;
}

/** Those in the cut first, by how far they came, then by the game for third place; equals in the order before it. */
function withCut(swiss: readonly SwissRow[], { state }: CutOfEvent, criteria: readonly string[]): Placed[] {
  const far = ({ entrant }: SwissRow): number => {
    return 2 * (state.stage.get(entrant.id) ?? 0) + (state.thirdWinner === entrant.id ? 1 : 0);
  };
  const order = swiss.map((row, index) => ({ index, far: far(row) }));
  order.sort((a, b) => b.far - a.far || a.index - b.index);
  const placed: Placed[] = [];
  for (const [position, { index, far: reached }] of order.entries()) {
    const above = order[position - 1];
    const decidedBy = above
      ? above.far === reached
        ? decider(swiss.slice(above.index + 1, index + 1), criteria)
        : CUT
      : null;
    const rank = decidedBy === 'joint' ? (placed.at(-1)?.rank ?? 1) : position + 1;
    placed.push({ index, rank, decidedBy });
  }
  return placed;
}

/** What put the last of these rows below the one above the first: the first criterion that parted any two of them. */
function decider(rows: readonly SwissRow[], criteria: readonly string[]): string {
  return criteria.find((name) => rows.some(({ decidedBy }) => decidedBy === name)) ?? 'joint';
}

function rulesOf(history: History, cut: CutOfEvent | null, joint: boolean): readonly RuleId[] {
  const format = formatOf(history.options);
  const people = regulars(history);
  const has = (status: string): boolean => people.some((entrant) => entrant.status === status);
  const tieBreaks = tieBreaksOf(format);
  return cite(
    'OS-RANK-01',
    ...(tieBreaks.length > 0
      ? (['OS-RANK-02', 'OS-RANK-03', 'OS-TB-12', ...new Set(tieBreaks.map(ruleOf))] as const)
      : []),
    ...(joint ? (['OS-RANK-04'] as const) : []),
    ...(has('dropped') ? (['OS-RANK-05'] as const) : []),
    ...(has('disqualified') || history.entrants.some(({ status }) => status === 'ringer')
      ? (['OS-RANK-06'] as const)
      : []),
    ...(cut ? (['OS-CUT-07', 'OS-CUT-08'] as const) : []),
  );
}
