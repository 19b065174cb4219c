/** Gaining Grounds 2018: the tournament pack of Malifaux Second Edition. */
import { EDITIONS } from '../editions.ts';
import { STRATEGY_PLACES } from './terrain/layouts.ts';
import { layoutNameFor } from '../malifaux/terrain/layouts.ts';
import { packOf } from '../../event/pack-of.ts';
import type { ColumnSpec, FieldSpec, PackConduct } from '../../event/pack.ts';
import { checkIn } from './event/check-in.ts';
import { clock } from './event/clock.ts';
import { disqualification, leaves, mayPair, pauseTable } from './event/conduct.ts';
import { configure, mayStart } from './event/configure.ts';
import { lastDocumentDay } from './event/documents.ts';
import { information } from './event/information.ts';
import { SHORT_NAMES } from './roster/factions.ts';
import { FACTIONS } from './names.ts';
import { OPTIONS } from './event/options.ts';
import { pair } from './event/pair.ts';
import { PROMPTS, asks } from './event/prompts.ts';
import { checkScenario, drawScenario, plannedScenario, scenarioFields } from './event/scenario.ts';
import { HIGHEST_VP, score } from './event/score.ts';
import { over, rounds, standings } from './event/standings.ts';
import { checkTracking } from './event/tracking.ts';

const COLUMNS: readonly ColumnSpec[] = [
  { id: 'tp', short: 'TP', label: 'Tournament Points', rules: ['GG18-RANK-01', 'GG18-SCORE-02'] },
  { id: 'diff', short: 'Diff', label: 'Differential', signed: true, rules: ['GG18-RANK-01', 'GG18-SCORE-03'] },
  { id: 'vp', short: 'VP', label: 'Victory Points', rules: ['GG18-RANK-01', 'GG18-SCORE-01'] },
];

const FIELDS: readonly FieldSpec[] = [
  {
    id: 'vp',
    label: 'Victory Points',
    kind: 'number',
    min: 0,
    max: HIGHEST_VP,
    rules: ['GG18-SCORE-01', 'GG18-SCORE-05'],
  },
];

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

export const gainingGrounds2018 = packOf({
  id: 'gaining-grounds-2018',
  title: EDITIONS['gaining-grounds-2018'].title,
  game: 'Malifaux Second Edition',
  edition: '2018',
  playable: true,
  options: {
    specs: OPTIONS,
    says: { concession: ['conceder'], forfeit: ['bothForfeit'], 'no-cards': ['noCards'], drop: ['dropped'] },
    configure,
  },
  roster: { factions: FACTIONS, shortNames: SHORT_NAMES, checkIn, lastDocumentDay },
  rounds: { suggested: rounds, mayStart, mayPair, mayExtend: pauseTable, clock, over },
  // Who deploys and attacks first is decided at the table in this edition.
  pairing: { pair },
  scenario: {
    fields: scenarioFields,
    draw: drawScenario,
    planned: plannedScenario,
    check: checkScenario,
    layout: (scenario) => layoutNameFor(STRATEGY_PLACES, scenario),
  },
  results: {
    kinds: ['played', 'bye', 'forfeit', 'agreed', 'concession', 'no-cards', 'set', 'void'],
    approvalKinds: ['agreed'],
    fields: () => FIELDS,
    // Victory Points scored so far are ignored: GG18-CONCEDE-03.
    concessionFields: () => [],
    score,
    leaves,
    disqualification,
  },
  standings: { columns: () => COLUMNS, rank: standings },
  conduct: { prompts: PROMPTS, asks, cites: CITES, information, checkTracking },
});
