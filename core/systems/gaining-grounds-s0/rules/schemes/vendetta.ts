/** Vendetta: a noted model of one's own wounds a noted enemy that costs as much or more, and outlives it. */
import { inPlayOrNot, unlessNoted, unlessOut } from '../../../malifaux/rules/known.ts';
import { type Look, type Scheme, holds } from '../../../malifaux/rules/scheme.ts';
import { isHalfDown, modelNamed } from '../../../malifaux/rules/table.ts';
import { end, reveal } from './part.ts';

function isWounded({ enemies, happened, notes }: Look): boolean {
  const { activation } = happened;
  const dealt = activation?.damage.some((damage) => damage.to === notes.target && damage.dealt > 0) ?? false;
  const foe = enemies.find(({ id }) => id === notes.target);
  return foe !== undefined && isHalfDown(foe) && dealt && activation?.model === notes.model;
}

function hasOutlived({ own, enemies, notes }: Look): boolean {
  return own.some(({ id }) => id === notes.model) && !enemies.some(({ id }) => id === notes.target);
}

function areNotedKnown({ table, notes }: Look): boolean {
  return modelNamed(table, notes.model) !== undefined && modelNamed(table, notes.target) !== undefined;
}

export const vendetta: Scheme = {
  id: 'vendetta',
  label: 'Vendetta',
  notes: {
    rule: 'GG0-SCHEME-13-01',
    fields: [
      {
        field: 'model',
        label: 'A model of yours, no Totem',
        may: ({ side, rank }, own) => side === own && rank !== 'totem',
      },
      {
        field: 'target',
        label: 'An enemy that is not a Leader, of the same Cost or more',
        may: ({ side, leader }, own) => side !== own && !leader,
      },
    ],
    together: ([model, target]) => (target?.[0]?.cost ?? 0) >= (model?.[0]?.cost ?? 0),
  },
  parts: [
    reveal(
      {
        what: 'The noted model brought its enemy to half its Health or less',
        rules: ['GG0-SCHEME-13-02'],
        asks: [
          {
            id: 'wounded',
            question:
              'In the Activation that your noted model just ended, did it damage its enemy, which is in play with half its Health or less?',
            kind: 'flag',
          },
        ],
        known: (look) => ({
          ...unlessNoted(look, 'wounded'),
          ...unlessOut(look.table, look.notes.target, 'wounded'),
          ...unlessOut(look.table, look.notes.model, 'wounded'),
        }),
        measure: (look) => ({ facts: { wounded: isWounded(look) } }),
        enough: (facts) => holds(facts, 'wounded'),
      },
      'activation',
    ),
    end({
      what: 'The noted model outlived its enemy',
      placeless: true,
      rules: ['GG0-SCHEME-13-03'],
      asks: [{ id: 'outlived', question: 'Your noted model is in play, and its enemy is not', kind: 'flag' }],
      known: (look) =>
        areNotedKnown(look) ? { outlived: inPlayOrNot(hasOutlived(look)) } : unlessNoted(look, 'outlived'),
      measure: (look) => ({ facts: { outlived: hasOutlived(look) } }),
      enough: (facts) => holds(facts, 'outlived'),
    }),
  ],
};
