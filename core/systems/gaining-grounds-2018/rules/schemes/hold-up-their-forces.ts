/** Hold Up Their Forces: one model alone holds two enemies. */
import { type Scheme, holds } from '../../../malifaux/rules/scheme.ts';
import { areEngaged } from '../../../malifaux/rules/table.ts';
import { FROM_TURN_2, isPeon } from './common.ts';

export const holdUpTheirForces: Scheme = {
  id: 'hold-up-their-forces',
  label: 'Hold Up Their Forces',
  parts: [
    {
      ...FROM_TURN_2,
      what: 'One model holds two enemies by itself',
      rules: ['GG18-SCHEME-04-01'],
      asks: [
        {
          id: 'held',
          question:
            'One of your models, no Peon, is engaged with two enemies that no other model of yours is engaged with',
          kind: 'flag',
        },
      ],
      measure: ({ own, enemies }) => {
        const held = own.some((model) => {
          if (isPeon(model)) return false;
          const alone = enemies.filter(
            (enemy) =>
              areEngaged(model, enemy) && !own.some((other) => other.id !== model.id && areEngaged(other, enemy)),
          );
          return alone.length >= 2;
        });
        return { facts: { held } };
      },
      worth: (facts) => ({ vp: holds(facts, 'held') ? 1 : 0 }),
    },
  ],
};
