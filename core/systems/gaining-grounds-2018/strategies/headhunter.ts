/** Headhunter: a Head Marker taken this Turn. */
import { touches } from '../../malifaux/play/ground.ts';
import { count } from '../../malifaux/play/scheme.ts';
import type { Strategy } from '../../malifaux/play/strategy.ts';
import type { ModelOnTable } from '../../malifaux/play/table.ts';
import { CONTACT } from '../contact.ts';

export const headhunter: Strategy = {
  id: 'headhunter',
  markers: [{ kind: 'head', name: 'Head Marker' }],
  parts: [
    {
      moment: 'end-of-turn',
      what: 'Head Markers taken this Turn',
      pays: '1 VP for one or more',
      rules: ['GG18-STRAT-HEADHUNTER-03'],
      asks: [{ id: 'count', question: 'Head Markers that this Crew took this Turn', kind: 'number' }],
      done: true,
      tookOff: ({ kind, disc }, { own, enemies, side, foe }) => {
        const touching = (models: readonly ModelOnTable[]): boolean =>
          models.some((model) => touches(model, disc, CONTACT));
        if (kind !== 'head' || touching(own) === touching(enemies)) return null;
        return touching(own) ? side : foe;
      },
      measure: ({ happened, side }) => ({ count: happened.removed[side] ?? 0 }),
      earns: (own) => count(own, 'count') >= 1,
    },
  ],
};
