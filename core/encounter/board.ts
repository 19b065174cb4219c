/** What a page draws of a game beside its asks. Pages know these kinds and no system; a system that wants more sends data. */
import type { RuleId } from '../rules/rule-ids.ts';
import { type Json, isPlainObject, writtenAs } from '../journal/json.ts';
import type { TableAsked } from './table.ts';
import type { SideId } from './types.ts';

/** A square of a map. Columns go right and rows go up, from any number on. */
export interface BoardCell {
  readonly column: number;
  readonly row: number;
  /** Short, as it stands in the square. */
  readonly label: string;
  /** The whole of it in words, for a list and for who cannot see the map. */
  readonly says: string;
  /** What a tap on it answers, where that is asked of who taps. */
  readonly answer?: BoardAnswer;
  /** What stands in it: seen from near, each is a place that a tap may change. */
  readonly parts?: readonly BoardPart[];
}

export interface BoardAnswer {
  readonly ask: string;
  readonly value: Json;
}

/** A place within a square, counted from its middle. */
export interface BoardPart {
  readonly right: -1 | 0 | 1;
  readonly up: -1 | 0 | 1;
  /** Short, as it stands in the square; empty where nothing does. */
  readonly label: string;
  readonly says: string;
  readonly answer?: BoardAnswer;
}

/** What a mark on a map means. */
export interface BoardKey {
  readonly label: string;
  readonly says: string;
}

export interface BoardRow {
  readonly title: string;
  /** What stands out: a score, Wounds left. */
  readonly figure?: string;
  readonly facts: readonly string[];
  readonly rules?: readonly RuleId[];
  readonly of?: SideId;
  /** What a tap at the row answers, each where it is asked of who taps. */
  readonly taps?: readonly BoardTap[];
}

export interface BoardTap {
  /** Short, as it stands on the button. */
  readonly label: string;
  /** The whole of it in words. */
  readonly says: string;
  readonly answer: BoardAnswer;
}

interface Placed {
  readonly title: string;
  /** Where it stands among the boards: the smallest first. */
  readonly place: number;
}

export type Board = Placed &
  (
    | { readonly kind: 'map'; readonly cells: readonly BoardCell[]; readonly key?: readonly BoardKey[] }
    /** `folded`: whether it is to be looked up; a long one is, where nothing says. */
    | { readonly kind: 'rows'; readonly rows: readonly BoardRow[]; readonly folded?: boolean }
    /** A table to move things on; `ask` takes what was moved, while it is asked. */
    | ({ readonly kind: 'table'; readonly ask: string } & TableAsked)
  );

/** A board as JSON: what is not there is left out. */
export function boardJson(board: Board): Json {
  return withoutGaps(board) as Json;
}

function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (typeof value !== 'object' || value === null) return value;
  const members: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) if (member !== undefined) members[key] = withoutGaps(member);
  return members;
}

/** The boards among what a system sends, in the order in which they stand. */
export function boardsIn(sent: Readonly<Record<string, Json>>): readonly Board[] {
  const boards = Object.values(sent)
    .filter(isBoard)
    .map((board) => writtenAs<Board>(board));
  return boards.sort((a, b) => a.place - b.place);
}

function isBoard(value: Json): boolean {
  return isPlainObject(value) && (value.kind === 'map' || value.kind === 'rows' || value.kind === 'table');
}
