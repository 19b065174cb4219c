/** Inescapable Trap: two enemies near own Scheme Markers; one of those Markers is removed. */
import { near } from '../../../malifaux/rules/ground.ts';
import { type Scheme, count, idsOf } from '../../../malifaux/rules/scheme.ts';
import { FROM_TURN_2, isPeon } from './common.ts';

const REACH = 3;

export const inescapableTrap: Scheme = {
  id: 'inescapable-trap',
  label: 'Inescapable Trap',
  parts: [
    {
      ...FROM_TURN_2,
      what: 'Two enemies near Scheme Markers',
      rules: ['GG18-SCHEME-06-01'],
      asks: [
        {
          id: 'trapped',
          question: 'Enemy models, no Peons, within 3 inches of any of your Scheme Markers',
          kind: 'number',
        },
      ],
      measure: ({ enemies, markers }) => {
        const prey = enemies.filter((enemy) => !isPeon(enemy));
        const trapped = prey.filter((enemy) => markers.some((marker) => near(marker, enemy, REACH)));
        const removable = idsOf(markers.filter((marker) => trapped.some((enemy) => near(marker, enemy, REACH))));
        return { facts: { trapped: trapped.length }, removable };
      },
      worth: (facts) => ({ vp: count(facts, 'trapped') >= 2 ? 1 : 0 }),
      removal: { count: 1, rules: ['GG18-SCHEME-06-02'] },
    },
  ],
};
