/** Show Of Force: at least as many upgrades that cost something near the middle as the enemy has there. */
import { CENTRE, nearTo } from '../../../malifaux/rules/ground.ts';
import { type Scheme, holds } from '../../../malifaux/rules/scheme.ts';
import type { ModelOnTable } from '../../../malifaux/rules/table.ts';
import { FROM_TURN_2 } from './common.ts';

const REACH = 6;

function upgradesOf(models: readonly ModelOnTable[]): number {
  return models
    .filter((model) => model.rank !== 'master' && nearTo(model, CENTRE, REACH))
    .flatMap(({ upgrades }) => upgrades)
    .filter(({ cost, faceUp, beganOnMaster }) => cost > 0 && faceUp && !beganOnMaster).length;
}

export const showOfForce: Scheme = {
  id: 'show-of-force',
  label: 'Show Of Force',
  parts: [
    {
      ...FROM_TURN_2,
      what: 'Upgrades shown in the middle',
      rules: ['GG18-SCHEME-07-01', 'GG18-SCHEME-07-02'],
      asks: [
        {
          id: 'enough',
          question:
            'Within 6 inches of the middle, have your models a face-up upgrade with a cost, and at least as many as the enemy’s (not on Masters, nor begun on one)?',
          kind: 'flag',
        },
      ],
      measure: ({ own, enemies }) => {
        const mine = upgradesOf(own);
        return { facts: { enough: mine >= 1 && mine >= upgradesOf(enemies) } };
      },
      worth: (facts) => ({ vp: holds(facts, 'enough') ? 1 : 0 }),
    },
  ],
};
