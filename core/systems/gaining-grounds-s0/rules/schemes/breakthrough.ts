/** Breakthrough: Scheme Markers in the enemy Deployment Zone; to reveal it, a model there with no enemy close by. */
import { isIn, near } from '../../../malifaux/rules/ground.ts';
import { type Look, type Scheme, count, holds, idsOf } from '../../../malifaux/rules/scheme.ts';
import { end, reveal } from './part.ts';

const CLEAR = 3;

const MARKERS = {
  id: 'markers',
  question: 'Your Scheme Markers with any part in the enemy Deployment Zone',
  kind: 'number',
} as const;

function inTheZone({ markers, foeZone }: Look): readonly string[] {
  return idsOf(markers.filter((marker) => isIn(marker, foeZone)));
}

function isClear({ own, enemies, foeZone }: Look): boolean {
  return own.some((model) => isIn(model, foeZone) && !enemies.some((enemy) => near(enemy, model, CLEAR)));
}

export const breakthrough: Scheme = {
  id: 'breakthrough',
  label: 'Breakthrough',
  parts: [
    reveal({
      what: 'A Scheme Marker and an unthreatened model in the enemy Deployment Zone',
      rules: ['GG0-SCHEME-02-02'],
      asks: [
        MARKERS,
        {
          id: 'clear',
          question: 'One of your models is in the enemy Deployment Zone with no enemy within 3 inches of it',
          kind: 'flag',
        },
      ],
      measure: (look) => {
        const removable = inTheZone(look);
        return { facts: { markers: removable.length, clear: isClear(look) }, removable };
      },
      enough: (facts) => count(facts, 'markers') >= 1 && holds(facts, 'clear'),
      removes: { count: 1, rules: ['GG0-SCHEME-02-04'] },
    }),
    end({
      what: 'Three Scheme Markers in the enemy Deployment Zone',
      rules: ['GG0-SCHEME-02-03'],
      asks: [MARKERS],
      measure: (look) => {
        const removable = inTheZone(look);
        return { facts: { markers: removable.length }, removable };
      },
      enough: (facts) => count(facts, 'markers') >= 3,
      removes: { count: 3, rules: ['GG0-SCHEME-02-04'] },
    }),
  ],
};
