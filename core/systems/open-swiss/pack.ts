/** Open Swiss: any other game, its points, tie-breaks and pairing chosen by the organiser. */
import { EDITIONS } from '../editions.ts';
import { packOf } from '../../event/pack-of.ts';
import type { PackConduct } from '../../event/pack.ts';
import { checkIn, details, keeps, readsLists } from './event/check-in.ts';
import { clock } from './event/clock.ts';
import { columnsFor } from './event/columns.ts';
import { configure, formatOf } from './event/configure.ts';
import { formatFile } from './format/format-options.ts';
import { OPTIONS } from './event/options.ts';
import { pair } from './event/pair.ts';
import { mayStart, over, rounds } from './event/rounds.ts';
import { fieldsFor, score } from './event/score.ts';
import { standings } from './event/standings.ts';

const CITES: PackConduct['cites'] = {
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

export const openSwiss = packOf({
  id: 'open-swiss',
  title: EDITIONS['open-swiss'].title,
  game: 'Any game',
  edition: '1',
  playable: (options) => formatOf(options).board !== null,
  options: {
    specs: OPTIONS,
    says: { forfeit: ['forfeitWinner', 'forfeitLoser'], drop: ['dropped'] },
    configure,
    formatFile: (options) => formatFile(formatOf(options)),
  },
  roster: { teams: (options) => formatOf(options).teamSize > 0, details, checkIn, keeps, readsLists },
  rounds: { suggested: rounds, mayStart, clock, over },
  pairing: { seats: (options) => formatOf(options).seats, pair, volunteers: ['OS-PAIR-08'] },
  results: { kinds: ['played', 'bye', 'forfeit', 'concession', 'set', 'void'], fields: fieldsFor, score },
  standings: { columns: columnsFor, rank: standings },
  conduct: { cites: CITES },
});
