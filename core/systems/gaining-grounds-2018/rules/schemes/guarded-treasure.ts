/** Guarded Treasure: two far-apart Scheme Markers by the Centerline, each guarded; then all by the Centerline go. */
import { closer, near, nearTo } from '../../../malifaux/rules/ground.ts';
import { type Look, type Scheme, holds, idsOf } from '../../../malifaux/rules/scheme.ts';
import type { MarkerOnTable } from '../../../malifaux/rules/table.ts';
import { FROM_TURN_2, isCommander } from './common.ts';

const LINE = 2;
const APART = 8;
const GUARD = 3;

function byTheLine({ markers, ground }: Look): readonly MarkerOnTable[] {
  return markers.filter((marker) => nearTo(marker, ground.centreline, LINE));
}

export const guardedTreasure: Scheme = {
  id: 'guarded-treasure',
  label: 'Guarded Treasure',
  parts: [
    {
      ...FROM_TURN_2,
      what: 'Two guarded Scheme Markers by the Centerline',
      rules: ['GG18-SCHEME-TREASURE-02'],
      asks: [
        {
          id: 'guarded',
          question:
            'Two of your Scheme Markers are within 2 inches of the Centerline and 8 or more apart, each with a Master, Henchman or Enforcer of yours within 3 inches',
          kind: 'flag',
        },
      ],
      measure: (look) => {
        const there = byTheLine(look);
        const guards = look.own.filter(isCommander);
        const guarded = there.filter((marker) => guards.some((model) => near(model, marker, GUARD)));
        const apart = guarded.some((a, index) => guarded.slice(index + 1).some((b) => !closer(a, b, APART)));
        return { facts: { guarded: apart }, removable: idsOf(there) };
      },
      worth: (facts) => ({ vp: holds(facts, 'guarded') ? 1 : 0 }),
      removal: {
        count: 'all',
        what: 'of your Scheme Markers within 2 inches of the Centerline',
        rules: ['GG18-SCHEME-TREASURE-03'],
      },
    },
  ],
};
