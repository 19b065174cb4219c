/** Guard the Stash: a model at each of the two Stash Markers. */
import { near } from '../../../malifaux/rules/ground.ts';
import { count } from '../../../malifaux/rules/scheme.ts';
import type { Strategy } from '../../../malifaux/rules/strategy.ts';
import { markersOf } from '../../../malifaux/rules/table.ts';
import { isPeon } from '../schemes/common.ts';

const REACH = 2;
const MARKERS = 2;

export const guardTheStash: Strategy = {
  id: 'guard-the-stash',
  markers: [{ kind: 'stash', name: 'Stash Marker' }],
  parts: [
    {
      moment: 'end-of-turn',
      stands: true,
      what: 'Stash Markers attended',
      pays: '1 VP for both',
      rules: ['GG18-STRAT-STASH-01', 'GG18-STRAT-STASH-02'],
      asks: [
        {
          id: 'count',
          question: 'Stash Markers with a model of this Crew, no Peon, within 2 inches',
          kind: 'number',
          most: 2,
        },
      ],
      measure: ({ table, own }) => ({
        count: markersOf(table, 'stash').filter((marker) =>
          own.some((model) => !isPeon(model) && near(model, marker, REACH)),
        ).length,
      }),
      earns: (own) => count(own, 'count') >= MARKERS,
    },
  ],
};
