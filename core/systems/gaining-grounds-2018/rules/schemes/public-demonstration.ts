/** Public Demonstration: once a game, a VP for every noted Minion that has an enemy commander near and in sight. */
import { near } from '../../../malifaux/rules/ground.ts';
import { type Scheme, count } from '../../../malifaux/rules/scheme.ts';
import { isCrewKnown, seeEachOther } from '../../../malifaux/rules/table.ts';
import { ONCE, isCommander } from './common.ts';

const REACH = 4;
const MOST = 3;
const COST = 15;

export const publicDemonstration: Scheme = {
  id: 'public-demonstration',
  label: 'Public Demonstration',
  terrain: true,
  notes: {
    rule: 'GG18-SCHEME-13-01',
    fields: [
      {
        field: 'models',
        label: 'One to three Minions of yours that cost 15 or more together',
        may: ({ side, rank }, own) => side === own && rank === 'minion',
      },
    ],
    together: ([models = []]) =>
      models.length >= 1 && models.length <= MOST && models.reduce((sum, { cost }) => sum + (cost ?? 0), 0) >= COST,
  },
  parts: [
    {
      ...ONCE,
      what: 'Noted Minions before enemy commanders',
      rules: ['GG18-SCHEME-13-02'],
      asks: [
        {
          id: 'shown',
          question:
            'Noted Minions in play with an enemy Master, Henchman or Enforcer within 4 inches and in line of sight',
          kind: 'number',
        },
      ],
      known: ({ table, own, side, notes: { models = [] } }) => {
        const left = own.filter(({ id }) => models.includes(id)).length;
        return isCrewKnown(table, side)
          ? { shown: { most: left, why: `By the record ${left} of the noted Minions are in play.` } }
          : {};
      },
      measure: ({ own, enemies, notes }) => {
        const audience = enemies.filter(isCommander);
        const shown = own.filter(
          (model) =>
            notes.models?.includes(model.id) &&
            audience.some((enemy) => near(enemy, model, REACH) && seeEachOther(enemy, model)),
        );
        return { facts: { shown: shown.length } };
      },
      worth: (facts) => ({ vp: count(facts, 'shown') }),
    },
  ],
};
