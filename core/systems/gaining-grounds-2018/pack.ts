/** Gaining Grounds 2018: the tournament pack of Malifaux Second Edition. */
import { EDITIONS } from '../editions.ts';
import { STRATEGY_PLACES } from './terrain/layouts.ts';
import type { PackConduct } from '../../event/pack.ts';
import { malifauxPack } from '../malifaux/pack.ts';
import { checkIn } from './event/check-in.ts';
import { clock } from './event/clock.ts';
import { disqualification, leaves, mayPair, pauseTable } from './event/conduct.ts';
import { configure, mayStart } from './event/configure.ts';
import { lastDocumentDay } from './event/documents.ts';
import { information } from './event/information.ts';
import { SHORT_NAMES } from './roster/factions.ts';
import { FACTIONS } from './names.ts';
import { OPTIONS, settings } from './event/options.ts';
import { rematches } from './event/policy.ts';
import { PROMPTS, asks } from './event/prompts.ts';
import { checkScenario, drawScenario, plannedScenario, scenarioFields } from './event/scenario.ts';
import { RULES } from './event/rules.ts';
import { HIGHEST_VP, score } from './event/score.ts';
import { checkTracking } from './event/tracking.ts';

const CITES: PackConduct['cites'] = {
  'not-published': ['GG18-TO-04'],
  'changed-after-start': ['GG18-TO-04'],
  'one-faction': ['GG18-CHECKIN-03'],
  'disqualified-plays': ['GG18-PAIR-08', 'GG18-DQ-02', 'GG18-DQ-04'],
  'dropped-plays': ['GG18-PAIR-08', 'GG18-CONCEDE-02'],
  'not-checked-in': ['GG18-CHECKIN-01', 'GG18-PAIR-08'],
  'no-second-odd': ['GG18-ODD-04'],
  'agreement-missing': ['GG18-AGREE-02'],
  inducement: ['GG18-AGREE-04', 'GG18-CONDUCT-03'],
  'document-too-new': ['GG18-RULES-02'],
  'too-few': ['GG18-ROUND-03'],
  ruling: ['GG18-TO-02'],
  tracking: ['GG18-TRACK-04', 'GG18-TRACK-05', 'GG18-TRACK-06'],
};

export const gainingGrounds2018 = malifauxPack({
  id: 'gaining-grounds-2018',
  title: EDITIONS['gaining-grounds-2018'].title,
  game: 'Malifaux 2nd edition',
  edition: '2018',
  options: {
    specs: OPTIONS,
    says: { concession: ['conceder'], forfeit: ['bothForfeit'], 'no-cards': ['noCards'], drop: ['dropped'] },
    configure,
  },
  settings,
  rules: RULES,
  highest: HIGHEST_VP,
  differential: 'Diff',
  score,
  rematches,
  roster: { factions: FACTIONS, shortNames: SHORT_NAMES, checkIn, lastDocumentDay },
  // Who deploys and attacks first is decided at the table in this edition.
  rounds: { clock, mayStart, mayPair, mayExtend: pauseTable },
  places: STRATEGY_PLACES,
  scenario: { fields: scenarioFields, draw: drawScenario, planned: plannedScenario, check: checkScenario },
  results: {
    kinds: ['played', 'bye', 'forfeit', 'agreed', 'concession', 'no-cards', 'set', 'void'],
    approvalKinds: ['agreed'],
    // Victory Points scored so far are ignored: GG18-CONCEDE-03.
    concessionFields: () => [],
    leaves,
    disqualification,
  },
  conduct: { prompts: PROMPTS, asks, cites: CITES, information, checkTracking },
});
