/** Undercover Entourage: a noted Master or Henchman of one's own across the table at the end, and well. */
import { isIn } from '../../../malifaux/rules/ground.ts';
import { unlessOut } from '../../../malifaux/rules/known.ts';
import { type Scheme, holds } from '../../../malifaux/rules/scheme.ts';
import { isHalfUp } from '../../../malifaux/rules/table.ts';
import { isOnHalf } from '../ground.ts';

export const undercoverEntourage: Scheme = {
  id: 'undercover-entourage',
  label: 'Undercover Entourage',
  notes: {
    rule: 'GG18-SCHEME-05-01',
    fields: [
      {
        field: 'model',
        label: 'A Master or Henchman of yours',
        may: ({ side, rank }, own) => side === own && (rank === 'master' || rank === 'henchman'),
      },
    ],
  },
  parts: [
    {
      moments: ['end-of-game'],
      what: 'The noted model is across the table',
      rules: ['GG18-SCHEME-05-02'],
      asks: [
        { id: 'half', question: 'The noted model is in play in the enemy half', kind: 'flag' },
        { id: 'zone', question: 'It is in the enemy Deployment Zone', kind: 'flag' },
        { id: 'well', question: 'It has at least half its Wounds', kind: 'flag' },
      ],
      known: ({ table, notes }, _, facts) => ({
        ...unlessOut(table, notes.model, 'half', 'zone', 'well'),
        ...(holds(facts, 'zone') && !holds(facts, 'half')
          ? { half: { least: 1, why: 'The enemy Deployment Zone lies in the enemy half.' } }
          : {}),
      }),
      measure: ({ own, notes, foeHalf, foeZone }) => {
        const model = own.find(({ id }) => id === notes.model);
        if (!model) return { facts: { half: false, zone: false, well: false } };
        return {
          facts: { half: isOnHalf(model, foeHalf), zone: isIn(model, foeZone), well: isHalfUp(model) },
        };
      },
      worth: (facts) => {
        const half = holds(facts, 'half');
        return { vp: Number(half) + Number(holds(facts, 'zone')) + Number(half && holds(facts, 'well')) };
      },
    },
  ],
};
