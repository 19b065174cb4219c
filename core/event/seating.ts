/** Which game is at which table: an assignment over all that everybody has seen, with the tables that somebody must have. */
import { type Refusal, refuse } from '../rules/refusal.ts';
import type { CostLine } from './costs.ts';
import type { DraftGame } from './entries.ts';
import type { TableWish, TableWishes } from './pack.ts';
import { type TableGame, assignTables } from './pairing/tables.ts';
import { assignTerrain } from './pairing/terrain.ts';
import { type EventState, nameOf } from './state.ts';
import type { EntrantId } from './types.ts';

/** With more games kinds of terrain are given out before tables: weighing both at once takes seconds. */
const MOST_AT_ONCE = 64;

/**
 * Gives every game its table: where the organiser wants it; the leaders at the feature tables; else nobody at the same table
 * twice if it can be helped, then in order of the numbers. Where terrain is set, nobody has a table or a kind of terrain
 * twice for the sake of a feature table.
 *
 * @param taken tables where a game goes on already.
 */
export function seatGames(
  state: EventState,
  games: readonly DraftGame[],
  wishes: TableWishes = {},
  taken: readonly number[] = [],
): DraftGame[] | Refusal {
  const playing = games.filter(({ kind }) => kind !== 'bye');
  const inUse = tablesInUse(state, playing.length + taken.length).filter((table) => !taken.includes(table));
  const clash = clashOf(state, playing, wishes, inUse);
  if (clash) return clash;
  const { featured } = state.settings;
  const free = [
    ...inUse.filter((table) => featured.includes(table)),
    ...inUse.filter((table) => !featured.includes(table)),
  ];
  const wanted = wantedTables(state, playing, wishes);
  const players = [...new Set(playing.flatMap(({ seats }) => seats))];
  const index = new Map(players.map((id, place) => [id, place]));
  const request = {
    games: playing.map(({ seats }, place) => {
      const fixed = free.indexOf(wanted[place] ?? 0);
      const numbers = seats.map((id) => index.get(id) ?? 0);
      return fixed < 0 ? { players: numbers } : { players: numbers, fixed };
    }),
    tables: free,
  };
  const terrain = terrainKinds(state);
  const visited = tablesVisited(state, players);
  const notAt = banned(wishes, index);
  const leading = terrain.size > 0 ? new Set<number>() : leaders(request, free, featured);
  const isLarge = playing.length > MOST_AT_ONCE && terrain.size > 0;
  const assigned = isLarge
    ? assignTerrain({
        ...request,
        seen: dislike(visited, new Map(), { notAt, away: NOT_AWAY }),
        kindOf: (table) => terrain.get(table),
        seenKind: (player, kind) => visited[player]?.filter((table) => terrain.get(table) === kind).length ?? 0,
      })
    : assignTables({ ...request, seen: dislike(visited, terrain, { notAt, away: awayFrom(leading, featured) }) });
  const tableOf = new Map(playing.map((game, place) => [game, assigned[place] ?? null]));
  const seated = games.map((game) => ({ ...game, table: tableOf.get(game) ?? null }));
  return unkept(state, seated, wishes) ?? seated;
}

interface Seats {
  readonly games: readonly TableGame[];
}

/** Whoever plays the first games that no wish has a table for, one for each feature table that no wish has. */
function leaders({ games }: Seats, free: readonly number[], featured: readonly number[]): ReadonlySet<number> {
  const wanted = games.map(({ fixed }) => (fixed === undefined ? undefined : free[fixed]));
  const open = free.filter((table) => featured.includes(table) && !wanted.includes(table));
  const first = games.filter(({ fixed }) => fixed === undefined).slice(0, open.length);
  return new Set(first.flatMap(({ players }) => players));
}

type Away = (player: number, table: number) => boolean;

const NOT_AWAY: Away = () => false;

/** A leader at a table that is no feature table. */
function awayFrom(leading: ReadonlySet<number>, featured: readonly number[]): Away {
  return leading.size === 0 ? NOT_AWAY : (player, table) => leading.has(player) && !featured.includes(table);
}

/** What stands on each table: what the organiser calls it, else which laid-out table it lies like. */
function terrainKinds({ settings, maps }: EventState): ReadonlyMap<number, string> {
  return new Map([
    ...maps.flatMap(({ id, tables }) => tables.map((table) => [table, `map ${id}`] as const)),
    ...settings.terrain.map(({ table, kind }) => [table, kind] as const),
  ]);
}

/** The table numbers in use: the organiser's list, made longer when it is too short. */
function tablesInUse(state: EventState, needed: number): number[] {
  const tables = [...state.settings.tables];
  const known = new Set(tables);
  for (let next = 1; tables.length < needed; next += 1) if (!known.has(next)) tables.push(next);
  return tables.sort((a, b) => a - b);
}

function wishFor(wishes: readonly TableWish[] | undefined, { seats }: DraftGame): readonly TableWish[] {
  return wishes?.filter(({ entrant }) => seats.includes(entrant)) ?? [];
}

/** Wishes about tables that the pairs, or one another, make impossible. Who meets whom never hangs on a table. */
function clashOf(
  state: EventState,
  games: readonly DraftGame[],
  { at = [], notAt = [] }: TableWishes,
  inUse: readonly number[],
): Refusal | null {
  const name = ({ entrant }: TableWish): string => nameOf(state.entrants[entrant]);
  const cannot = (message: string): Refusal => refuse('cannot-seat', message);
  const missing = at.find(({ table }) => !inUse.includes(table));
  if (missing) return cannot(`${name(missing)} is to sit at table ${missing.table}, but that table is not in use.`);
  const takenBy = new Map<number, TableWish>();
  for (const game of games) {
    const [first, ...others] = wishFor(at, game);
    if (!first) continue;
    const other = others.find(({ table }) => table !== first.table);
    const both = 'they meet: remove one request, or rule their game out';
    if (other?.entrant === first.entrant) return cannot(`${name(first)} is to sit at two tables.`);
    if (other) {
      return cannot(`${name(first)} is to sit at table ${first.table}, ${name(other)} at ${other.table}, and ${both}.`);
    }
    const against = wishFor(notAt, game).find(({ table }) => table === first.table);
    if (against?.entrant === first.entrant) {
      return cannot(`${name(first)} is to sit at table ${first.table}, and not to sit there.`);
    }
    if (against) {
      return cannot(`${name(first)} is to sit at table ${first.table}, ${name(against)} is not, and ${both}.`);
    }
    const before = takenBy.get(first.table);
    if (before) {
      const who = `${name(before)} and ${name(first)}`;
      return cannot(`${who} are both to sit at table ${first.table}, but they do not meet. Remove one request.`);
    }
    takenBy.set(first.table, first);
  }
  return null;
}

/** The table that each game must have; a person's own yields to what is asked of this draw. */
function wantedTables(
  { entrants }: EventState,
  games: readonly DraftGame[],
  { at, notAt }: TableWishes,
): (number | undefined)[] {
  const asked = games.map((game) => wishFor(at, game)[0]?.table);
  return games.map((game, place) => {
    if (asked[place] !== undefined) return asked[place];
    const not = wishFor(notAt, game).map(({ table }) => table);
    const own = game.seats.flatMap((id) => entrants[id]?.fixedTable ?? []);
    return own.find((table) => !not.includes(table) && !asked.includes(table));
  });
}

/** A table that somebody was to be kept from, and has: no other was left. */
function unkept({ entrants }: EventState, games: readonly DraftGame[], { notAt = [] }: TableWishes): Refusal | null {
  for (const { entrant, table } of notAt) {
    if (!games.some((game) => game.table === table && game.seats.includes(entrant))) continue;
    const text = `${nameOf(entrants[entrant])} cannot be kept from table ${table}: with these requests no other table is left.`;
    return refuse('cannot-seat', text);
  }
  return null;
}

function banned(
  { notAt = [] }: TableWishes,
  index: ReadonlyMap<EntrantId, number>,
): (player: number) => readonly number[] {
  const tables = new Map<number, number[]>();
  for (const { entrant, table } of notAt) {
    const player = index.get(entrant);
    if (player !== undefined) tables.set(player, [...(tables.get(player) ?? []), table]);
  }
  return (player) => tables.get(player) ?? [];
}

/** The tables that each has been at. */
function tablesVisited(state: EventState, players: readonly EntrantId[]): readonly (readonly number[])[] {
  const visited = new Map<EntrantId, number[]>(players.map((id) => [id, []]));
  for (const { games } of state.rounds) {
    for (const { seats, table } of games) {
      if (table !== null) for (const id of seats) visited.get(id)?.push(table);
    }
  }
  return players.map((id) => visited.get(id) ?? []);
}

/**
 * How little somebody should have a table: what they have seen of it. One table seen again weighs more than all kinds of
 * terrain that everybody could see again; one away from the feature tables more than all tables seen again; and one that is
 * ruled out more than all of these.
 */
function dislike(
  visited: readonly (readonly number[])[],
  terrain: ReadonlyMap<number, string>,
  { notAt, away }: { readonly notAt: (player: number) => readonly number[]; readonly away: Away },
): (player: number, table: number) => number {
  const visits = visited.reduce((sum, { length }) => sum + length, 1);
  const again = terrain.size === 0 ? 1 : visits;
  const all = again * visits;
  return (player, table) => {
    const kind = terrain.get(table);
    let weight = notAt(player).includes(table) ? all * (visited.length + 1) : 0;
    if (away(player, table)) weight += all;
    for (const before of visited[player] ?? []) {
      if (before === table) weight += again;
      else if (kind !== undefined && terrain.get(before) === kind) weight += 1;
    }
    return weight;
  };
}

/** Tables and kinds of terrain that somebody sees again, each time they saw it before. */
export function seatingCosts(state: EventState, games: readonly DraftGame[]): readonly CostLine[] {
  const terrain = terrainKinds(state);
  const players = games.flatMap(({ seats, table }) => (table === null ? [] : seats.map((id) => ({ id, table }))));
  const visited = tablesVisited(
    state,
    players.map(({ id }) => id),
  );
  const before = players.map(({ table }, place) => ({ table, seen: visited[place] ?? [] }));
  const sum = (counts: (table: number, seen: number) => boolean): number =>
    before.reduce((all, { table, seen }) => all + seen.filter((other) => counts(table, other)).length, 0);
  return [
    { what: 'table', count: sum((table, seen) => table === seen) },
    {
      what: 'terrain',
      count: sum((table, seen) => table !== seen && terrain.has(table) && terrain.get(table) === terrain.get(seen)),
    },
  ];
}
