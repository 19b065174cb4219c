/**
 * The table of one game: what may stand on it, and what people say stands where. It is told change by change, so that two
 * phones can move different things at once and an answer stays small. Nothing on it is hidden from anybody.
 */
import { type Json, isPlainObject, sameJson, listOf } from '../journal/json.ts';
import { type Refusal, isRefusal, refuse } from '../rules/refusal.ts';
import type { Layout, LayoutPoint } from '../table/layout/layout.ts';
import type { MapPiece, MapSide, TableMap, TerrainPiece } from '../table/map/map.ts';
import { readMap } from '../table/map/read.ts';
import { checkMap } from '../table/map/check.ts';
import { checkShape } from './shape.ts';
import type { Answer, AskField, SideId } from './types.ts';

/** Something that may stand on the table. */
export interface TablePiece {
  readonly id: string;
  readonly name: string;
  readonly kind: MapPiece['kind'];
  readonly side: MapSide;
  /** Its usual base, in millimetres; people may say another. */
  readonly base: number;
  /** Where it stands until somebody says otherwise. */
  readonly at?: LayoutPoint;
  /** There may be any number of it: `scheme-A.1`, `scheme-A.2`. */
  readonly many?: boolean;
  /** It may come to be another side’s. */
  readonly turns?: boolean;
  /** What else may be told of it: a name in {@link TableAsked.tells}. */
  readonly tells?: string;
}

export interface TableAsked {
  /** The layout that lies under everything, by its name among those of the system. */
  readonly layout: string;
  /** That layout as the organiser changed it for this table. */
  readonly own?: Layout;
  readonly size: TableMap['size'];
  readonly pieces: readonly TablePiece[];
  readonly tells: Readonly<Record<string, readonly AskField[]>>;
  /** Who plays what is A’s on the table, and what is B’s, where that is not the side of the same letter. */
  readonly seats?: Readonly<Record<'A' | 'B', SideId>>;
  /** Whether terrain decides anything here. */
  readonly terrain?: boolean;
  /** A drag may be refused: each is told as it ends. Else hands may rest first. */
  readonly atOnce?: boolean;
}

/** A thing on the table, with what was told of it beside its place. */
export interface EnteredThing extends MapPiece {
  readonly told?: Readonly<Record<string, Json>>;
}

/** An answer about a table: what was put or moved, what was taken off (by id), and the terrain where that is told. */
export interface TableChange {
  readonly put: readonly EnteredThing[];
  readonly off: readonly string[];
  readonly terrain?: readonly TerrainPiece[];
}

export interface TableNow {
  readonly things: readonly EnteredThing[];
  /** What was taken off, where it last stood. */
  readonly off: readonly EnteredThing[];
  readonly terrain: readonly TerrainPiece[];
}

/** Whether an answer is about the table: `turn:2/table`. */
export function isTableAnswer({ ask }: Pick<Answer, 'ask'>): boolean {
  return ask.endsWith('/table');
}

/** What ends the id of an ask that is answered with ids of what leaves the table, where it was told. */
export const OFF = 'off';

/** What everybody was told of the table, in order. */
export function tableValues(answers: readonly Pick<Answer, 'ask' | 'value'>[]): readonly Json[] {
  return answers.flatMap((answer) => {
    const { ask, value } = answer;
    if (ask.endsWith(`/${OFF}`)) return Array.isArray(value) ? [takenOff(value)] : [];
    return isTableAnswer(answer) && value !== undefined ? [value] : [];
  });
}

/** Ids that were taken off, as a change of the table. */
export function takenOff(off: readonly Json[]): Json {
  return { put: [], off: [...off] };
}

/** The piece that a thing is one of. */
export function pieceOf({ pieces }: Pick<TableAsked, 'pieces'>, thing: string): TablePiece | undefined {
  return pieces.find(({ id, many }) =>
    many === true ? thing.startsWith(`${id}.`) && /^[1-9]\d{0,2}$/.test(thing.slice(id.length + 1)) : id === thing,
  );
}

/** The table after everything that was told of it; what cannot be read is as if it were not said. */
export function tableNow(asked: TableAsked, values: readonly Json[]): TableNow {
  const begun = asked.pieces.flatMap((piece): EnteredThing[] => {
    const { id, name, kind, side, base, at } = piece;
    return at === undefined ? [] : [{ id, name, kind, side, base, at }];
  });
  return values.reduce<TableNow>(
    (now, value) => {
      const change = readChange(asked, value);
      if (isRefusal(change)) return now;
      // What is no piece any more, as a marker once it is opened, is nowhere.
      return changedBy(now, { ...change, put: change.put.filter(({ id }) => pieceOf(asked, id) !== undefined) });
    },
    { things: begun, off: [], terrain: [] },
  );
}

export function changedBy(now: TableNow, { put, off, terrain }: TableChange): TableNow {
  const moved = new Map(put.map((thing) => [thing.id, thing]));
  const gone = now.things.filter(({ id }) => off.includes(id));
  const known = new Set(now.things.map(({ id }) => id));
  return {
    things: [
      ...now.things.filter(({ id }) => !off.includes(id)).map((thing) => moved.get(thing.id) ?? thing),
      ...put.filter(({ id }) => !known.has(id)),
    ],
    off: [...now.off.filter(({ id }) => !moved.has(id)), ...gone],
    terrain: terrain ?? now.terrain,
  };
}

/** What makes one table of the other; null where they are the same. */
export function changeBetween(before: TableNow, after: TableNow): TableChange | null {
  const was = new Map(before.things.map((thing) => [thing.id, thing]));
  const put = after.things.filter((thing) => {
    const old = was.get(thing.id);
    return old === undefined || !sameJson(old, thing);
  });
  const off = before.things.filter(({ id }) => !after.things.some((thing) => thing.id === id)).map(({ id }) => id);
  const terrain = sameJson(before.terrain, after.terrain) ? {} : { terrain: after.terrain };
  return put.length + off.length === 0 && terrain.terrain === undefined ? null : { put, off, ...terrain };
}

/** A table as the drawing and its rules of what can be take it. */
export function asMap({ size }: Pick<TableAsked, 'size'>, { things, terrain }: Omit<TableNow, 'off'>): TableMap {
  return { name: '', system: null, layout: null, size, terrain, things };
}

/** What is wrong with what somebody says of the table, after what was told before; null where nothing is. */
export function checkTable(asked: TableAsked, values: readonly Json[], value: Json): Refusal | null {
  const change = readChange(asked, value);
  if (isRefusal(change)) return change;
  for (const thing of change.put) {
    const piece = pieceOf(asked, thing.id);
    if (piece === undefined) return refuse('bad-table', `Nothing called ${thing.id} is in this game.`);
    const told = entryRefusal(asked, piece, thing);
    if (told) return told;
  }
  const after = checkMap(asMap(asked, changedBy(tableNow(asked, values), change)));
  return isRefusal(after) ? after : null;
}

function entryRefusal({ tells }: TableAsked, piece: TablePiece, { name, told = {} }: EnteredThing): Refusal | null {
  const fields = (tells[piece.tells ?? ''] ?? []).map((field) => ({ ...field, optional: true }));
  const asked = { id: piece.id, of: 'any', label: name, kind: { type: 'record', fields }, rules: [] } as const;
  return checkShape(asked, told);
}

function readChange({ size }: TableAsked, value: Json): TableChange | Refusal {
  const { put = [], off = [], terrain, ...more } = isPlainObject(value) ? value : { none: value };
  if (Object.keys(more).length > 0) {
    return refuse('bad-table', 'A table needs what was added, what was removed, and its terrain.');
  }
  const read = readMap({ size, things: put, terrain: terrain ?? [] });
  if (isRefusal(read)) return read;
  const ids: readonly unknown[] = Array.isArray(off) ? off : [null];
  if (!ids.every((id) => typeof id === 'string')) return refuse('bad-table', 'off: a list of names is needed.');
  const rows: readonly unknown[] = listOf(put);
  const things = read.things.map((thing, index): EnteredThing => {
    const row = rows[index];
    return isPlainObject(row) && isPlainObject(row.told) ? { ...thing, told: row.told as Record<string, Json> } : thing;
  });
  return { put: things, off: ids, ...(terrain === undefined ? {} : { terrain: read.terrain }) };
}
