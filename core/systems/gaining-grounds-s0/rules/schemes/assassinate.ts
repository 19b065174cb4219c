/** Assassinate: the enemy Leader down to half its Health, and gone at the end. */
import { inPlayOrNot, never } from '../../../malifaux/rules/known.ts';
import { type Scheme, holds } from '../../../malifaux/rules/scheme.ts';
import { isCrewKnown, isHalfDown } from '../../../malifaux/rules/table.ts';
import { end, reveal } from './part.ts';

export const assassinate: Scheme = {
  id: 'assassinate',
  label: 'Assassinate',
  parts: [
    reveal({
      what: 'The enemy Leader is in play with half its Health or less',
      rules: ['GG0-SCHEME-10-02'],
      asks: [{ id: 'half', question: 'The enemy Leader is in play with half its Health or less', kind: 'flag' }],
      known: ({ table, foe, enemies }) =>
        isCrewKnown(table, foe) && !enemies.some(({ leader }) => leader)
          ? { half: never('The enemy Leader is not in play.') }
          : {},
      measure: ({ enemies }) => ({ facts: { half: enemies.some((enemy) => enemy.leader && isHalfDown(enemy)) } }),
      enough: (facts) => holds(facts, 'half'),
    }),
    end({
      what: 'The enemy Leader is not in play',
      placeless: true,
      rules: ['GG0-SCHEME-10-03'],
      asks: [{ id: 'gone', question: 'The enemy Leader is out of play: killed, removed or buried', kind: 'flag' }],
      known: ({ table, foe, enemies }) =>
        isCrewKnown(table, foe) ? { gone: inPlayOrNot(!enemies.some(({ leader }) => leader)) } : {},
      measure: ({ enemies }) => ({ facts: { gone: !enemies.some(({ leader }) => leader) } }),
      enough: (facts) => holds(facts, 'gone'),
    }),
  ],
};
