/** Show Of Force: at least as many upgrades that cost something near the middle as the enemy has there. */
import { CENTRE, nearTo } from '../../malifaux/play/ground.ts';
import { type Scheme, count } from '../../malifaux/play/scheme.ts';
import type { Model } from '../../malifaux/play/table.ts';
import { FROM_TURN_2 } from './common.ts';

const REACH = 6;

function upgradesOf(models: readonly Model[]): number {
  return models
    .filter((model) => model.rank !== 'master' && nearTo(model, CENTRE, REACH))
    .flatMap(({ upgrades }) => upgrades)
    .filter(({ cost, faceUp, beganOnMaster }) => cost > 0 && faceUp && !beganOnMaster).length;
}

export const showOfForce: Scheme = {
  id: 'show-of-force',
  parts: [
    {
      ...FROM_TURN_2,
      what: 'Upgrades shown in the middle',
      rules: ['GG18-SCHEME-07-01', 'GG18-SCHEME-07-02'],
      asks: [
        {
          id: 'own',
          question:
            'Face-up upgrades with a cost on your models within 6 inches of the middle, without Masters and what began on one',
          kind: 'number',
        },
        { id: 'foe', question: 'The same for the enemy', kind: 'number' },
      ],
      measure: ({ own, enemies }) => ({ facts: { own: upgradesOf(own), foe: upgradesOf(enemies) } }),
      worth: (facts) => {
        const own = count(facts, 'own');
        return { vp: own >= 1 && own >= count(facts, 'foe') ? 1 : 0 };
      },
    },
  ],
};
