/** An independent check of a Gaining Grounds 2018 event, from the pack's text and the record alone. */
import type { EventEntryOf } from '../../core/event/entries.ts';
import { type Facts, changeTable, tableOf } from '../facts.ts';
import { presentIn, repairSeatFaults, seatFaults, tableRepeats } from '../seats.ts';
import type { Place } from '../totals.ts';
import {
  type Checks,
  type ClaimedRow,
  type Fault,
  type Moment,
  type Problem,
  type Written,
  at,
  besides,
  claimFaults,
  isSetAside,
  published,
  walk,
  winnersFault,
} from '../walk.ts';
import { approvalFaults, drawFaults, parityFaults } from './rounds.ts';
import { scenarioFaults } from './scenario.ts';
import { placesOf, pointsOf, resultFaults } from './scores.ts';

export function checkGainingGrounds2018(record: Written, claimed?: readonly ClaimedRow[]): readonly Problem[] {
  const { problems, facts } = walk(record, CHECKS);
  if (!claimed) return problems;
  const columns = ({ tp, diff, vp }: Place): ClaimedRow['columns'] => ({ tp, diff, vp });
  return [...problems, ...claimFaults(placesOf(facts), claimed, columns, 'GG18-RANK-01')];
}

const CHECKS: Checks = {
  'event-started': startFaults,
  'round-published': publishedFaults,
  'round-repaired': ({ timeline, seq, facts }, body) =>
    repairSeatFaults(body, { before: facts, after: at(timeline, seq + 1) }, 'GG18-ROUND-03'),
  'result-settled': settledFaults,
  'entrant-left': leftFaults,
  'round-closed': (moment) => (isSetAside(moment) ? [] : openFaults(moment.facts)),
  'event-ended': ({ facts }, { winners }) => winnersFault(placesOf(facts), winners, 'GG18-RANK-04'),
};

/** GG18-ROUND-01: 4 to 15 play three Rounds, 16 to 32 four, more five. */
function startFaults({ facts }: Moment, { attendance, suggested }: EventEntryOf<'event-started'>): Fault[] {
  const players = presentIn(facts, 1).length;
  const rounds = players < 4 ? null : players < 16 ? 3 : players < 33 ? 4 : 5;
  return [
    ...(attendance === players ? [] : [['GG18-AMB-10', `${attendance} counted, ${players} present`] as const]),
    ...(suggested === rounds ? [] : [['GG18-ROUND-01', `${String(suggested)} suggested for ${players}`] as const]),
  ];
}

function publishedFaults(moment: Moment, body: EventEntryOf<'round-published'>): Fault[] {
  const found = published(moment, body);
  if (!found) return [['GG18-PAIR-01', 'what was published was never drafted']];
  const { draft, then, stale, setAside, free } = found;
  const { games } = draft;
  const rules = { once: 'GG18-ROUND-03', disqualified: 'GG18-PAIR-08', others: 'GG18-PAIR-08', ringer: 'GG18-ODD-02' };
  return [
    ...(setAside ? [] : openFaults(then)),
    ...(stale && !isSetAside(moment) ? [['GG18-PAIR-08', 'published although something had changed'] as const] : []),
    ...(stale ? [] : seatFaults(moment.facts, body.round, games, rules)),
    ...parityFaults(then, body.round, games),
    ...(draft.edited ? [] : approvalFaults(then, body.round, games, body.approved)),
    ...(draft.edited ? [] : tableRepeats(then, draft, 'GG18-TIME-02')),
    ...(free ? drawFaults(then, body.round, games) : []),
    ...(setAside ? [] : scenarioFaults(then, draft)),
  ];
}

function openFaults(facts: Facts): Fault[] {
  const open = facts.rounds.flat().filter((table) => pointsOf(facts, table) === null);
  return open.map(({ id }) => ['GG18-ROUND-03', `${id} has no result`]);
}

function settledFaults(moment: Moment, { game, result, consequence }: EventEntryOf<'result-settled'>): Fault[] {
  const { facts } = moment;
  const table = tableOf(facts, game);
  if (!table) return [['GG18-ROUND-03', `a result for ${game}, which is not a table of the round`]];
  const after = changeTable(facts, game, (known) => ({ ...known, result }));
  return [
    ...resultFaults(facts, table, result),
    ...leavingFaults(moment, result),
    ...(consequence ? consequenceFaults(facts, after, consequence) : []),
  ];
}

/** GG18-CONCEDE-02: conceding a game withdraws the player; after a device that failed only where the reading says so. */
function leavingFaults(moment: Moment, result: EventEntryOf<'result-settled'>['result']): Fault[] {
  const { people, options } = moment.facts;
  const leaves = result.kind === 'concession' || (result.kind === 'no-cards' && options.noCards === 'leaves');
  if (!leaves || people.get(result.by)?.status !== 'present') return [];
  const left = besides(moment).some((entry) => entry.type === 'entrant-left' && entry.entrant === result.by);
  return left ? [] : [['GG18-CONCEDE-02', `${result.by} conceded and stays`]];
}

/** The places that a correction moves. */
function consequenceFaults(
  before: Facts,
  after: Facts,
  { places }: NonNullable<EventEntryOf<'result-settled'>['consequence']>,
): Fault[] {
  const ranks = (facts: Facts): ReadonlyMap<string, number> =>
    new Map(placesOf(facts).map(({ entrant, rank }) => [entrant, rank]));
  const [old, now] = [ranks(before), ranks(after)];
  const moved = [...now].filter(([id, rank]) => old.get(id) !== rank).map(([id]) => id);
  const said = places.map(({ entrant }) => entrant);
  if (moved.toSorted().join(' ') === said.toSorted().join(' ')) return [];
  return [['GG18-RANK-01', `a correction moves ${moved.join(', ')} and says it moves ${said.join(', ')}`]];
}

/** GG18-DQ-02: the game in progress of somebody who is disqualified is forfeited. */
function leftFaults(moment: Moment, { entrant, status }: EventEntryOf<'entrant-left'>): Fault[] {
  if (status !== 'disqualified') return [];
  const open = moment.facts.rounds.at(-1)?.find(({ seats, result }) => seats.includes(entrant) && result === null);
  if (!open) return [];
  const forfeited = besides(moment).some(
    (entry) =>
      entry.type === 'result-settled' &&
      entry.game === open.id &&
      entry.result.kind === 'forfeit' &&
      entry.result.by.includes(entrant),
  );
  return forfeited ? [] : [['GG18-DQ-02', `${entrant} is disqualified and ${open.id} is not forfeited`]];
}
