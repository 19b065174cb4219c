/** Search the Ruins: own Scheme Markers on the enemy half, each against a terrain piece of its own that lies wholly there. */
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { inContact } from '../../../malifaux/rules/ground.ts';
import { matching } from '../../../malifaux/rules/matching.ts';
import { type Look, type Measured, type Part, type Scheme, count, idsOf } from '../../../malifaux/rules/scheme.ts';
import type { MarkerOnTable, Terrain } from '../../../malifaux/rules/table.ts';
import { isOutOfReach } from '../../../malifaux/terrain/traits.ts';
import { completelyWithin } from '../../../../table/measure.ts';
import { CONTACT } from '../contact.ts';
import { end, reveal } from './part.ts';
import { isOnHalf } from '../ground.ts';

function measure({ table, markers, foeHalf }: Look): Measured {
  const ruins = table.terrain.filter(
    (piece) => !piece.isMarker && !isOutOfReach(piece) && completelyWithin(piece.shape, foeHalf),
  );
  const against = (marker: MarkerOnTable, { shape }: Terrain): boolean => inContact(marker, shape, CONTACT);
  // The Marker may straddle the Centerline, the terrain may not.
  const there = markers.filter((marker) => isOnHalf(marker, foeHalf) && ruins.some((piece) => against(marker, piece)));
  return {
    facts: { markers: matching(there, ruins, against) },
    removable: idsOf(there),
    fits: (chosen) =>
      matching(
        there.filter(({ id }) => chosen.includes(id)),
        ruins,
        against,
      ) === chosen.length,
  };
}

function half(markers: number, rule: RuleId): Parameters<typeof reveal>[0] {
  return {
    what: `${markers} Scheme Markers against different terrain on the enemy half`,
    rules: ['GG0-SCHEME-04-02', rule],
    asks: [
      {
        id: 'markers',
        question:
          'Own Scheme Markers on the enemy half that touch terrain that is not a Marker, each a different piece that is completely on that half',
        kind: 'number',
      },
    ],
    measure,
    enough: (facts) => count(facts, 'markers') >= markers,
    removes: { count: markers, rules: ['GG0-SCHEME-04-05'] },
  };
}

const PARTS: readonly Part[] = [reveal(half(2, 'GG0-SCHEME-04-03')), end(half(3, 'GG0-SCHEME-04-04'))];

export const searchTheRuins: Scheme = {
  id: 'search-the-ruins',
  label: 'Search the Ruins',
  terrain: true,
  parts: PARTS,
};
