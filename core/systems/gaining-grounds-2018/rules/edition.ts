/** Gaining Grounds 2018 as its tables are judged: Strategies, Schemes, what may be done. */
import { isRefusal } from '../../../rules/refusal.ts';
import type { JudgedEdition } from '../../malifaux/rules/step.ts';
import { ACTIONS } from './actions/act.ts';
import { configure } from '../event/configure.ts';
import { groundUnder } from './ground.ts';
import { SCHEME_LAW, STRATEGY_LAW } from './limits.ts';
import { GROUNDS_2018_LAYOUTS, STRATEGY_PLACES } from '../terrain/layouts.ts';
import { PLAYED_SCHEMES } from './schemes/schemes.ts';
import { PLAYED_STRATEGIES } from './strategies/strategies.ts';

/** Bases, distances, contact, quarters, halves, zones, who is in play (GG18-GEO). */
const MEASURING = [
  'GG18-GEO-02',
  'GG18-GEO-03',
  'GG18-GEO-04',
  'GG18-GEO-05',
  'GG18-GEO-06',
  'GG18-GEO-09',
  'GG18-GEO-10',
  'GG18-GEO-11',
  'GG18-AMB-08',
  'GG18-CORE-01',
] as const;

/** Strategy and two Schemes; one death under one Scheme; both score, then Markers go. */
const SCORING = ['GG18-VP-03', 'GG18-VP-05', 'GG18-VP-06'] as const;

export const GROUNDS_2018: JudgedEdition = {
  system: 'gaining-grounds-2018',
  large: true,
  strategies: PLAYED_STRATEGIES,
  schemes: PLAYED_SCHEMES,
  ground: groundUnder,
  book: GROUNDS_2018_LAYOUTS,
  places: STRATEGY_PLACES,
  laws: () => ({ strategy: STRATEGY_LAW, scheme: SCHEME_LAW }),
  configure: (given) => {
    const configured = configure(given);
    return isRefusal(configured) ? configured : configured.options;
  },
  actions: ACTIONS,
  judging: [...MEASURING, ...SCORING],
  otherwise: () => null,
};
