/**
 * Which game is played at which table: nobody at the same table twice if it can be helped, the first games at the first
 * tables as nearly as possible.
 *
 * An assignment problem, solved exactly by successive shortest paths with duals (Kuhn 1955, Munkres 1957; the search is
 * that of Jonker and Volgenant 1987). Game n starts at table n with all duals 0, which is optimal already wherever nobody
 * has been; only the other games need a path, and those paths are short. O(n^3) at worst, near O(n * tables) in practice.
 *
 * Least first: repeats, summed over the players; displacement, summed over the games; the displacement of the first game,
 * then of the second, …; tables that come earlier.
 */
import { NONE, at } from './graph.ts';
import { figure } from './blossoms.ts';

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
  /** How often a player has been at a table, by its number. */
  readonly seen: (player: number, table: number) => number;
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
  /** Costs, `rows * columns`; a row is valid once it is in `known`. */
  readonly costs: Float64Array;
  readonly known: Set<number>;
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
    costs: new Float64Array(rows * columns),
    known: new Set(),
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

/** The costs of a game at every table start here in `costs`. One repeat outweighs all displacements together. */
function costsFrom(plan: Plan, row: number): number {
  const start = row * plan.columns;
  if (plan.known.has(row)) return start;
  plan.known.add(row);
  const repeat = plan.rows * plan.columns + 1;
  for (let column = 0; column < plan.columns; column += 1) {
    plan.costs[start + column] = plan.repeats(row, column) * repeat + Math.abs(row - column);
  }
  return start;
}

/** How far a game at a table is from being in an optimal plan: 0 or more. */
function slack(plan: Plan, row: number, column: number): number {
  const cost = figure(plan.costs, costsFrom(plan, row) + column);
  return cost - figure(plan.rowDual, row) - figure(plan.columnDual, column);
}

interface Paths {
  readonly length: Float64Array;
  /** The row from which a column was reached. */
  readonly from: Int32Array;
  readonly open: number[];
  readonly closed: number[];
}

/** Seats one more game by the shortest path of changes to an empty table, keeping the plan optimal. */
function assignRow(plan: Plan, start: number): void {
  const paths: Paths = {
    length: new Float64Array(plan.columns).fill(Infinity),
    from: new Int32Array(plan.columns).fill(NONE),
    open: Array.from({ length: plan.columns }, (_, column) => column),
    closed: [],
  };
  let reached = 0;
  let end = NONE;
  for (let row = start; row !== NONE; row = at(plan.rowOf, end)) {
    end = nextColumn(plan, paths, row, reached);
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

/** Goes on from a row, `reached` far along, and closes the nearest column that is open; of equals an empty one. */
function nextColumn(plan: Plan, paths: Paths, row: number, reached: number): number {
  const start = costsFrom(plan, row);
  const base = reached - figure(plan.rowDual, row);
  let nearest = Infinity;
  let place = NONE;
  for (let index = 0; index < paths.open.length; index += 1) {
    const column = paths.open[index] ?? NONE;
    const through = base + figure(plan.costs, start + column) - figure(plan.columnDual, column);
    if (through < figure(paths.length, column)) {
      paths.length[column] = through;
      paths.from[column] = row;
    }
    const length = figure(paths.length, column);
    if (length > nearest || (length === nearest && at(plan.rowOf, column) !== NONE)) continue;
    nearest = length;
    place = index;
  }
  const column = paths.open[place] ?? NONE;
  paths.closed.push(column);
  paths.open[place] = paths.open[paths.open.length - 1] ?? NONE;
  paths.open.pop();
  return column;
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
  const displacement = Math.abs(row - now);
  for (let by = 0; by <= displacement; by += 1) {
    for (const column of by === 0 ? [row] : [row - by, row + by]) {
      if (column === now) return;
      if (column < 0 || column >= plan.columns || slack(plan, row, column) !== 0) continue;
      if (makeRoom(plan, row, column)) return;
    }
  }
}

/**
 * Gives `column` to `row` and leads whoever was there, over tables that cost nothing more, to the table that `row` leaves.
 * Breadth first; an empty table acts as a game that may be at any table with dual 0.
 */
function makeRoom(plan: Plan, row: number, column: number): boolean {
  const left = at(plan.columnOf, row);
  const from = new Int32Array(plan.columns).fill(NONE);
  from[column] = column;
  const queue = [column];
  for (const here of queue) {
    const guest = at(plan.rowOf, here);
    if (guest !== NONE && guest < row) continue;
    for (let next = 0; next < plan.columns; next += 1) {
      if (at(from, next) !== NONE) continue;
      const tight = guest === NONE ? figure(plan.columnDual, next) === 0 : slack(plan, guest, next) === 0;
      if (!tight) continue;
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

function moveAlong(plan: Plan, from: Int32Array, end: number, start: number): void {
  for (let column = end; column !== start; column = at(from, column)) {
    const guest = at(plan.rowOf, at(from, column));
    plan.rowOf[column] = guest;
    if (guest !== NONE) plan.columnOf[guest] = column;
  }
}
