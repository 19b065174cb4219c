/**
 * An independent check of a Season Zero event: reads its record and reckons every Bye, score, place, pairing and Attacker
 * anew, from the pack's text, sharing no code with what decided them. It knows games for two and our readings' defaults;
 * where an event chose other readings of pairing, the order of the tables is left unchecked.
 */
import type { Draft, EntryOf, EventEntry, EventEntryType } from '../../core/event/entries.ts';
import { sameJson } from '../../core/journal/json.ts';
import { isUndone } from '../../core/journal/record.ts';
import type { Entry, Header } from '../../core/journal/types.ts';
import { type Facts, changeTable, roundOf, timelineOf } from './facts.ts';
import { fewestRematches, metIn } from './meetings.ts';
import { type Place, placesOf } from './places.ts';
import { resultFaults } from './results.ts';
import {
  type Fault,
  approvalFaults,
  attackerFaults,
  drawFaults,
  pairsOf,
  parityFaults,
  presentIn,
  seatFaults,
} from './rounds.ts';
import { pointsOf } from './scores.ts';

export interface Problem {
  readonly round: number | null;
  readonly rule: string;
  readonly problem: string;
}

/** A row of standings that somebody claims. */
export interface ClaimedRow {
  readonly entrant: string;
  readonly rank: number;
  readonly columns: Readonly<Record<string, number | string>>;
}

interface Written {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** The standings of a record, by the checker's own reckoning. */
export function reckonStandings({ header, entries }: Written): Place[] {
  return placesOf(at(timelineOf(header, entries), entries.length));
}

/** Everything that is wrong with a record; with `claimed`, also where its standings are not what somebody says. */
export function checkEvent({ header, entries }: Written, claimed?: readonly ClaimedRow[]): Problem[] {
  const gone = new Set(entries.flatMap(({ body }) => (isUndone(body) ? [body.target] : [])));
  const timeline = timelineOf(header, entries);
  const problems: Problem[] = [];
  for (const [seq, { body, command }] of entries.entries()) {
    if (isUndone(body) || gone.has(command)) continue;
    const known = body as EventEntry;
    for (const [rule, problem] of faultsOf({ entries, timeline, seq, facts: at(timeline, seq) }, known)) {
      problems.push({ round: roundIn(known), rule, problem });
    }
  }
  if (claimed) problems.push(...standingsProblems(placesOf(at(timeline, entries.length)), claimed));
  return problems;
}

/** An entry in its place. */
interface Moment {
  readonly entries: readonly Entry[];
  readonly timeline: readonly Facts[];
  readonly seq: number;
  /** What was true before it. */
  readonly facts: Facts;
}

function at(timeline: readonly Facts[], seq: number): Facts {
  const facts = timeline[seq];
  if (!facts) throw new Error(`nothing is known of entry ${seq}`);
  return facts;
}

function roundIn(body: EventEntry): number | null {
  if ('game' in body) return roundOf(body.game ?? '') || null;
  return 'round' in body ? body.round : null;
}

type Checks = { readonly [Type in EventEntryType]?: (moment: Moment, body: EntryOf<Type>) => Fault[] };

function faultsOf(moment: Moment, body: EventEntry): Fault[] {
  const check = CHECKS[body.type] as ((moment: Moment, body: EventEntry) => Fault[]) | undefined;
  return check ? check(moment, body) : [];
}

const CHECKS: Checks = {
  'event-started': startFaults,
  'checked-in': factionFaults,
  'entrant-changed': factionFaults,
  'round-published': publishedFaults,
  'round-repaired': repairedFaults,
  'result-settled': settledFaults,
  'round-closed': (moment) => (isSetAside(moment) ? [] : openFaults(moment.facts, 'GG0-EVENT-14')),
  'event-ended': winnerFaults,
};

/** Whether the command that wrote this entry set a rule aside for a reason. */
function isSetAside({ entries, seq }: Pick<Moment, 'entries' | 'seq'>): boolean {
  const command = entries[seq]?.command;
  return entries.some((entry) => entry.command === command && entry.body.type === 'rule-set-aside');
}

/** GG0-ROUND-02: 4 to 15 play three Rounds, 16 to 32 four, more five. */
function startFaults({ facts }: Moment, { attendance, suggested }: EntryOf<'event-started'>): Fault[] {
  const players = presentIn(facts, 1).length;
  const rounds = players < 4 ? null : players <= 15 ? 3 : players <= 32 ? 4 : 5;
  return [
    ...(attendance === players ? [] : [['GG0-ROUND-04', `${attendance} counted, ${players} present`] as const]),
    ...(suggested === rounds ? [] : [['GG0-ROUND-02', `${String(suggested)} suggested for ${players}`] as const]),
  ];
}

/** One Faction for the whole event (GG0-EVENT-03). */
function factionFaults(moment: Moment, body: EntryOf<'checked-in' | 'entrant-changed'>): Fault[] {
  const { people, rounds } = moment.facts;
  const person = people.get(body.entrant);
  const changes = body.faction !== undefined && person?.faction !== null && body.faction !== person?.faction;
  const bound = rounds.length > 0 && (body.type === 'checked-in' || person?.status === 'present');
  if (!changes || !bound || isSetAside(moment)) return [];
  return [['GG0-EVENT-03', `${body.entrant} changes faction`]];
}

function publishedFaults(moment: Moment, body: EntryOf<'round-published'>): Fault[] {
  const { entries, timeline, facts: now } = moment;
  const opened = body.drafts.at(-1);
  const drafted = entries.find((entry) => {
    const other = entry.body as EventEntry;
    return other.type === 'round-drafted' && other.draft.seal === opened?.seal;
  });
  if (!opened || !drafted) return [['GG0-PAIR-01', 'what was published was never drafted']];
  const draft = opened.value;
  const then = at(timeline, drafted.seq);
  const stale = !sameJson(comparable(then), comparable(now));
  return [
    ...(isSetAside({ entries, seq: drafted.seq }) ? [] : openFaults(then, 'GG0-PAIR-09')),
    ...(stale && !isSetAside(moment) ? [['GG0-ROUND-01', 'published although something had changed'] as const] : []),
    ...(stale ? [] : seatFaults(now, body.round, draft.games)),
    ...parityFaults(then, body.round, draft.games),
    ...(draft.edited ? [] : approvalFaults(pairsOf(draft.games), metIn(now), body.approved)),
    ...(isFreeDraw(draft) && hasOurReadings(then) ? drawFaults(then, body.round, draft.games) : []),
    ...(draft.edited ? [] : attackerFaults(then, draft)),
  ];
}

function comparable({ people, rounds }: Facts): unknown {
  return { people: [...people.values()], rounds };
}

/** Nobody set a table, and nobody changed one. A rematch by hand or by pin is the organiser's own. */
function isFreeDraw({ asked, edited }: Draft): boolean {
  return !edited && asked.pins.length === 0 && asked.forbidden.length === 0 && asked.odd === undefined;
}

/** The readings that the order of a round turns on, as they are when nobody chooses. */
const READINGS: Readonly<Record<string, string>> = {
  pairing: 'top-down',
  sameStanding: 'all-columns',
  rematches: 'avoid',
  oddTogether: 'together',
  oddRematch: 'move',
};

function hasOurReadings({ options }: Facts): boolean {
  return Object.entries(READINGS).every(([id, ours]) => (options[id] ?? ours) === ours);
}

/** A round drawn again in part: its tables and those that stayed are one round. */
function repairedFaults({ entries, timeline, seq, facts: before }: Moment, body: EntryOf<'round-repaired'>): Fault[] {
  const after = at(timeline, seq + 1);
  const tables = after.rounds[body.round - 1] ?? [];
  const seats = tables.flatMap((table) => table.seats);
  const twice = seats.filter((id, index) => seats.indexOf(id) !== index);
  const missing = presentIn(before, body.round).filter((id) => !seats.includes(id));
  const changed = body.kept.filter((id) => !before.rounds[body.round - 1]?.some((table) => table.id === id));
  return [
    ...twice.map((id) => ['GG0-ROUND-01', `${id} sits twice after a repair`] as const),
    ...missing.map((id) => ['GG0-ROUND-01', `${id} has no seat after a repair`] as const),
    ...changed.map((id) => ['GG0-ROUND-01', `${id} is kept and was not there`] as const),
    ...(hasForbidden(entries, body.round) ? [] : rematchFaults(before, body)),
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
function rematchFaults(before: Facts, { round, games }: EntryOf<'round-repaired'>): Fault[] {
  const met = metIn({ ...before, rounds: before.rounds.slice(0, round - 1) });
  const pairs = pairsOf(games);
  const needed = fewestRematches(pairs.flat(), met).without();
  const rematches = pairs.filter(([a, b]) => met(a, b)).length;
  if (needed === null || rematches <= needed) return [];
  return [['GG0-PAIR-05', `${rematches} rematches after a repair where ${needed} are enough`]];
}

function settledFaults({ facts }: Moment, body: EntryOf<'result-settled'>): Fault[] {
  const table = facts.rounds.flat().find(({ id }) => id === body.game);
  if (!table) return [['GG0-EVENT-14', `a result for ${body.game}, which is no table`]];
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

function winnerFaults({ facts }: Moment, { winners }: EntryOf<'event-ended'>): Fault[] {
  const first = placesOf(facts).flatMap(({ entrant, rank }) => (rank === 1 ? [entrant] : []));
  if (sameJson(first.toSorted(), winners.toSorted())) return [];
  return [['GG0-RANK-05', `${winners.join(', ')} are said to have won; it was ${first.join(', ')}`]];
}

/** Where claimed standings are not what they should be. */
export function standingsProblems(places: readonly Place[], claimed: readonly ClaimedRow[]): Problem[] {
  const problems: Problem[] = [];
  const say = (rule: string, problem: string): number => problems.push({ round: null, rule, problem });
  for (const { entrant, rank, tp, diff, vp } of places) {
    const row = claimed.find((other) => other.entrant === entrant);
    if (!row) {
      say('GG0-RANK-04', `${entrant} has no place`);
      continue;
    }
    if (row.rank !== rank) say('GG0-RANK-04', `${entrant} is on place ${row.rank} and should be on ${rank}`);
    const { columns } = row;
    if (columns.tp !== tp || columns.diff !== diff || columns.vp !== vp) {
      const said = [columns.tp, columns.diff, columns.vp].join('/');
      say('GG0-SCORE-06', `${entrant} is said to have ${said} and has ${tp}/${diff}/${vp}`);
    }
  }
  for (const { entrant } of claimed) {
    if (!places.some((place) => place.entrant === entrant))
      say('GG0-RANK-06', `${entrant} has a place and should have none`);
  }
  return problems;
}
