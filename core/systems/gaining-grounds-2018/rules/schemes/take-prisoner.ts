/** Take Prisoner: a noted enemy model engaged at the end, best with no friend of its own near. */
import { near } from '../../../malifaux/rules/ground.ts';
import { unlessOut } from '../../../malifaux/rules/known.ts';
import { type Scheme, holds } from '../../../malifaux/rules/scheme.ts';
import { areEngaged } from '../../../malifaux/rules/table.ts';
import { isPeon } from './common.ts';

const ALONE = 3;

export const takePrisoner: Scheme = {
  id: 'take-prisoner',
  label: 'Take Prisoner',
  notes: {
    rule: 'GG18-SCHEME-09-01',
    fields: [{ field: 'target', label: 'An enemy model', may: ({ side }, own) => side !== own }],
  },
  parts: [
    {
      moments: ['end-of-game'],
      what: 'The prisoner is engaged',
      rules: ['GG18-SCHEME-09-02'],
      asks: [
        {
          id: 'engaged',
          question: 'The noted model is in play and engaged with one of your models that is not a Peon',
          kind: 'flag',
        },
        { id: 'alone', question: 'No other enemy model is within 3 inches of it', kind: 'flag' },
      ],
      known: ({ table, notes }) => unlessOut(table, notes.target, 'engaged', 'alone'),
      measure: ({ own, enemies, notes }) => {
        const prisoner = enemies.find(({ id }) => id === notes.target);
        if (!prisoner) return { facts: { engaged: false, alone: false } };
        const engaged = own.some((model) => !isPeon(model) && areEngaged(model, prisoner));
        const alone = !enemies.some((enemy) => enemy.id !== prisoner.id && near(enemy, prisoner, ALONE));
        return { facts: { engaged, alone } };
      },
      worth: (facts) => ({ vp: holds(facts, 'engaged') ? (holds(facts, 'alone') ? 3 : 2) : 0 }),
    },
  ],
};
