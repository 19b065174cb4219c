/** Surround Them: Scheme Markers near the corners of the table; enemy corners first, own ones once. */
import { nearTo } from '../../../malifaux/rules/ground.ts';
import { type FactBound, type Scheme, count } from '../../../malifaux/rules/scheme.ts';
import type { CrewSide } from '../../../malifaux/rules/table.ts';

const REACH = 6;

export const surroundThem: Scheme = {
  id: 'surround-them',
  label: 'Surround Them',
  parts: [
    {
      moments: ['end-of-game'],
      what: 'Scheme Markers near the corners of the table',
      rules: ['GG18-SCHEME-SURROUND-02', 'GG18-SCHEME-SURROUND-03'],
      asks: [
        {
          id: 'enemy',
          question: 'Corners in the enemy zone within 6 inches of your Scheme Markers',
          kind: 'number',
          most: 2,
        },
        {
          id: 'neutral',
          question: 'Corners in nobody’s zone within 6 inches of your Scheme Markers',
          kind: 'number',
          most: 4,
        },
        { id: 'own', question: 'Corners in your zone within 6 inches of your Scheme Markers', kind: 'number', most: 2 },
      ],
      known: ({ ground, side, foe }) => {
        const most = (owner: CrewSide | null, whose: string): FactBound => {
          const corners = ground.corners.filter((corner) => corner.side === owner).length;
          return {
            most: corners,
            why: `This Deployment has ${corners} ${corners === 1 ? 'corner' : 'corners'} in ${whose} zone.`,
          };
        };
        return { enemy: most(foe, 'the enemy’s'), neutral: most(null, 'nobody’s'), own: most(side, 'your') };
      },
      measure: ({ ground, markers, side, foe }) => {
        const covered = ground.corners.filter(({ at }) => markers.some((marker) => nearTo(marker, at, REACH)));
        const of = (owner: string | null): number => covered.filter((corner) => corner.side === owner).length;
        return { facts: { enemy: of(foe), neutral: of(null), own: of(side) } };
      },
      worth: (facts) => {
        const enemy = count(facts, 'enemy');
        const others = Math.max(0, enemy - 1) + count(facts, 'neutral') + Math.min(1, count(facts, 'own'));
        return { vp: (enemy > 0 ? 1 : 0) + Math.min(2, others) };
      },
    },
  ],
};
