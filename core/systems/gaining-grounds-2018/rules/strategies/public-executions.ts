/** Public Executions: more models in play with Shed Blood than the enemy; then all in play lose it. */
import { sideIn } from '../../../../encounter/names.ts';
import { type Broken, broken } from '../../../../rules/broken.ts';
import { count } from '../../../malifaux/rules/scheme.ts';
import { STRATEGY_SIDES, type SaidCounts, type Strategy } from '../../../malifaux/rules/strategy.ts';
import { isCrewKnown, isOut } from '../../../malifaux/rules/table.ts';
import { besideTheirs, hasMore, noneInTurnOne } from './common.ts';

export const BLOOD = 'shed-blood';

/** No more than models in play who killed or sacrificed an enemy from Turn 2 on, where the record knows both Crews. */
function tooManyBloody({ facts, lookOf }: SaidCounts): readonly Broken[] {
  return STRATEGY_SIDES.flatMap((side) => {
    const { table, happened, foe } = lookOf(side);
    if (!isCrewKnown(table, side) || !isCrewKnown(table, foe)) return [];
    const killers = happened.kills.flatMap(({ turn, how, victim, by }) =>
      turn > 1 && how !== 'removed' && by?.side === side && victim.side !== side && !isOut(table, by.id) ? [by.id] : [],
    );
    const most = new Set(killers).size;
    const told = count(facts[side] ?? {}, 'count');
    return broken(
      told > most,
      'GG18-STRAT-EXECUTIONS-04',
      `By the record ${most} models of ${sideIn(side)} in play have killed an enemy since Turn 2 began, not ${told}: say who fell, and by whom, first.`,
    );
  });
}

export const publicExecutions: Strategy = {
  id: 'public-executions',
  clears: { condition: BLOOD, rules: ['GG18-STRAT-EXECUTIONS-05'] },
  parts: [
    {
      moment: 'end-of-turn',
      what: 'Models in play with Shed Blood',
      pays: '1 VP if you have more than they have',
      rules: ['GG18-STRAT-EXECUTIONS-05'],
      asks: [{ id: 'count', question: 'Models of this Crew in play with Shed Blood', kind: 'number' }],
      measure: ({ own }) => ({ count: own.filter(({ conditions }) => conditions.includes(BLOOD)).length }),
      cannot: (said) => noneInTurnOne(said, 'GG18-STRAT-EXECUTIONS-02', 'Nobody sheds blood in Turn 1.'),
      unknown: (said) => (said.turn === 1 ? [] : tooManyBloody(said)),
      earns: hasMore,
      against: besideTheirs,
    },
  ],
};
