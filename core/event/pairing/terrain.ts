/**
 * Tables with kinds of terrain in a large field. First every game is given a kind: as few as can be of kinds that its
 * players have seen, then as few games as can be away from the kind of the table that is theirs by order. That is a
 * transport of games to few kinds, solved by shortest paths over the kinds (Ford and Fulkerson 1962): O(kinds^3 + games)
 * for each game that cannot stay. Then the games of each kind share out its tables (`tables.ts`).
 *
 * Nobody sits at a table twice for the sake of a kind: where the kinds leave more such repeats than need be, they do not
 * count. So table repeats are always the fewest there are; and kinds seen again are, unless table repeats forbid it.
 */
import { NONE, at } from './arrays.ts';
import { type TableGame, type TablesRequest, assignTables } from './tables.ts';

export interface TerrainRequest extends TablesRequest {
  /** The kind of a table, by its number; undefined: none, and nothing to see again. */
  readonly kindOf: (table: number) => string | undefined;
  /** How often a player has seen a kind. */
  readonly seenKind: (player: number, kind: string) => number;
}

/** The table number of each game. */
export function assignTerrain(request: TerrainRequest): number[] {
  const byKind = assignKinds(request);
  const repeats = repeatsOf(request, byKind);
  if (repeats === 0) return byKind;
  const plain = assignTables(request);
  return repeats <= repeatsOf(request, plain) ? byKind : plain;
}

function repeatsOf({ games, seen }: TerrainRequest, plan: readonly number[]): number {
  return games.reduce((sum, game, index) => sum + seatSum(game, (player) => seen(player, plan[index] ?? NONE)), 0);
}

function seatSum({ players }: TableGame, figure: (player: number) => number): number {
  return players.reduce((sum, player) => sum + figure(player), 0);
}

function assignKinds(request: TerrainRequest): number[] {
  const { games, tables, seen, kindOf } = request;
  const plan = games.map(() => NONE);
  const taken = new Set<number>();
  games.forEach(({ fixed }, game) => {
    const table = fixed === undefined ? undefined : tables[fixed];
    if (table === undefined || taken.has(table)) return;
    plan[game] = table;
    taken.add(table);
  });
  const free = tables.filter((table) => !taken.has(table));
  const moving = games.flatMap((_, game) => (plan[game] === NONE ? [game] : []));
  const kinds = [...new Set(free.map(kindOf))];
  const kindAt = kinds.map((kind) => free.filter((table) => kindOf(table) === kind));
  const transport = openTransport(request, moving, free, kinds);
  kindAt.forEach((own, kind) => {
    const here = moving.filter((_, row) => at(transport.kindOf, row) === kind);
    const seated = assignTables({
      games: here.map((game) => ({ players: games[game]?.players ?? [] })),
      tables: own,
      seen,
    });
    here.forEach((game, index) => (plan[game] = seated[index] ?? NONE));
  });
  return plan;
}

/** Games that are to be given kinds, both numbered. */
interface Transport {
  readonly kinds: number;
  /** `games * kinds`: a kind seen again outweighs all games away from their own. */
  readonly cost: Float64Array;
  readonly kindOf: Int32Array;
  /** Tables that are left of each kind. */
  readonly room: Int32Array;
  readonly members: readonly Set<number>[];
  /** `kinds * kinds`: the game that changes from the one to the other most cheaply. */
  readonly mover: Int32Array;
}

function openTransport(
  { games, kindOf, seenKind }: TerrainRequest,
  moving: readonly number[],
  free: readonly number[],
  kinds: readonly (string | undefined)[],
): Transport {
  const count = kinds.length;
  const numberOf = new Map(kinds.map((kind, number) => [kind, number]));
  const own = moving.map((_, row) => numberOf.get(kindOf(free[row] ?? NONE)) ?? 0);
  const cost = new Float64Array(moving.length * count);
  moving.forEach((game, row) => {
    kinds.forEach((kind, number) => {
      const seats = games[game] ?? { players: [] };
      const again = kind === undefined ? 0 : seatSum(seats, (player) => seenKind(player, kind));
      cost[row * count + number] = again * (moving.length + 1) + (number === own[row] ? 0 : 1);
    });
  });
  const room = new Int32Array(count);
  for (const table of free) {
    const number = numberOf.get(kindOf(table)) ?? 0;
    room[number] = at(room, number) + 1;
  }
  const transport: Transport = {
    kinds: count,
    cost,
    kindOf: new Int32Array(moving.length).fill(NONE),
    room,
    members: kinds.map(() => new Set<number>()),
    mover: new Int32Array(count * count).fill(NONE),
  };
  own.forEach((number, row) => {
    if (cost[row * count + number] === 0) put(transport, row, number);
  });
  own.forEach((_, row) => {
    if (at(transport.kindOf, row) === NONE) insert(transport, row);
  });
  return transport;
}

function put(transport: Transport, row: number, kind: number): void {
  const { kindOf, members, mover, kinds, room } = transport;
  kindOf[row] = kind;
  members[kind]?.add(row);
  room[kind] = at(room, kind) - 1;
  for (let to = 0; to < kinds; to += 1) {
    const best = at(mover, kind * kinds + to);
    const isBetter = best === NONE || changeOf(transport, row, to) < changeOf(transport, best, to);
    if (isBetter) mover[kind * kinds + to] = row;
  }
}

function take(transport: Transport, row: number): void {
  const { kindOf, members, mover, kinds, room } = transport;
  const kind = at(kindOf, row);
  members[kind]?.delete(row);
  room[kind] = at(room, kind) + 1;
  for (let to = 0; to < kinds; to += 1) {
    if (at(mover, kind * kinds + to) === row) mover[kind * kinds + to] = cheapestMover(transport, kind, to);
  }
}

function cheapestMover(transport: Transport, from: number, to: number): number {
  let best = NONE;
  let least = Infinity;
  for (const row of transport.members[from] ?? []) {
    const more = changeOf(transport, row, to);
    if (more >= least) continue;
    least = more;
    best = row;
  }
  return best;
}

/** What it costs that a game changes to another kind. */
function changeOf(transport: Transport, row: number, to: number): number {
  return costOf(transport, row, to) - costOf(transport, row, at(transport.kindOf, row));
}

function costOf({ cost, kinds }: Transport, row: number, kind: number): number {
  return cost[row * kinds + kind] ?? Infinity;
}

/** Gives one more game a kind by the cheapest chain of changes that ends at a kind with room (Bellman 1958). */
function insert(transport: Transport, row: number): void {
  const { kinds, room, mover } = transport;
  const length = Float64Array.from({ length: kinds }, (_, kind) => costOf(transport, row, kind));
  const before = new Int32Array(kinds).fill(NONE);
  for (let changed = true; changed;) {
    changed = false;
    for (let from = 0; from < kinds; from += 1) {
      for (let to = 0; to < kinds; to += 1) {
        const who = at(mover, from * kinds + to);
        if (who === NONE || from === to) continue;
        const through = (length[from] ?? 0) + changeOf(transport, who, to);
        if (through >= (length[to] ?? 0)) continue;
        length[to] = through;
        before[to] = from;
        changed = true;
      }
    }
  }
  let end = NONE;
  for (let kind = 0; kind < kinds; kind += 1) {
    const isNearer = end === NONE || (length[kind] ?? 0) < (length[end] ?? 0);
    if (at(room, kind) > 0 && isNearer) end = kind;
  }
  let to = end;
  for (let from = at(before, to); from !== NONE; from = at(before, to)) {
    const who = at(mover, from * kinds + to);
    take(transport, who);
    put(transport, who, to);
    to = from;
  }
  put(transport, row, to);
}
