/** Extraction: two models near the Informant, who then may be moved by whoever has more there. */
import { base } from '../../../../table/shapes.ts';
import { CENTRE, near } from '../../../malifaux/rules/ground.ts';
import { mayBe } from '../../../malifaux/rules/known.ts';
import { count } from '../../../malifaux/rules/scheme.ts';
import { type Strategy, moreThanKnown } from '../../../malifaux/rules/strategy.ts';
import { type PlayTable, markersOf } from '../../../malifaux/rules/table.ts';
import { isPeon } from '../schemes/common.ts';
import type { PlacedBase } from '../../../malifaux/rules/watched.ts';

const REACH = 6;
const ENOUGH = 2;
const SIZE = 30;

/** The Informant; in the middle of the table until somebody puts it elsewhere. */
function informant(table: PlayTable): PlacedBase {
  return markersOf(table, 'informant')[0] ?? { disc: base(CENTRE.at, SIZE) };
}

export const extraction: Strategy = {
  id: 'extraction',
  markers: [{ kind: 'informant', name: 'Informant Marker' }],
  parts: [
    {
      moment: 'end-of-turn',
      stands: true,
      what: 'Models near the Informant',
      pays: '1 VP for two or more',
      rules: ['GG18-STRAT-EXTRACTION-01', 'GG18-STRAT-EXTRACTION-02'],
      asks: [
        {
          id: 'count',
          question: 'Models of this Crew, no Peons, within 6 inches of the Informant Marker',
          kind: 'number',
        },
      ],
      doubts: (said) => moreThanKnown(said, (model) => mayBe(model, (one) => !isPeon(one))),
      measure: ({ table, own }) => ({
        count: own.filter((model) => !isPeon(model) && near(model, informant(table), REACH)).length,
      }),
      earns: (own) => count(own, 'count') >= ENOUGH,
    },
  ],
};
