/**
 * An independent check of a Season Zero event: reads its record and reckons every Bye, score, place, pairing and Attacker
 * anew, from the pack's text and its readings, sharing no code with what decided them. Where a round makes way for later
 * ones its order is left unchecked.
 */
import type { EventEntryOf, EventEntry } from '../../core/event/entries.ts';
import { sameJson } from '../../core/journal/json.ts';
import type { Entry } from '../../core/journal/types.ts';
import { type Facts, changeTable, tableOf } from '../facts.ts';
import { fewestRematches, metIn } from '../meetings.ts';
import { pairsOf, presentIn, repairSeatFaults } from '../seats.ts';
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
import type { Place } from '../totals.ts';
import { placesOf } from './places.ts';
import { resultFaults } from './results.ts';
import { approvalFaults, attackerFaults, avoidsRematches, drawFaults, parityFaults, seatsOfRound } from './rounds.ts';
import { pointsOf } from './scores.ts';

/** Everything that is wrong with a record; with `claimed`, also where its standings are not what somebody says. */
export function checkSeasonZero(record: Written, claimed?: readonly ClaimedRow[]): Problem[] {
  const { problems, facts } = walk(record, CHECKS);
  if (!claimed) return [...problems];
  const columns = ({ tp, diff, vp }: Place): ClaimedRow['columns'] => ({ tp, diff, vp });
  return [...problems, ...claimFaults(placesOf(facts), claimed, columns, 'GG0-RANK-04')];
}

const CHECKS: Checks = {
  'event-started': startFaults,
  'checked-in': factionFaults,
  'entrant-changed': factionFaults,
  'round-published': publishedFaults,
  'round-repaired': repairedFaults,
  'result-settled': settledFaults,
  'round-closed': (moment) => (isSetAside(moment) ? [] : openFaults(moment.facts, 'GG0-EVENT-14')),
  'event-ended': ({ facts }, { winners }) => winnersFault(placesOf(facts), winners, 'GG0-RANK-05'),
};

/** GG0-ROUND-02: 4 to 15 play three Rounds, 16 to 32 four, more five. */
function startFaults({ facts }: Moment, { attendance, suggested }: EventEntryOf<'event-started'>): Fault[] {
  const players = presentIn(facts, 1).length;
  const rounds = players < 4 ? null : players <= 15 ? 3 : players <= 32 ? 4 : 5;
  return [
    ...(attendance === players ? [] : [['GG0-ROUND-04', `${attendance} counted, ${players} present`] as const]),
    ...(suggested === rounds ? [] : [['GG0-ROUND-02', `${String(suggested)} suggested for ${players}`] as const]),
  ];
}

/** One Faction for the whole event (GG0-EVENT-03). */
function factionFaults(moment: Moment, body: EventEntryOf<'checked-in' | 'entrant-changed'>): Fault[] {
  const { people, rounds } = moment.facts;
  const person = people.get(body.entrant);
  const changes = body.faction !== undefined && person?.faction !== null && body.faction !== person?.faction;
  const bound = rounds.length > 0 && (body.type === 'checked-in' || person?.status === 'present');
  if (!changes || !bound || isSetAside(moment)) return [];
  return [['GG0-EVENT-03', `${body.entrant} changes faction`]];
}

function publishedFaults(moment: Moment, body: EventEntryOf<'round-published'>): Fault[] {
  const found = published(moment, body);
  if (!found) return [['GG0-PAIR-01', 'what was published was never drafted']];
  const { draft, then, stale, setAside, free } = found;
  return [
    ...(setAside ? [] : openFaults(then, 'GG0-PAIR-09')),
    ...(stale && !isSetAside(moment) ? [['GG0-ROUND-01', 'published although something had changed'] as const] : []),
    ...(stale ? [] : seatsOfRound(moment.facts, body.round, draft.games)),
    ...parityFaults(then, body.round, draft.games),
    ...(draft.edited || !avoidsRematches(then)
      ? []
      : approvalFaults(pairsOf(draft.games), metIn(moment.facts), body.approved)),
    ...(free ? drawFaults(then, body.round, draft.games) : []),
    ...(draft.edited ? [] : attackerFaults(then, draft)),
  ];
}

/** A round drawn again in part: its tables and those that stayed are one round. */
function repairedFaults(
  { entries, timeline, seq, facts: before }: Moment,
  body: EventEntryOf<'round-repaired'>,
): Fault[] {
  const { round, how } = body;
  return [
    ...repairSeatFaults(body, { before, after: at(timeline, seq + 1) }, 'GG0-ROUND-01'),
    ...(how?.kind === 'by-hand' || hasForbidden(entries, round) || !avoidsRematches(before)
      ? []
      : rematchFaults(before, body)),
  ];
}

function hasForbidden(entries: readonly Entry[], round: number): boolean {
  return entries.some(({ body }) => {
    const known = body as EventEntry;
    if (known.type !== 'round-published' || known.round !== round) return false;
    return (known.drafts.at(-1)?.value.asked.forbidden.length ?? 0) > 0;
  });
}

/** The tables that were drawn again need no more rematches than they must among those who sit at them. */
function rematchFaults(before: Facts, { round, games }: EventEntryOf<'round-repaired'>): Fault[] {
  const met = metIn({ ...before, rounds: before.rounds.slice(0, round - 1) });
  const pairs = pairsOf(games);
  const needed = fewestRematches(pairs.flat(), met).without();
  const rematches = pairs.filter(([a, b]) => met(a, b)).length;
  if (needed === null || rematches <= needed) return [];
  return [['GG0-PAIR-05', `${rematches} rematches after a repair where ${needed} are enough`]];
}

function settledFaults({ facts }: Moment, body: EventEntryOf<'result-settled'>): Fault[] {
  const table = tableOf(facts, body.game);
  if (!table) return [['GG0-EVENT-14', `a result for ${body.game}, which is not a table of the round`]];
  const faults = resultFaults(facts, table, body.result);
  if (!body.consequence) return faults;
  const ranks = (of: Facts): Map<string, number> => new Map(placesOf(of).map(({ entrant, rank }) => [entrant, rank]));
  const before = ranks(facts);
  const after = ranks(changeTable(facts, table.id, (known) => ({ ...known, result: body.result })));
  const moved = [...after].filter(([id, rank]) => before.get(id) !== rank).map(([id]) => id);
  const said = body.consequence.places.map(({ entrant }) => entrant);
  if (sameJson(moved.toSorted(), said.toSorted())) return faults;
  return [...faults, ['GG0-RANK-04', `a correction moves ${moved.join(', ')} and says it moves ${said.join(', ')}`]];
}

function openFaults(facts: Facts, rule: string): Fault[] {
  const open = facts.rounds.flat().filter((table) => pointsOf(facts, table) === null);
  return open.map(({ id }) => [rule, `${id} has no result`]);
}
