/** Gaining Grounds Season Zero: the tournament pack of Malifaux Third Edition, its first season. */
import { EDITIONS } from '../editions.ts';
import { STRATEGY_PLACES } from './terrain/layouts.ts';
import type { PackConduct } from '../../event/pack.ts';
import { malifauxPack } from '../malifaux/pack.ts';
import { attacker } from './event/attacker.ts';
import { BRAWL_SEATS, pairBrawl } from './event/brawl-tables.ts';
import { checkIn, details } from './event/check-in.ts';
import { readsLists } from './roster/declared.ts';
import { clock } from './event/clock.ts';
import { configure } from './event/configure.ts';
import { countsIn } from './event/counted.ts';
import { disqualification } from './event/disqualification.ts';
import { lastDocumentDay } from './event/documents.ts';
import { isBrawl, isTeamEvent } from './event/in-force.ts';
import { SHORT_NAMES } from './roster/factions.ts';
import { FACTIONS } from './names.ts';
import { OPTIONS, settings } from './event/options.ts';
import { information } from './event/information.ts';
import { PAINTING } from './event/painting.ts';
import { rematches, sameStanding } from './event/policy.ts';
import { PROMPTS, asks } from './event/prompts.ts';
import { checkScenario, drawScenario, scenarioFields } from './event/scenario.ts';
import { RULES } from './event/rules.ts';
import { HIGHEST_VP, score } from './event/score.ts';
import { checkTracking } from './event/tracking.ts';

const CITES: PackConduct['cites'] = {
  'results-missing': ['GG0-PAIR-09'],
  'round-open': ['GG0-EVENT-14'],
  'not-published': ['GG0-EVENT-08'],
  'changed-after-start': ['GG0-EVENT-02'],
  'one-faction': ['GG0-EVENT-03'],
  'disqualified-plays': ['GG0-PAIR-08', 'GG0-DQ-02'],
  'dropped-plays': ['GG0-PAIR-10'],
  'not-checked-in': ['GG0-EVENT-09'],
  'no-second-odd': ['GG0-ODD-05'],
  'agreement-missing': ['GG0-AGREE-02'],
  inducement: ['GG0-AGREE-04'],
  'document-too-new': ['GG0-EVENT-04'],
  'too-few': ['GG0-ROUND-01'],
  'results-public': ['GG0-EVENT-11'],
  ruling: ['GG0-EVENT-05', 'GG0-EVENT-06'],
  'vote-own': ['GG0-PAINT-07'],
  'mark-range': ['GG0-PAINT-09'],
  'won-this-year': ['GG0-PAINT-04'],
  tracking: ['GG0-ETI-09'],
};

export const gainingGroundsS0 = malifauxPack({
  id: 'gaining-grounds-s0',
  title: EDITIONS['gaining-grounds-s0'].title,
  game: 'Malifaux 3rd edition',
  edition: 'Season Zero',
  options: {
    specs: OPTIONS,
    says: {
      concession: ['concession'],
      forfeit: ['bothForfeit'],
      drop: ['dropped'],
      disqualify: ['disqualifiedResults'],
      ringer: ['ringerResult', 'ringerAttacker'],
    },
    configure,
  },
  settings,
  rules: RULES,
  highest: HIGHEST_VP,
  differential: 'DIFF',
  score,
  rematches,
  sameStanding,
  countsIn,
  brawl: { played: isBrawl, seats: BRAWL_SEATS, pair: pairBrawl },
  attacker,
  roster: {
    factions: FACTIONS,
    shortNames: SHORT_NAMES,
    teams: isTeamEvent,
    details,
    checkIn,
    readsLists,
    lastDocumentDay,
  },
  rounds: { clock },
  places: STRATEGY_PLACES,
  scenario: { fields: scenarioFields, draw: drawScenario, check: checkScenario },
  results: {
    kinds: ['played', 'bye', 'forfeit', 'agreed', 'concession', 'set', 'void'],
    approvalKinds: ['agreed', 'concession'],
    disqualification,
  },
  conduct: { prompts: PROMPTS, asks, cites: CITES, information, checkTracking, painting: PAINTING },
});
