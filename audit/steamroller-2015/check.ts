/** An independent check of a Steamroller 2015 event, from the pack's text and the record alone. */
import type { EventEntryOf } from '../../core/event/entries.ts';
import { type Facts, changeTable, tableOf } from '../facts.ts';
import { presentIn, repairSeatFaults, seatFaults, tableRepeats } from '../seats.ts';
import {
  type Checks,
  type ClaimedRow,
  type Fault,
  type Moment,
  type Problem,
  type Written,
  at,
  claimFaults,
  isSetAside,
  published,
  walk,
  winnersFault,
} from '../walk.ts';
import { drawFaults, parityFaults } from './rounds.ts';
import { scenarioFaults } from './scenario.ts';
import { resultFaults, sheetsOf } from './scores.ts';
import { type Row, isFinals, rowsOf, shown, soleLeader } from './standings.ts';
import { clockFaults, openedFaults, packRounds } from './timing.ts';

export function checkSteamroller2015(record: Written, claimed?: readonly ClaimedRow[]): readonly Problem[] {
  const { problems, facts } = walk(record, CHECKS);
  if (!claimed) return problems;
  return [...problems, ...claimFaults(rowsOf(facts), claimed, columnsOf, 'SR15-RANK-01')];
}

function columnsOf({ tp, cp, apd, kills, sos }: Row): ClaimedRow['columns'] {
  return { tp, sos: shown(sos), controlPoints: cp, armyPointsDestroyed: apd, assassinations: kills };
}

const CHECKS: Checks = {
  'event-started': startFaults,
  'round-published': publishedFaults,
  'clock-opened': openedFaults,
  'round-repaired': ({ timeline, seq, facts }, body) =>
    repairSeatFaults(body, { before: facts, after: at(timeline, seq + 1) }, 'SR15-ROUND-05'),
  'result-settled': settledFaults,
  'round-closed': (moment) => (isSetAside(moment) ? [] : openFaults(moment.facts)),
  'event-ended': ({ facts }, { winners }) => winnersFault(rowsOf(facts), winners, 'SR15-ROUND-04'),
};

function startFaults({ facts }: Moment, { attendance, suggested }: EventEntryOf<'event-started'>): Fault[] {
  const players = presentIn(facts, 1).length;
  const rounds = packRounds(facts, players);
  return [
    ...(attendance === players ? [] : [['SR15-AMB-23', `${attendance} counted, ${players} present`] as const]),
    ...(suggested === rounds ? [] : [['SR15-ROUND-01', `${String(suggested)} suggested for ${players}`] as const]),
  ];
}

function publishedFaults(moment: Moment, body: EventEntryOf<'round-published'>): Fault[] {
  const found = published(moment, body);
  if (!found) return [['SR15-PAIR-01', 'what was published was never drafted']];
  const { draft, then, stale, setAside, free } = found;
  const { games } = draft;
  const { facts } = moment;
  const rules = { once: 'SR15-ROUND-05', disqualified: 'SR15-SPORT-06', others: 'SR15-AMB-44', ringer: 'SR15-BYE-01' };
  return [
    ...(setAside ? [] : [...openFaults(then), ...overFaults(then)]),
    ...(stale && !isSetAside(moment) ? [['SR15-ROUND-05', 'published although something had changed'] as const] : []),
    ...(stale ? [] : seatFaults(facts, body.round, games, rules)),
    ...parityFaults(then, body.round, games),
    ...(draft.edited ? [] : tableRepeats(then, draft, 'SR15-GEN-03')),
    ...(free ? drawFaults(then, body.round, games, body.approved) : []),
    ...(setAside ? [] : scenarioFaults(then, draft, body.link)),
    ...clockFaults(facts, body),
  ];
}

/** SR15-ROUND-03: no round after one player alone holds the most points; Finals Tables may wait for it (SR15-AMB-52). */
function overFaults(then: Facts): Fault[] {
  const { rounds, options } = then;
  const waits = options.finalsLeader === 'plays' && isFinals(then, rounds.length + 1);
  if (rounds.length === 0 || waits || !soleLeader(then)) return [];
  return [['SR15-ROUND-03', 'a round is paired though one player leads alone']];
}

/** SR15-PAIR-08. */
function openFaults(facts: Facts): Fault[] {
  const open = facts.rounds.flat().filter((table) => sheetsOf(facts, table) === null);
  return open.map(({ id }) => ['SR15-PAIR-08', `${id} has no result`]);
}

function settledFaults({ facts }: Moment, { game, result, consequence }: EventEntryOf<'result-settled'>): Fault[] {
  const table = tableOf(facts, game);
  if (!table) return [['SR15-PAIR-08', `a result for ${game}, which is not a table of the round`]];
  const faults = resultFaults(facts, table, result);
  if (!consequence) return faults;
  const ranks = (of: Facts): ReadonlyMap<string, number> =>
    new Map(rowsOf(of).map(({ entrant, rank }) => [entrant, rank]));
  const before = ranks(facts);
  const after = ranks(changeTable(facts, game, (known) => ({ ...known, result })));
  const moved = [...after].filter(([id, rank]) => before.get(id) !== rank).map(([id]) => id);
  const said = consequence.places.map(({ entrant }) => entrant);
  if (moved.toSorted().join(' ') === said.toSorted().join(' ')) return faults;
  return [...faults, ['SR15-RANK-06', `a correction moves ${moved.join(', ')} and says it moves ${said.join(', ')}`]];
}
