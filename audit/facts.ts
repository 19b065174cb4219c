/**
 * What a record says happened, read entry by entry. Written anew for the checker: it shares the journal's types and
 * nothing of the code that it checks.
 */
import { isUndone } from '../core/journal/record.ts';
import type { Entry, Header } from '../core/journal/types.ts';
import type { Draft, DraftGame, EventEntryOf, EventEntry, EventEntryType, Registered } from '../core/event/entries.ts';
import type { Result } from '../core/event/types.ts';
import { Versions } from './versions.ts';

export type Status = 'registered' | 'present' | 'dropped' | 'disqualified';

export interface Person {
  readonly id: string;
  readonly ringer: boolean;
  readonly status: Status;
  readonly group: string | null;
  readonly faction: string | null;
  /** The first round they may play. */
  readonly joins: number;
  /** The last round that counts for somebody who left. */
  readonly leftAfter: number | null;
  /** Offers to take the bye. */
  readonly volunteer: boolean;
  /** A table they must sit at. */
  readonly fixed: number | null;
}

export interface Table extends DraftGame {
  readonly id: string;
  readonly result: Result | null;
}

export interface Facts {
  readonly people: Versions<Person>;
  readonly rounds: readonly (readonly Table[])[];
  /** The drafts that were published, one a round. */
  readonly drafts: readonly Draft[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The day of the event as `YYYY-MM-DD`. */
  readonly date: string | null;
  /** What registration adds to the lots, once it is closed. */
  readonly mix: string | null;
  /** How many rounds are planned. */
  readonly planned: number | null;
  /** Tables for the leaders. */
  readonly featured: readonly number[];
  /** By round: the highest number of a table that was taken back. */
  readonly numbers: Readonly<Record<number, number>>;
  /** What the latest repair changed, as long as it can be taken back. */
  readonly repaired: {
    readonly round: number;
    readonly before: readonly Table[];
    readonly joins: ReadonlyMap<string, number>;
  } | null;
}

/**
 * What was true before each entry, and after the last: what had been taken back by then is left out, what was taken back
 * later is not.
 */
export function timelineOf(header: Header, entries: readonly Entry[]): readonly Facts[] {
  const options = typeof header.options === 'object' ? { ...header.options } : {};
  const begin: Facts = {
    people: Versions.none(),
    rounds: [],
    drafts: [],
    options,
    date: null,
    mix: null,
    planned: null,
    featured: [],
    numbers: {},
    repaired: null,
  };
  const timeline = [begin];
  let facts = begin;
  for (const [index, entry] of entries.entries()) {
    facts = isUndone(entry.body) ? factsOf(begin, entries.slice(0, index + 1)) : step(facts, entry.body as EventEntry);
    timeline.push(facts);
  }
  return timeline;
}

function factsOf(begin: Facts, entries: readonly Entry[]): Facts {
  const gone = new Set(entries.flatMap(({ body }) => (isUndone(body) ? [body.target] : [])));
  const standing = entries.filter(({ command, body }) => !gone.has(command) && !isUndone(body));
  return standing.reduce((facts, { body }) => step(facts, body as EventEntry), begin);
}

type Handlers = { readonly [Type in EventEntryType]?: (facts: Facts, body: EventEntryOf<Type>) => Facts };

function step(facts: Facts, body: EventEntry): Facts {
  const handler = HANDLERS[body.type] as ((facts: Facts, body: EventEntry) => Facts) | undefined;
  return handler ? handler(facts, body) : facts;
}

const HANDLERS: Handlers = {
  'options-changed': (facts, { options }) => ({ ...facts, options }),
  'pack-published': (facts, { options }) => ({ ...facts, options }),
  'settings-changed': (facts, { date, rounds, featured }) => ({
    ...facts,
    ...(date === undefined ? {} : { date }),
    ...(rounds === undefined || rounds === null ? {} : { planned: rounds }),
    ...(featured === undefined ? {} : { featured }),
  }),
  'event-started': (facts, { mix, rounds }) => ({ ...facts, mix, planned: rounds }),
  'round-added': (facts, { rounds }) => ({ ...facts, planned: rounds }),
  'entrants-added': (facts, { entrants }) => ({
    ...facts,
    people: facts.people.with(...entrants.map((fresh) => [fresh.id, registered(fresh)] as const)),
  }),
  'entrant-changed': (facts, { entrant, ringer, group, faction, byeVolunteer, fixedTable }) =>
    changePerson(facts, entrant, {
      ...(byeVolunteer === undefined ? {} : { volunteer: byeVolunteer }),
      ...(fixedTable === undefined ? {} : { fixed: fixedTable }),
      ...(ringer === undefined ? {} : { ringer }),
      ...(group === undefined ? {} : { group }),
      ...(faction === undefined ? {} : { faction }),
    }),
  'entrant-removed': (facts, { entrant }) => ({
    ...facts,
    people: facts.people.with([entrant, null]),
  }),
  'checked-in': (facts, { entrant, faction }) =>
    changePerson(facts, entrant, { status: 'present', ...(faction === undefined ? {} : { faction }) }),
  'checked-out': (facts, { entrant }) => changePerson(facts, entrant, { status: 'registered' }),
  'entrant-left': (facts, { entrant, status, afterRound }) =>
    changePerson(facts, entrant, { status, leftAfter: afterRound }),
  'entrant-reinstated': (facts, { entrant }) => changePerson(facts, entrant, { status: 'present', leftAfter: null }),
  'round-published': (facts, { round, drafts }) => ({
    ...facts,
    rounds: [...facts.rounds, numbered(round, drafts.at(-1)?.value.games ?? [], facts.numbers[round] ?? 0)],
    drafts: [...facts.drafts, ...drafts.slice(-1).map(({ value }) => value)],
  }),
  'round-repaired': (facts, { round, kept, games }) => {
    const before = facts.rounds[round - 1] ?? [];
    const fresh = numbered(round, games, highest(facts, round));
    const late = fresh.flatMap(({ seats }) => seats).filter((id) => (facts.people.get(id)?.joins ?? 0) > round);
    const joined = late.reduce((known, id) => changePerson(known, id, { joins: round }), facts);
    const repaired = { round, before, joins: new Map(late.map((id) => [id, facts.people.get(id)?.joins ?? round])) };
    return changeRound({ ...joined, repaired }, round, (tables) => [
      ...tables.filter(({ id }) => kept.includes(id)),
      ...fresh,
    ]);
  },
  'repair-taken-back': (facts, { round }) => {
    const { repaired } = facts;
    if (repaired?.round !== round) return facts;
    const back = [...repaired.joins].reduce((known, [id, joins]) => changePerson(known, id, { joins }), facts);
    const numbers = { ...facts.numbers, [round]: highest(facts, round) };
    const now = facts.rounds[round - 1] ?? [];
    const tables = repaired.before.map((table) => now.find(({ id }) => id === table.id) ?? table);
    return changeRound({ ...back, numbers, repaired: null }, round, () => tables);
  },
  'round-taken-back': (facts, { round }) => ({
    ...facts,
    numbers: { ...facts.numbers, [round]: highest(facts, round) },
    rounds: facts.rounds.slice(0, round - 1),
    drafts: facts.drafts.slice(0, round - 1),
    repaired: null,
  }),
  'result-settled': (facts, { game, result }) => changeTable(facts, game, (table) => ({ ...table, result })),
  'agreement-answered': (facts, body) =>
    changeTable(facts, body.game, (table) => ({ ...table, result: answered(table.result, body) })),
};

function registered({ id, ringer, group, faction, joinsRound }: Registered): Person {
  return {
    id,
    ringer,
    status: 'registered',
    group: group ?? null,
    faction: faction ?? null,
    joins: joinsRound,
    leftAfter: null,
    volunteer: false,
    fixed: null,
  };
}

function changePerson(facts: Facts, id: string, changes: Partial<Person>): Facts {
  const known = facts.people.get(id);
  return known ? { ...facts, people: facts.people.with([id, { ...known, ...changes }]) } : facts;
}

function numbered(round: number, games: readonly DraftGame[], after: number): Table[] {
  return games.map((game, index) => ({
    ...game,
    id: `r${round}g${after + index + 1}`,
    result: game.kind === 'bye' ? { kind: 'bye' } : null,
  }));
}

/** The highest number that a table of this round has had. */
function highest({ rounds, numbers }: Facts, round: number): number {
  return Math.max(numbers[round] ?? 0, ...(rounds[round - 1] ?? []).map(({ id }) => Number(id.split('g')[1])));
}

function changeRound(facts: Facts, round: number, change: (tables: readonly Table[]) => readonly Table[]): Facts {
  return { ...facts, rounds: facts.rounds.map((tables, index) => (index + 1 === round ? change(tables) : tables)) };
}

export function changeTable(facts: Facts, id: string, change: (table: Table) => Table): Facts {
  return changeRound(facts, roundOf(id), (tables) => tables.map((table) => (table.id === id ? change(table) : table)));
}

const seated = new WeakMap<Facts['rounds'], ReadonlyMap<string, readonly Table[]>>();

/** The tables that somebody sat at, in order of rounds. Looked through once, and asked for everybody. */
export function tablesOf({ rounds }: Pick<Facts, 'rounds'>, id: string): readonly Table[] {
  const known = seated.get(rounds) ?? bySeat(rounds);
  seated.set(rounds, known);
  return known.get(id) ?? [];
}

function bySeat(rounds: Facts['rounds']): ReadonlyMap<string, readonly Table[]> {
  const all = new Map<string, Table[]>();
  for (const table of rounds.flat()) {
    for (const id of new Set(table.seats)) {
      const own = all.get(id);
      if (own) own.push(table);
      else all.set(id, [table]);
    }
  }
  return all;
}

/** The table of a game's id; undefined where there is none. */
export function tableOf({ rounds }: Facts, game: string): Table | undefined {
  return rounds[roundOf(game) - 1]?.find(({ id }) => id === game);
}

/** The round of a game's id, `r2g3`. */
export function roundOf(game: string): number {
  return Number(game.slice(1).split('g')[0]);
}

function answered(result: Result | null, { who, approve }: { who: string; approve: boolean }): Result | null {
  if (result?.kind !== 'agreed' && result?.kind !== 'concession') return result;
  return { ...result, approvals: { ...result.approvals, [who]: approve } };
}
