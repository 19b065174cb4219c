/** Interference: two Quarters with more unengaged models than the enemy has there. */
import { QUARTERS } from '../../../malifaux/rules/ground.ts';
import { type Strategy, onlySoMany } from '../../../malifaux/rules/strategy.ts';
import { areEngaged } from '../../../malifaux/rules/table.ts';
import { isPeon } from '../schemes/common.ts';
import { holdsQuarters, quartersHeld } from './common.ts';

export const interference: Strategy = {
  id: 'interference',
  parts: [
    {
      moment: 'end-of-turn',
      stands: true,
      what: 'Quarters held',
      pays: '1 VP for two or more',
      rules: ['GG18-STRAT-INTERFERENCE-01', 'GG18-STRAT-INTERFERENCE-02', 'GG18-STRAT-INTERFERENCE-03'],
      asks: [
        {
          id: 'count',
          question:
            'Quarters with more of this Crew’s models than the enemy’s: no Peons, unengaged, wholly in, not within 6 inches of the middle',
          kind: 'number',
          most: 4,
        },
      ],
      measure: (look) => ({
        count: quartersHeld(look, (model, foes) =>
          isPeon(model) || foes.some((foe) => areEngaged(model, foe)) ? 0 : 1,
        ),
      }),
      cannot: (said) =>
        onlySoMany(said, QUARTERS.length, 'GG18-STRAT-INTERFERENCE-02', 'Quarters, each held by one side'),
      earns: holdsQuarters,
    },
  ],
};
