/** Ours: two Quarters in which one's hired models are worth more Soulstones. */
import { QUARTERS } from '../../../malifaux/rules/ground.ts';
import { type Strategy, onlySoMany } from '../../../malifaux/rules/strategy.ts';
import type { ModelOnTable } from '../../../malifaux/rules/table.ts';
import { isPeon } from '../schemes/common.ts';
import { holdsQuarters, quartersHeld } from './common.ts';

const PRICELESS = 10;

/** What a model is worth here: a Master 10, others their cost, 10 where that is nothing; upgrades add nothing. */
export function valueOf({ rank, cost }: Pick<ModelOnTable, 'rank' | 'cost'>): number {
  return rank === 'master' || cost === 0 ? PRICELESS : (cost ?? 0);
}

export const ours: Strategy = {
  id: 'ours',
  parts: [
    {
      moment: 'end-of-turn',
      stands: true,
      what: 'Quarters held',
      pays: '1 VP for two or more',
      rules: ['GG18-STRAT-OURS-02', 'GG18-STRAT-OURS-03', 'GG18-STRAT-OURS-04', 'GG18-STRAT-OURS-05'],
      asks: [
        {
          id: 'count',
          question:
            'Quarters in which this Crew’s models cost more than the enemy’s: no Peons, none summoned, wholly in, not within 6 inches of the middle; a Master, and a model of Cost 0, counts 10',
          kind: 'number',
          most: 4,
        },
      ],
      measure: (look) => ({
        count: quartersHeld(look, (model) => (isPeon(model) || model.summoned ? 0 : valueOf(model))),
      }),
      cannot: (said) => onlySoMany(said, QUARTERS.length, 'GG18-STRAT-OURS-04', 'Quarters, each held by one side'),
      earns: holdsQuarters,
    },
  ],
};
