/** Plant Explosives: more Strategy Markers on the enemy half, whoever dropped them, than VP scored. */
import { count } from '../../../malifaux/rules/scheme.ts';
import { type Strategy, besideScored } from '../../../malifaux/rules/strategy.ts';
import { markersOf } from '../../../malifaux/rules/table.ts';
import { isOnHalf } from '../ground.ts';

export const plantExplosives: Strategy = {
  id: 'plant-explosives',
  markers: [{ kind: 'strategy', name: 'Strategy Marker', owned: true }],
  tells: [{ id: 'tokens', label: 'Explosives Tokens', kind: { type: 'number', min: 0, max: 10 } }],
  parts: [
    {
      moment: 'end-of-turn',
      stands: true,
      what: 'Strategy Markers on the enemy half',
      pays: '1 VP if you have more than it gave you so far',
      rules: ['GG0-STRAT-EXPLOSIVES-08'],
      asks: [
        {
          id: 'count',
          question: 'Strategy Markers with any part on the enemy half; one on the Centerline counts for both sides',
          kind: 'number',
          most: 10,
        },
      ],
      measure: ({ table, foeHalf }) => ({
        count: markersOf(table, 'strategy').filter((marker) => isOnHalf(marker, foeHalf)).length,
      }),
      earns: (own, _foe, scored) => count(own, 'count') > scored,
      against: besideScored,
    },
  ],
};
