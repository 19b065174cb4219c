/** An evening of The Hit: several battles at tables of two to four, one campaign table. */
import { EDITIONS } from '../editions.ts';
import { packOf } from '../../event/pack-of.ts';
import type { CheckInFacts, DetailSpec, PackConduct } from '../../event/pack.ts';
import type { ClockPlan, ListReading, OptionValues } from '../../event/types.ts';
import { cite } from '../../rules/cite.ts';
import { type Refusal, isRefusal } from '../../rules/refusal.ts';
import { LEDGER } from './event/ledger.ts';
import { OPTIONS, configure, settings } from './event/options.ts';
import { pair } from './event/pair.ts';
import { FIELDS, score } from './event/score.ts';
import { SEATS } from './event/sizes.ts';
import { COLUMNS, over, rounds, standings } from './event/standings.ts';
import { textOfGang } from './game/as-text.ts';
import { readEntered } from './game/sheet.ts';
import { GANG_EXAMPLES } from './roster/examples.ts';

const CITES: PackConduct['cites'] = {
  'results-missing': ['HIT-EVENT-11'],
  'round-open': ['HIT-EVENT-11'],
  'not-checked-in': ['HIT-EVENT-02'],
  'dropped-plays': ['HIT-EVENT-02'],
  'disqualified-plays': ['HIT-EVENT-02'],
  'no-second-odd': ['HIT-EVENT-05'],
  'too-few': ['HIT-SETUP-01'],
};

const GANG: DetailSpec = {
  id: 'gang',
  label: 'Gang: its name, then one fighter per line',
  examples: GANG_EXAMPLES,
  required: false,
  long: true,
  open: true,
  rules: ['HIT-EVENT-09', 'HIT-CREW-03'],
};

/** A gang that is given is one that can be read. */
function checkIn({ details }: CheckInFacts): Refusal | null {
  const text = details.gang ?? '';
  const sheet = text.trim() === '' ? null : readEntered({ text }, 'x');
  return isRefusal(sheet) ? sheet : null;
}

/** The gang as the table will know it. */
function readsLists({ details }: Pick<CheckInFacts, 'details'>): readonly ListReading[] {
  const text = details[GANG.id] ?? '';
  if (text.trim() === '') return [];
  const sheet = readEntered({ text }, 'x');
  if (isRefusal(sheet)) {
    return [
      { detail: GANG.id, says: 'This is not a gang yet.', wrong: [{ text: sheet.message, rules: sheet.refused }] },
    ];
  }
  const [name = '', ...fighters] = textOfGang(sheet).split('\n');
  const count = fighters.length === 1 ? '1 fighter' : `${fighters.length} fighters`;
  return [{ detail: GANG.id, says: `${name}, ${count}: ${fighters.join(' · ')}`, wrong: [] }];
}

const SOON = 15;

function clock(options: OptionValues): ClockPlan {
  const minutes = settings(options).number('minutes');
  const rules = cite('HIT-EVENT-10', 'HIT-SETUP-02');
  const end = { id: 'time', left: 0, label: 'Time: finish the round you are in', rules };
  const soon = { id: 'soon', left: SOON, label: 'Time warning', rules };
  return { minutes, calls: minutes === 0 ? [] : minutes > SOON ? [soon, end] : [end], warnings: [], rules };
}

export const theHitEvening = packOf({
  id: 'the-hit',
  title: EDITIONS['the-hit'].title,
  game: 'Necromunda',
  edition: '1',
  playable: () => true,
  options: { specs: OPTIONS, says: {}, configure },
  roster: { details: () => [GANG], checkIn, readsLists },
  rounds: { suggested: rounds, clock, over },
  pairing: { seats: () => SEATS, pair, volunteers: ['HIT-EVENT-05'] },
  results: { kinds: ['played', 'bye', 'forfeit', 'set', 'void'], fields: () => FIELDS, score },
  standings: { columns: () => COLUMNS, rank: standings, ledger: LEDGER },
  conduct: {
    cites: CITES,
    information: () => [
      { label: 'Fighters, their Wounds, skills and gear', hidden: false, rules: ['HIT-TARGET-01'] },
      { label: 'Whom a gang has named as targets', hidden: true, rules: ['HIT-TARGET-05'] },
      { label: 'Tactics Cards in hand', hidden: true, rules: ['HIT-TACTICS-06'] },
    ],
  },
});
