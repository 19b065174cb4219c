/** Covert Breakthrough: Scheme Markers in or near the enemy Deployment Zone at the end. */
import { nearTo } from '../../../malifaux/rules/ground.ts';
import { type Scheme, count } from '../../../malifaux/rules/scheme.ts';

const REACH = 6;

export const covertBreakthrough: Scheme = {
  id: 'covert-breakthrough',
  label: 'Covert Breakthrough',
  parts: [
    {
      moments: ['end-of-game'],
      what: 'Scheme Markers near the enemy Deployment Zone',
      rules: ['GG18-SCHEME-01-01'],
      asks: [
        {
          id: 'markers',
          question: 'Your Scheme Markers in the enemy Deployment Zone or within 6 inches of it',
          kind: 'number',
        },
      ],
      measure: ({ markers, foeZone }) => ({
        facts: { markers: markers.filter((marker) => nearTo(marker, foeZone, REACH)).length },
      }),
      worth: (facts) => ({ vp: count(facts, 'markers') }),
    },
  ],
};
