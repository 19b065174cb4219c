/** Gaining Grounds Season Zero: the tournament pack of Malifaux Third Edition, its first season. */
import { STRATEGY_PLACES } from './layouts.ts';
import { layoutNameFor } from '../malifaux/layouts.ts';
import type { ColumnSpec, FieldSpec, Pack } from '../../event/pack.ts';
import { attacker } from './attacker.ts';
import { BRAWL_SEATS } from './brawl-tables.ts';
import { checkIn, details } from './check-in.ts';
import { clock } from './clock.ts';
import { configure } from './configure.ts';
import { counts } from './counted.ts';
import { disqualification } from './disqualification.ts';
import { lastDocumentDay } from './documents.ts';
import { isBrawl, isTeamEvent } from './in-force.ts';
import { SHORT_NAMES } from './factions.ts';
import { FACTIONS } from './names.ts';
import { OPTIONS } from './options.ts';
import { information } from './information.ts';
import { PAINTING } from './painting.ts';
import { pair } from './pair.ts';
import { PROMPTS, asks } from './prompts.ts';
import { checkScenario, drawScenario, scenarioFields } from './scenario.ts';
import { HIGHEST_VP, score } from './score.ts';
import { over, rounds, standings } from './standings.ts';
import { checkTracking } from './tracking.ts';

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

const CITES: Pack['cites'] = {
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

export const gainingGroundsS0: Pack = {
  id: 'gaining-grounds-s0',
  title: 'Gaining Grounds Season Zero',
  game: 'Malifaux Third Edition',
  edition: 'Season Zero',
  factions: FACTIONS,
  shortNames: SHORT_NAMES,
  options: OPTIONS,
  columns: COLUMNS,
  fields: [VP],
  fieldsFor: (options) => [isBrawl(options) ? BRAWL_VP : VP],
  details,
  prompts: PROMPTS,
  asks,
  cites: CITES,
  says: {
    concession: ['concession'],
    forfeit: ['bothForfeit'],
    drop: ['dropped'],
    disqualify: ['disqualifiedResults'],
    ringer: ['ringerResult', 'ringerAttacker'],
  },
  resultKinds: ['played', 'bye', 'forfeit', 'agreed', 'concession', 'set', 'void'],
  playable: true,
  approvalKinds: ['agreed', 'concession'],
  painting: PAINTING,
  information,
  seats: (options) => (isBrawl(options) ? BRAWL_SEATS : { min: 2, max: 2 }),
  teams: isTeamEvent,
  configure,
  rounds,
  score,
  counts,
  standings,
  over,
  pair,
  attacker,
  clock,
  hiddenClock: () => null,
  leaves: () => [],
  scenarioFields,
  drawScenario,
  checkScenario,
  layout: (scenario) => layoutNameFor(STRATEGY_PLACES, scenario),
  checkIn,
  lastDocumentDay,
  disqualification,
  checkTracking,
};
