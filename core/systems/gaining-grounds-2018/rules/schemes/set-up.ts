/** Set Up: once a game, a VP for every own Scheme Marker near a noted enemy; then they all go. */
import { near } from '../../../malifaux/rules/ground.ts';
import { unlessOut } from '../../../malifaux/rules/known.ts';
import { type Scheme, count, idsOf } from '../../../malifaux/rules/scheme.ts';
import { ONCE, isCommander } from './common.ts';

const REACH = 4;

export const setUp: Scheme = {
  id: 'set-up',
  label: 'Set Up',
  notes: {
    rule: 'GG18-SCHEME-03-01',
    fields: [
      {
        field: 'target',
        label: 'An enemy Master, Henchman or Enforcer',
        may: (model, side) => model.side !== side && isCommander(model),
      },
    ],
  },
  parts: [
    {
      ...ONCE,
      what: 'Scheme Markers around the noted model',
      rules: ['GG18-SCHEME-03-02'],
      asks: [
        { id: 'markers', question: 'Your Scheme Markers within 4 inches of the noted model, in play', kind: 'number' },
      ],
      known: ({ table, notes }) => unlessOut(table, notes.target, 'markers'),
      measure: ({ enemies, notes, markers }) => {
        const target = enemies.find(({ id }) => id === notes.target);
        const removable = target ? idsOf(markers.filter((marker) => near(marker, target, REACH))) : [];
        return { facts: { markers: removable.length }, removable };
      },
      worth: (facts) => ({ vp: count(facts, 'markers') }),
      removal: { count: 'all', what: 'of those Scheme Markers', rules: ['GG18-SCHEME-03-03'] },
    },
  ],
};
