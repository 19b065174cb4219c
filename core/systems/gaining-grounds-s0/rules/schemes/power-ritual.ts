/** Power Ritual: Scheme Markers at the corners of the table, the far ones above all. */
import { type GroundCorner, nearTo } from '../../../malifaux/rules/ground.ts';
import {
  type FactBounds,
  type Look,
  type Measured,
  type Scheme,
  count,
  idsOf,
} from '../../../malifaux/rules/scheme.ts';
import type { MarkerOnTable } from '../../../malifaux/rules/table.ts';
import { end, reveal } from './part.ts';

const REACH = 3;
const CORNERS = 3;

interface Held {
  readonly corner: GroundCorner;
  readonly markers: readonly MarkerOnTable[];
}

/** Every corner with an own Marker near it. No Marker is near two. */
function held({ ground, markers }: Look): readonly Held[] {
  return ground.corners.flatMap((corner) => {
    const there = markers.filter((marker) => nearTo(marker, corner.at, REACH));
    return there.length === 0 ? [] : [{ corner, markers: there }];
  });
}

function ritual(look: Look): Measured {
  const corners = held(look);
  const isOwn = ({ corner }: Held): boolean => corner.side === look.side;
  const far = corners.filter((one) => !isOwn(one)).length;
  const cornerOf = (id: string): Held | undefined => corners.find(({ markers }) => idsOf(markers).includes(id));
  return {
    facts: { far, own: corners.length - far },
    removable: corners.flatMap(({ markers }) => idsOf(markers)),
    fits: (chosen) => {
      const at = chosen.map(cornerOf);
      return new Set(at).size === chosen.length && at.filter((one) => one !== undefined && isOwn(one)).length <= 1;
    },
  };
}

/** No more corners than the Deployment has of each sort. */
function cornersKnown({ ground, side }: Look): FactBounds {
  const own = ground.corners.filter((corner) => corner.side === side).length;
  const far = ground.corners.length - own;
  return {
    far: { most: far, why: `This Deployment leaves ${far} corners outside your Deployment Zone.` },
    own: { most: own, why: `This Deployment has ${own} ${own === 1 ? 'corner' : 'corners'} in your Deployment Zone.` },
  };
}

export const powerRitual: Scheme = {
  id: 'power-ritual',
  label: 'Power Ritual',
  parts: [
    reveal({
      what: 'A Scheme Marker at a corner outside your Deployment Zone',
      rules: ['GG0-SCHEME-08-02'],
      asks: [
        {
          id: 'far',
          question: 'Corners outside your Deployment Zone with one of your Scheme Markers within 3 inches',
          kind: 'number',
          most: 4,
        },
      ],
      known: cornersKnown,
      measure: (look) => {
        const far = held(look).filter(({ corner }) => corner.side !== look.side);
        return { facts: { far: far.length }, removable: far.flatMap(({ markers }) => idsOf(markers)) };
      },
      enough: (facts) => count(facts, 'far') >= 1,
      removes: { count: 1, rules: ['GG0-SCHEME-08-02', 'GG0-SCHEME-08-04'] },
    }),
    end({
      what: 'Scheme Markers at three corners, at most one of them yours',
      rules: ['GG0-SCHEME-08-03'],
      asks: [
        {
          id: 'far',
          question: 'Corners outside your Deployment Zone with one of your Scheme Markers within 3 inches',
          kind: 'number',
          most: 4,
        },
        {
          id: 'own',
          question: 'Corners of your Deployment Zone with one of your Scheme Markers within 3 inches',
          kind: 'number',
          most: 2,
        },
      ],
      known: cornersKnown,
      measure: ritual,
      enough: (facts) => count(facts, 'far') + Math.min(1, count(facts, 'own')) >= CORNERS,
      removes: { count: CORNERS, rules: ['GG0-SCHEME-08-04'] },
    }),
  ],
};
