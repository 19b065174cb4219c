/**
 * Which game is played at which table: nobody at the same table twice if it can be helped, the first games at the first
 * tables as nearly as possible.
 *
 * An assignment problem, solved exactly by successive shortest paths with duals (Kuhn 1955, Munkres 1957; the search is
 * that of Jonker and Volgenant 1987). Game n starts at table n with all duals 0, which is optimal already wherever nobody
 * has been; only the other games need a path. A table costs at least its distance, so a search looks at tables from near
 * to far and stops early: `seen` is asked about few tables only. O(n^3) at worst, near O(n) for each game that must move.
 *
 * Least first: repeats, summed over the players; displacement, summed over the games; the displacement of the first game,
 * then of the second, …; tables that come earlier.
 */
import { type Player, NONE, at, figure } from './arrays.ts';

export interface TableGame {
  readonly players: readonly number[];
  /** Index into `tables` where this game must be. Where two games ask for one table, the first has it. */
  readonly fixed?: number;
}

export interface TablesRequest {
  /** In the order in which they should get the tables. */
  readonly games: readonly TableGame[];
  /** Table numbers in use, in order; as many as games, or more. */
  readonly tables: readonly number[];
  /** How little a player should have a table, by its number: 0, or a weight for each time they have seen it. */
  readonly seen: (player: Player, table: number) => number;
}

/** The table number of each game. */
export function assignTables({ games, tables, seen }: TablesRequest): number[] {
  if (tables.length < games.length) throw new Error(`${games.length} games need as many tables, not ${tables.length}`);
  const assigned = new Map<number, number>();
  const taken = new Set<number>();
  games.forEach(({ fixed }, game) => {
    if (fixed === undefined || taken.has(fixed) || tables[fixed] === undefined) return;
    assigned.set(game, fixed);
    taken.add(fixed);
  });
  const free = tables.flatMap((_, table) => (taken.has(table) ? [] : [table]));
  const moving = games.flatMap((_, game) => (assigned.has(game) ? [] : [game]));
  const plan = openPlan(moving.length, free.length, (row, column) => {
    const table = tables[free[column] ?? NONE] ?? NONE;
    return (games[moving[row] ?? NONE]?.players ?? []).reduce((sum, player) => sum + seen(player, table), 0);
  });
  for (let row = 0; row < plan.rows; row += 1) if (at(plan.columnOf, row) === NONE) assignRow(plan, row);
  for (let row = 0; row < plan.rows; row += 1) bringNearer(plan, row);
  moving.forEach((game, row) => assigned.set(game, free[at(plan.columnOf, row)] ?? NONE));
  return games.map((_, game) => tables[assigned.get(game) ?? NONE] ?? NONE);
}

/** Games are rows, tables are columns, both numbered without those that are fixed. */
interface Plan {
  readonly rows: number;
  readonly columns: number;
  readonly repeats: (row: number, column: number) => number;
  readonly rowDual: Float64Array;
  /** 0 or less, and 0 for a table that stays empty. */
  readonly columnDual: Float64Array;
  readonly columnOf: Int32Array;
  /** NONE: the table stays empty. */
  readonly rowOf: Int32Array;
}

function openPlan(rows: number, columns: number, repeats: Plan['repeats']): Plan {
  const plan: Plan = {
    rows,
    columns,
    repeats,
    rowDual: new Float64Array(rows),
    columnDual: new Float64Array(columns),
    columnOf: new Int32Array(rows).fill(NONE),
    rowOf: new Int32Array(columns).fill(NONE),
  };
  for (let row = 0; row < rows; row += 1) if (repeats(row, row) === 0) seat(plan, row, row);
  return plan;
}

function seat(plan: Plan, row: number, column: number): void {
  plan.columnOf[row] = column;
  plan.rowOf[column] = row;
}

/** At least the distance; one repeat outweighs all distances together. */
function costOf({ rows, columns, repeats }: Plan, row: number, column: number): number {
  return repeats(row, column) * (rows * columns + 1) + Math.abs(row - column);
}

/** How far a game at a table is from being in an optimal plan: 0 or more. */
function slack(plan: Plan, row: number, column: number): number {
  return costOf(plan, row, column) - figure(plan.rowDual, row) - figure(plan.columnDual, column);
}

/** The shortest paths from a game that has no table yet. */
interface Paths {
  /** To each column. */
  readonly length: Float64Array;
  /** The row from which a column was reached. */
  readonly from: Int32Array;
  /** Columns that were reached and whose length may still become less. */
  readonly open: Set<number>;
  /** Columns whose length is final. */
  readonly closed: number[];
  readonly fronts: Front[];
}

/** How far the tables near a game on a path were looked at: all nearer than `distance`. */
interface Front {
  readonly row: number;
  /** What a table at distance 0 would cost on the whole path. */
  readonly base: number;
  distance: number;
}

/** Seats one more game by the shortest path of changes to an empty table, keeping the plan optimal. */
function assignRow(plan: Plan, start: number): void {
  const paths: Paths = {
    length: new Float64Array(plan.columns).fill(Infinity),
    from: new Int32Array(plan.columns).fill(NONE),
    open: new Set(),
    closed: [],
    fronts: [],
  };
  let reached = 0;
  let end = NONE;
  for (let row = start; row !== NONE; row = at(plan.rowOf, end)) {
    paths.fronts.push({ row, base: reached - figure(plan.rowDual, row), distance: 0 });
    end = nextColumn(plan, paths);
    reached = figure(paths.length, end);
  }
  plan.rowDual[start] = figure(plan.rowDual, start) + reached;
  for (const column of paths.closed) {
    const by = reached - figure(paths.length, column);
    const row = at(plan.rowOf, column);
    if (row !== NONE) plan.rowDual[row] = figure(plan.rowDual, row) + by;
    plan.columnDual[column] = figure(plan.columnDual, column) - by;
  }
  passOn(plan, paths.from, end, start);
}

/** Closes the nearest column; a front goes on as long as its next tables could be nearer. */
function nextColumn(plan: Plan, paths: Paths): number {
  let nearest = NONE;
  const isNearer = (column: number): boolean =>
    nearest === NONE || figure(paths.length, column) < figure(paths.length, nearest);
  for (const column of paths.open) if (isNearer(column)) nearest = column;
  for (const front of paths.fronts) {
    while (front.distance < plan.columns) {
      if (nearest !== NONE && front.base + front.distance >= figure(paths.length, nearest)) break;
      for (const column of columnsAt(plan, front.row, front.distance)) {
        reach(plan, paths, front, column);
        if (paths.open.has(column) && isNearer(column)) nearest = column;
      }
      front.distance += 1;
    }
  }
  paths.open.delete(nearest);
  paths.closed.push(nearest);
  return nearest;
}

function reach(plan: Plan, paths: Paths, { row, base }: Front, column: number): void {
  const through = base + costOf(plan, row, column) - figure(plan.columnDual, column);
  if (through >= figure(paths.length, column)) return;
  paths.length[column] = through;
  paths.from[column] = row;
  paths.open.add(column);
}

/** The columns at a distance from a row, the earlier one first. */
function columnsAt({ columns }: Plan, row: number, distance: number): number[] {
  const found = distance === 0 ? [row] : [row - distance, row + distance];
  return found.filter((column) => column >= 0 && column < columns);
}

/** Every row on the way back from `end` moves on to the column it led to, `start` last. */
function passOn(plan: Plan, from: Int32Array, end: number, start: number): void {
  for (let column = end; ;) {
    const row = at(from, column);
    const before = at(plan.columnOf, row);
    seat(plan, row, column);
    if (row === start) return;
    column = before;
  }
}

/** Moves a game to the nearest table that an optimal plan allows beside the games before it, which stay put. */
function bringNearer(plan: Plan, row: number): void {
  const now = at(plan.columnOf, row);
  for (let distance = 0; distance <= Math.abs(row - now); distance += 1) {
    for (const column of columnsAt(plan, row, distance)) {
      if (column === now) return;
      if (slack(plan, row, column) === 0 && makeRoom(plan, row, column)) return;
    }
  }
}

/**
 * Gives `column` to `row` and leads whoever was there, over tables that cost nothing more, to the table that `row` leaves.
 * Breadth first.
 */
function makeRoom(plan: Plan, row: number, column: number): boolean {
  const left = at(plan.columnOf, row);
  const from = new Int32Array(plan.columns).fill(NONE);
  from[column] = column;
  const queue = [column];
  for (const here of queue) {
    const guest = at(plan.rowOf, here);
    if (guest !== NONE && guest < row) continue;
    for (const next of tightColumns(plan, guest)) {
      if (at(from, next) !== NONE) continue;
      from[next] = here;
      if (next === left) {
        moveAlong(plan, from, left, column);
        seat(plan, row, column);
        return true;
      }
      queue.push(next);
    }
  }
  return false;
}

/**
 * Where a game can be at no further cost: never farther away than its dual, since a table costs at least its distance. An
 * empty table acts as a game that can be at any table whose dual is 0.
 */
function* tightColumns(plan: Plan, row: number): Generator<number> {
  const far = row === NONE ? plan.columns : figure(plan.rowDual, row);
  const last = Math.min(plan.columns - 1, Math.max(0, row) + far);
  for (let column = Math.max(0, row - far); column <= last; column += 1) {
    const tight = row === NONE ? figure(plan.columnDual, column) === 0 : slack(plan, row, column) === 0;
    if (tight) yield column;
  }
}

function moveAlong(plan: Plan, from: Int32Array, end: number, start: number): void {
  for (let column = end; column !== start; column = at(from, column)) {
    const guest = at(plan.rowOf, at(from, column));
    plan.rowOf[column] = guest;
    if (guest !== NONE) plan.columnOf[guest] = column;
  }
}
