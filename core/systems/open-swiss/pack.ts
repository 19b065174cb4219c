/** Open Swiss: any other game, its points, tie-breaks and pairing chosen by the organiser. */
import { EDITIONS } from '../editions.ts';
import type { Pack } from '../../event/pack.ts';
import { checkIn } from './event/check-in.ts';
import { clock } from './event/clock.ts';
import { columnsFor, columnsOf } from './event/columns.ts';
import { configure, formatOf } from './event/configure.ts';
import { formatFile } from './format/format-options.ts';
import { OPTIONS } from './event/options.ts';
import { pair } from './event/pair.ts';
import { mayStart, over, rounds } from './event/rounds.ts';
import { fieldsFor, fieldsOf, score } from './event/score.ts';
import { standings } from './event/standings.ts';

const CITES: Pack['cites'] = {
  'results-missing': ['OS-EVENT-05'],
  'round-open': ['OS-EVENT-05'],
  'not-published': ['OS-EVENT-01'],
  'changed-after-start': ['OS-EVENT-02'],
  'not-checked-in': ['OS-EVENT-03'],
  'dropped-plays': ['OS-EVENT-03'],
  'disqualified-plays': ['OS-EVENT-03'],
  'no-second-odd': ['OS-PAIR-05'],
  'too-few': ['OS-PAIR-01'],
  'results-public': ['OS-EVENT-06'],
  ruling: ['OS-EVENT-07'],
};

const STANDARD = formatOf({});

export const openSwiss: Pack = {
  id: 'open-swiss',
  title: EDITIONS['open-swiss'].title,
  game: 'Any game',
  edition: '1',
  factions: [],
  options: OPTIONS,
  columns: columnsOf(STANDARD),
  columnsFor,
  fields: fieldsOf(STANDARD),
  fieldsFor,
  details: () => [],
  prompts: [],
  cites: CITES,
  says: { forfeit: ['forfeitWinner', 'forfeitLoser'], drop: ['dropped'] },
  resultKinds: ['played', 'bye', 'forfeit', 'concession', 'set', 'void'],
  approvalKinds: [],
  painting: null,
  volunteers: ['OS-PAIR-08'],
  information: () => [],
  seats: (options) => formatOf(options).seats,
  teams: (options) => formatOf(options).teamSize > 0,
  configure,
  formatFile: (options) => formatFile(formatOf(options)),
  rounds,
  mayStart,
  score,
  standings,
  over,
  pair,
  attacker: () => ({ attacker: null, drawn: false, rules: [] }),
  clock,
  scenarioFields: () => [],
  drawScenario: (_options, chosen) => ({ scenario: chosen, drawn: [], rules: [] }),
  checkScenario: () => null,
  checkIn,
  disqualification: (_game, who) => ({ kind: 'forfeit', by: [who], reason: 'conduct' }),
  checkTracking: () => null,
};
