/** Take Prisoner: an enemy Minion or Enforcer, noted in secret, is engaged; to reveal it, far from its friends. */
import { unlessOut } from '../../../malifaux/rules/known.ts';
import { near } from '../../../malifaux/rules/ground.ts';
import { type Look, type Scheme, holds } from '../../../malifaux/rules/scheme.ts';
import { doesEngage, modelNamed } from '../../../malifaux/rules/table.ts';
import { KILLED_BY_ITS_OWN, killedByItsOwn, ownSideKnown } from './own-side.ts';
import { end, reveal } from './part.ts';

const ALONE = 4;
const ENGAGED = { id: 'engaged', question: 'One of your models engages the noted model', kind: 'flag' } as const;

function isEngaged({ own, enemies, notes }: Look): boolean {
  return enemies.some((enemy) => enemy.id === notes.target && own.some((model) => doesEngage(model, enemy)));
}

export const takePrisoner: Scheme = {
  id: 'take-prisoner',
  label: 'Take Prisoner',
  notes: {
    rule: 'GG0-SCHEME-07-01',
    fields: [
      {
        field: 'target',
        label: 'An enemy Minion or Enforcer',
        may: ({ side, rank }, own) => side !== own && (rank === 'minion' || rank === 'enforcer'),
      },
    ],
  },
  parts: [
    reveal({
      what: 'The prisoner is engaged and alone',
      rules: ['GG0-SCHEME-07-02'],
      asks: [
        ENGAGED,
        { id: 'alone', question: 'No other enemy model is within 4 inches of the noted model', kind: 'flag' },
      ],
      known: ({ table, notes }) => unlessOut(table, notes.target, 'engaged'),
      measure: (look) => {
        const prisoner = modelNamed(look.table, look.notes.target);
        const others = look.enemies.filter(({ id }) => id !== look.notes.target);
        const alone = prisoner !== undefined && !others.some((enemy) => near(enemy, prisoner, ALONE));
        return { facts: { engaged: isEngaged(look), alone } };
      },
      enough: (facts) => holds(facts, 'engaged') && holds(facts, 'alone'),
    }),
    end({
      what: 'The prisoner is engaged, or fell to its own side',
      rules: ['GG0-SCHEME-07-03'],
      asks: [ENGAGED, KILLED_BY_ITS_OWN],
      known: (look) => ({ ...unlessOut(look.table, look.notes.target, 'engaged'), ...ownSideKnown(look) }),
      measure: (look) => ({ facts: { engaged: isEngaged(look), killedByItsOwn: killedByItsOwn(look) } }),
      enough: (facts) => holds(facts, 'engaged') || holds(facts, 'killedByItsOwn'),
    }),
  ],
};
