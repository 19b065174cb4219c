/** Ply for Information: more models in play with Gathered Intel than the enemy; then all in play lose it. */
import { type Strategy, moreThanKnown } from '../../../malifaux/rules/strategy.ts';
import { besideTheirs, hasMore, noneInTurnOne } from './common.ts';

export const INTEL = 'gathered-intel';

export const plyForInformation: Strategy = {
  id: 'ply-for-information',
  clears: { condition: INTEL, rules: ['GG18-STRAT-PLY-06'] },
  parts: [
    {
      moment: 'end-of-turn',
      what: 'Models in play with Gathered Intel',
      pays: '1 VP if you have more than they have',
      rules: ['GG18-STRAT-PLY-05'],
      asks: [{ id: 'count', question: 'Models of this Crew in play with Gathered Intel', kind: 'number' }],
      measure: ({ own }) => ({ count: own.filter(({ conditions }) => conditions.includes(INTEL)).length }),
      cannot: (said) => noneInTurnOne(said, 'GG18-STRAT-PLY-02', 'Nobody gathers Intel in Turn 1.'),
      doubts: (said) => moreThanKnown(said),
      earns: hasMore,
      against: besideTheirs,
    },
  ],
};
