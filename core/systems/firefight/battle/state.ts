/**
 * A battle's state: one flat array of whole numbers, so that a copy is a copy of about a kilobyte. One table says what
 * every cell is; the accessors, the JSON form, the range check and the comparison are made from it. Places are grains
 * (`core/table/units.ts`), units and markers are numbers in the order of the battle's definition, -1 is nobody.
 */

/** A cell: its least and greatest value, and what it is when nothing has happened yet. */
interface Cell {
  readonly least: number;
  readonly most: number;
  readonly from: number;
}

const cell = (least: number, most: number, from = least < 0 ? -1 : 0): Cell => ({ least, most, from });

const flag = cell(0, 1);
const side = cell(-1, 1);
const unit = cell(-1, 99);
const count = cell(0, 9999);
const bits = cell(0, 0x3fffffff);
const place = cell(-0x7fffffff, 0x7fffffff, 0);

/** The battle as a whole. `out` is the number of the activation that ran a side out of units to activate. */
const BATTLE = {
  step: cell(0, 99),
  round: cell(0, 4),
  /** Who decides now. */
  turn: side,
  /** Who won the deployment roll-off, whose edge is south, who started the round, who activated last. */
  winner: side,
  south: side,
  first: side,
  last: side,
  markers: cell(0, 5),
  placed: cell(0, 5),
  activations: count,
  finishA: count,
  finishB: count,
  outA: cell(-1, 9999),
  outB: cell(-1, 9999),
  /** Which sides (a bit each) have declared: what they set aside, that no more Ambush unit comes, tokens on a spell. */
  declared: cell(0, 3),
  /** The unit that is activated, its action (1 on from Hold), how it moved, and its target. */
  active: unit,
  did: cell(0, 5),
  moved: flag,
  target: unit,
  strikesBack: cell(-1, 1),
  /** Whether some unit may owe an answer: who fell, who is pushed. */
  owes: flag,
  /** How far a melee, or the end of a round, has come. */
  stage: cell(0, 9),
  /** The spell that is being cast: its number, its target, and the tokens for and against it. */
  spell: cell(-1, 99),
  spellTarget: unit,
  plus: count,
  minus: count,
  /** In which order the defender hands out odd Blast hits of either target, three bits a unit; -1: not said yet. */
  allotA: cell(-1, 0x3fffffff),
  allotB: cell(-1, 0x3fffffff),
  /** Which sides (a bit each) have morale tests to make this round; bit 2: that is settled. */
  morale: cell(0, 7),
  /** Side A, side B, a draw. */
  result: cell(-1, 2),
} as const;

/** By weapon of the unit that shoots: its target. */
const SHOT = { target: unit } as const;

const MARKER = { x: place, y: place, holder: side } as const;

/** Where a unit is: not placed yet, on the table, set aside for Ambush or Scout, destroyed. */
export const WHERE = { waiting: 0, table: 1, ambush: 2, scout: 3, gone: 4 } as const;

const UNIT = {
  where: cell(0, 4),
  models: count,
  wounds: count,
  shaken: flag,
  fatigued: flag,
  activated: flag,
  /** Came in by Ambush this round. */
  arrived: flag,
  tokens: cell(0, 6),
  /** Weapons (a bit each, by number) that have had their one use; spells tried in this activation. */
  used: bits,
  tried: bits,
  /** Models that have fallen and whose owner has not said which. */
  toRemove: count,
  /** Whether it has tested its morale this round. */
  tested: flag,
  /** An attack has made it Shaken: its model may be pushed. */
  pushable: flag,
  /** What spells change its rolls to hit by, until the round ends. */
  hitModifier: cell(-9, 9, 0),
} as const;

/**
 * `fell`: it has fallen, and stands at the foot of the drop until its owner has put it down. `braved`: dangerous ground has
 * had its dice in this activation.
 */
const MODEL = { x: place, y: place, height: place, alive: flag, fell: flag, braved: flag } as const;

type Offsets<Table> = { readonly [Key in keyof Table]: number };

function offsets<Table extends object>(table: Table): Offsets<Table> {
  return Object.fromEntries(Object.keys(table).map((key, index) => [key, index])) as Offsets<Table>;
}

export const BattleCell = offsets(BATTLE);
export const MarkerCell = offsets(MARKER);
const ShotCell = offsets(SHOT);
export const UnitCell = offsets(UNIT);
export const ModelCell = offsets(MODEL);

/** What those cells are called, by their numbers. */
export const BATTLE_CELLS = Object.keys(BATTLE);
export const UNIT_CELLS = Object.keys(UNIT);

const SIZES = {
  battle: Object.keys(BATTLE).length,
  marker: Object.keys(MARKER).length,
  shot: Object.keys(SHOT).length,
  unit: Object.keys(UNIT).length,
  model: Object.keys(MODEL).length,
};
const MARKERS = 5;
/** A unit has no more weapons. */
export const MOST_WEAPONS = 24;
const SHOTS_AT = SIZES.battle + MARKERS * SIZES.marker;
const UNITS_AT = SHOTS_AT + MOST_WEAPONS * SIZES.shot;

/** How many units and models a battle has. */
export interface BattleSize {
  readonly units: number;
  readonly models: number;
}

export interface BattleState {
  readonly muster: BattleSize;
  readonly cells: Int32Array;
  /** Where copies find room for their cells. */
  readonly slab: Slab;
  /** How often something on the table has changed: whoever measured before looks again. */
  changes: number;
  /** Since it had changed so often, models have moved, of these numbers at most, and nothing else has changed. */
  steady: number;
  firstMoved: number;
  lastMoved: number;
  /** How often any cell has been written: what was worked out before holds until then. */
  writes: number;
}

const blank = new WeakMap<BattleSize, BattleState>();

/** A state in which nothing has happened. */
export function blankState(muster: BattleSize): BattleState {
  const known = blank.get(muster);
  if (known) return cloneState(known);
  const cells = new Int32Array(UNITS_AT + muster.units * SIZES.unit + muster.models * SIZES.model);
  const state = stateOf(muster, cells, { buffer: new ArrayBuffer(0), used: 0 });
  forEachCell(state, (at, { from }) => (cells[at] = from));
  blank.set(muster, state);
  return cloneState(state);
}

export function cloneState({ muster, cells, slab }: BattleState): BattleState {
  const copy = cellsFor(slab, cells.length);
  copy.set(cells);
  return stateOf(muster, copy, slab);
}

function stateOf(muster: BattleSize, cells: Int32Array, slab: Slab): BattleState {
  return { muster, cells, slab, changes: 0, steady: 0, firstMoved: 0, lastMoved: -1, writes: 0 };
}

/** Copies share buffers of this many bytes: a buffer for each takes four times as long. */
const SLAB = 1 << 16;

interface Slab {
  buffer: ArrayBuffer;
  used: number;
}

function cellsFor(slab: Slab, length: number): Int32Array {
  const bytes = length * Int32Array.BYTES_PER_ELEMENT;
  if (slab.used + bytes > slab.buffer.byteLength) {
    slab.buffer = new ArrayBuffer(Math.max(SLAB, bytes));
    slab.used = 0;
  }
  slab.used += bytes;
  return new Int32Array(slab.buffer, slab.used - bytes, length);
}

/** Makes `state` what `other` is; both are of one battle. */
export function restoreState(state: BattleState, other: BattleState): void {
  state.cells.set(other.cells);
  state.writes += 1;
  touch(state);
}

export function get({ cells }: BattleState, at: number): number {
  return cells[at] ?? 0;
}

export function put(state: BattleState, at: number, value: number): void {
  state.cells[at] = value;
  state.writes += 1;
}

export function markerAt(marker: number): number {
  return SIZES.battle + marker * SIZES.marker;
}

/** The cell of a weapon's target. */
export function shotAt(weapon: number): number {
  return SHOTS_AT + weapon * SIZES.shot + ShotCell.target;
}

export function unitAt(index: number): number {
  return UNITS_AT + index * SIZES.unit;
}

export function modelAt({ muster }: BattleState, model: number): number {
  return UNITS_AT + muster.units * SIZES.unit + model * SIZES.model;
}

/** Says that something on the table has changed. */
export function touch(state: BattleState): void {
  state.changes += 1;
  settle(state);
}

/** Says that whoever looks at the table now has seen all moves. */
export function settle(state: BattleState): void {
  state.steady = state.changes;
  state.firstMoved = state.muster.models;
  state.lastMoved = -1;
}

/** A unit's cell. */
export function ofUnit(state: BattleState, index: number, what: number): number {
  return state.cells[UNITS_AT + index * SIZES.unit + what] ?? 0;
}

export function putUnit(state: BattleState, index: number, what: number, value: number): void {
  put(state, UNITS_AT + index * SIZES.unit + what, value);
  if (what === UnitCell.where) touch(state);
}

/** A model's cell. */
export function ofModel(state: BattleState, model: number, what: number): number {
  return get(state, modelAt(state, model) + what);
}

export function putModel(state: BattleState, model: number, what: number, value: number): void {
  put(state, modelAt(state, model) + what, value);
  touch(state);
}

/** Stands a model somewhere, in grains; nothing else on the table changes. */
export function moveModel(state: BattleState, model: number, x: number, y: number, height: number): void {
  const at = modelAt(state, model);
  state.cells[at + ModelCell.x] = x;
  state.cells[at + ModelCell.y] = y;
  state.cells[at + ModelCell.height] = height;
  state.writes += 1;
  state.changes += 1;
  if (model < state.firstMoved) state.firstMoved = model;
  if (model > state.lastMoved) state.lastMoved = model;
}

/** 53 bits of the state: equal states have equal hashes, in every engine. */
export function hashState({ cells }: BattleState): number {
  let high = 0x9e3779b9 | 0;
  let low = 0x85ebca6b | 0;
  for (const value of cells) {
    high = Math.imul(high ^ value, 0x7feb352d);
    high ^= high >>> 15;
    low = Math.imul(low + value, 0x846ca68b) ^ high;
    low ^= low >>> 13;
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}

/** The cells that hold what they may not, by name. */
export function outOfRange(state: BattleState): string[] {
  const found: string[] = [];
  forEachCell(state, (at, { least, most }, group, index, key) => {
    const value = get(state, at);
    if (value < least || value > most) found.push(`${group} ${index} ${key}: ${value}`);
  });
  return found;
}

const ROW_KINDS = ['battle', 'markers', 'shots', 'units', 'models'] as const;
type RowKind = (typeof ROW_KINDS)[number];

/** Every kind of cell with its place in its row. */
const ROWS: Readonly<Record<RowKind, readonly (readonly [key: string, cell: Cell])[]>> = {
  battle: Object.entries(BATTLE),
  markers: Object.entries(MARKER),
  shots: Object.entries(SHOT),
  units: Object.entries(UNIT),
  models: Object.entries(MODEL),
};

type Visit = (at: number, cell: Cell, group: RowKind, index: number, key: string) => void;

/** All cells, in the order in which the array holds them. */
function forEachCell({ muster }: Pick<BattleState, 'muster'>, visit: Visit): void {
  const counts = { battle: 1, markers: MARKERS, shots: MOST_WEAPONS, units: muster.units, models: muster.models };
  let at = 0;
  for (const group of ROW_KINDS) {
    const rows = ROWS[group];
    for (let index = 0; index < counts[group]; index += 1) {
      for (const [key, one] of rows) visit(at++, one, group, index, key);
    }
  }
}
