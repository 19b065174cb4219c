/** Gaining Grounds Season Zero: the tournament pack of Malifaux Third Edition, its first season. */
import { EDITIONS } from '../editions.ts';
import { STRATEGY_PLACES } from './terrain/layouts.ts';
import { layoutNameFor } from '../malifaux/terrain/layouts.ts';
import { packOf } from '../../event/pack-of.ts';
import type { ColumnSpec, FieldSpec, PackConduct } from '../../event/pack.ts';
import { attacker } from './event/attacker.ts';
import { BRAWL_SEATS } from './event/brawl-tables.ts';
import { checkIn, details } from './event/check-in.ts';
import { readsLists } from './roster/declared.ts';
import { clock } from './event/clock.ts';
import { configure } from './event/configure.ts';
import { counts } from './event/counted.ts';
import { disqualification } from './event/disqualification.ts';
import { lastDocumentDay } from './event/documents.ts';
import { isBrawl, isTeamEvent } from './event/in-force.ts';
import { SHORT_NAMES } from './roster/factions.ts';
import { FACTIONS } from './names.ts';
import { OPTIONS } from './event/options.ts';
import { information } from './event/information.ts';
import { PAINTING } from './event/painting.ts';
import { pair } from './event/pair.ts';
import { PROMPTS, asks } from './event/prompts.ts';
import { checkScenario, drawScenario, scenarioFields } from './event/scenario.ts';
import { HIGHEST_VP, score } from './event/score.ts';
import { over, rounds, standings } from './event/standings.ts';
import { checkTracking } from './event/tracking.ts';

const COLUMNS: readonly ColumnSpec[] = [
  { id: 'tp', short: 'TP', label: 'Tournament Points', rules: ['GG0-RANK-01', 'GG0-SCORE-01'] },
  { id: 'diff', short: 'DIFF', label: 'Differential', signed: true, rules: ['GG0-RANK-02', 'GG0-SCORE-03'] },
  { id: 'vp', short: 'VP', label: 'Victory Points', rules: ['GG0-RANK-03', 'GG0-SCORE-02'] },
];

const BRAWL_VP: FieldSpec = {
  id: 'vp',
  label: 'Victory Points',
  kind: 'number',
  min: 0,
  rules: ['GG0-SCORE-02', 'GG0-SCORE-04'],
};
const VP: FieldSpec = { ...BRAWL_VP, max: HIGHEST_VP };

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

export const gainingGroundsS0 = packOf({
  id: 'gaining-grounds-s0',
  title: EDITIONS['gaining-grounds-s0'].title,
  game: 'Malifaux Third Edition',
  edition: 'Season Zero',
  playable: true,
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
  roster: {
    factions: FACTIONS,
    shortNames: SHORT_NAMES,
    teams: isTeamEvent,
    details,
    checkIn,
    readsLists,
    lastDocumentDay,
  },
  rounds: { suggested: rounds, clock, over },
  pairing: { seats: (options) => (isBrawl(options) ? BRAWL_SEATS : { min: 2, max: 2 }), pair, attacker },
  scenario: {
    fields: scenarioFields,
    draw: drawScenario,
    check: checkScenario,
    layout: (scenario) => layoutNameFor(STRATEGY_PLACES, scenario),
  },
  results: {
    kinds: ['played', 'bye', 'forfeit', 'agreed', 'concession', 'set', 'void'],
    approvalKinds: ['agreed', 'concession'],
    fields: (options) => [isBrawl(options) ? BRAWL_VP : VP],
    score,
    counts,
    disqualification,
  },
  standings: { columns: () => COLUMNS, rank: standings },
  conduct: { prompts: PROMPTS, asks, cites: CITES, information, checkTracking, painting: PAINTING },
});
