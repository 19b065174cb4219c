/** Supply Wagons: the own Wagon reaches over the Centerline. */
import { count } from '../../../malifaux/rules/scheme.ts';
import type { Strategy } from '../../../malifaux/rules/strategy.ts';
import { markersOf } from '../../../malifaux/rules/table.ts';
import { isOnHalf } from '../ground.ts';

export const supplyWagons: Strategy = {
  id: 'supply-wagons',
  markers: [{ kind: 'wagon', name: 'Wagon', owned: true }],
  parts: [
    {
      moment: 'end-of-turn',
      stands: true,
      what: 'Own Wagon across the Centerline',
      pays: '1 VP if yours is across',
      rules: ['GG18-STRAT-WAGONS-05'],
      asks: [{ id: 'count', question: 'Wagons of this Crew with a part on the enemy side', kind: 'number', most: 1 }],
      measure: ({ table, side, foeHalf }) => ({
        count: markersOf(table, 'wagon', side).filter((wagon) => isOnHalf(wagon, foeHalf)).length,
      }),
      earns: (own) => count(own, 'count') >= 1,
    },
  ],
};
