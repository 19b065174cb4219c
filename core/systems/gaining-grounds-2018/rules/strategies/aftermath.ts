/** What follows a Strategy's score at the end of a Turn: conditions that go, and the Informant who may move. */
import { cite } from '../../../../rules/cite.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';
import type { Strategy } from '../../../malifaux/rules/strategy.ts';
import type { PlayTable, CrewSide } from '../../../malifaux/rules/table.ts';
import { STRATEGY_LAW } from '../limits.ts';
import { extraction } from './extraction.ts';

export interface MarkerAftermath {
  /** The models that lose the Strategy's condition: those in play. A buried one keeps it. */
  readonly clears: readonly string[];
  /** Who may put the Informant elsewhere, up to 3 inches away; null: nobody. */
  readonly mayMove: CrewSide | null;
  readonly rules: readonly RuleId[];
}

export function aftermath(
  { id, clears }: Strategy,
  turn: number,
  { models }: Pick<PlayTable, 'models'>,
  counts: Readonly<Record<CrewSide, number>>,
): MarkerAftermath {
  if (turn < STRATEGY_LAW.from) return { clears: [], mayMove: null, rules: [] };
  const losing = clears ? models.filter((model) => model.inPlay && model.conditions.includes(clears.condition)) : [];
  const { A = 0, B = 0 } = counts;
  const moves = id === extraction.id && A !== B;
  return {
    clears: losing.map((model) => model.id),
    mayMove: moves ? (A > B ? 'A' : 'B') : null,
    rules: cite(...(clears?.rules ?? []), ...(id === extraction.id ? (['GG18-STRAT-EXTRACTION-03'] as const) : [])),
  };
}
