/** Search The Ruins: three own Scheme Markers in the middle, none close to another; more for two beyond the Centerline. */
import { CENTRE, near, nearTo } from '../../../malifaux/rules/ground.ts';
import { type Scheme, count } from '../../../malifaux/rules/scheme.ts';
import { isOnHalf } from '../ground.ts';

const REACH = 6;
const CLOSE = 2;

export const searchTheRuins: Scheme = {
  id: 'search-the-ruins',
  label: 'Search The Ruins',
  parts: [
    {
      moments: ['end-of-game'],
      what: 'Scheme Markers spread over the middle',
      rules: ['GG18-SCHEME-08-01', 'GG18-SCHEME-08-02'],
      asks: [
        {
          id: 'markers',
          question: 'Your Scheme Markers within 6 inches of the middle and not within 2 of another of yours',
          kind: 'number',
        },
        { id: 'beyond', question: 'Of these, in the enemy half', kind: 'number' },
      ],
      known: (_look, _so, facts) => ({
        beyond: { most: count(facts, 'markers'), why: 'No more of these are in the enemy half than there are.' },
      }),
      measure: ({ markers, foeHalf }) => {
        const spread = markers.filter(
          (marker) =>
            nearTo(marker, CENTRE, REACH) &&
            !markers.some((other) => other.id !== marker.id && near(marker, other, CLOSE)),
        );
        return {
          facts: { markers: spread.length, beyond: spread.filter((marker) => isOnHalf(marker, foeHalf)).length },
        };
      },
      worth: (facts) => ({ vp: count(facts, 'markers') < 3 ? 0 : count(facts, 'beyond') >= 2 ? 3 : 2 }),
    },
  ],
};
