/** Public Executions: more models in play with Shed Blood than the enemy; then all in play lose it. */
import type { Strategy } from '../../malifaux/play/strategy.ts';
import { hasMore } from './common.ts';

export const BLOOD = 'shed-blood';

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
      earns: hasMore,
    },
  ],
};
