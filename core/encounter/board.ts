/** What a page draws of a game beside its asks. Pages know these kinds and no system; a system that wants more sends data. */
import type { RuleId } from '../rules/rule-ids.ts';
import { type Json, isPlainObject, writtenAs } from '../journal/json.ts';
import type { TableAsked } from './table.ts';
import type { Ask, SideId, Sure } from './types.ts';

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
  /** What stands for it on the table, by the piece’s id: who taps there has the same taps. */
  readonly piece?: string;
}

export interface BoardTap {
  /** Short, as it stands on the button. */
  readonly label: string;
  /** The whole of it in words. */
  readonly says: string;
  readonly answer: BoardAnswer;
  /** Not to be tapped now: it keeps its place, so that no other stands where the finger is. */
  readonly idle?: boolean;
  /** The model that stands for it leaves the table with it. */
  readonly leaves?: boolean;
  readonly sure?: Sure;
  /** Who taps chooses one of these: how it can have come about, and no other tap makes sure; or what is left. */
  readonly ways?: readonly { readonly says: string; readonly answer: BoardAnswer }[];
}

/** A model on the screen of a Turn: a tap says that it fell. */
export interface TurnModel {
  readonly id: string;
  readonly name: string;
  /** How it left play: “killed by Alf”. */
  readonly out?: string;
}

/** A secret card of whoever looks, or one that everybody has seen. */
export interface TurnCard {
  readonly side: SideId;
  readonly title: string;
  /** Nobody else knows it. */
  readonly hidden: boolean;
  readonly scored: number;
  /** What was noted with it. */
  readonly noted: readonly string[];
  /** When it pays, as its pack calls it, and for what. */
  readonly parts: readonly {
    readonly title: string;
    readonly says: string;
    /** How many of the conditions have to hold, in a word or two; empty where there is one. */
    readonly of: string;
    readonly conditions: readonly string[];
    /** Why it cannot pay now whatever is claimed, where the record says so. */
    readonly against?: string;
  }[];
  /** How to go about it, for a learner. */
  readonly tip?: string;
  /** The asks that score it now, by id. */
  readonly asks: readonly string[];
}

/** Several models are marked, and one tap tells it of all: whom an Activation hurt, who is near the middle. */
export interface TurnMarking {
  readonly ask: string;
  /** What to tap. */
  readonly says: string;
  /** Those that may be marked. */
  readonly models: readonly string[];
  /**
   * What a tap makes of a model, one after another, and what that is worth. `tells`: the fields of the ask that it is
   * told in, a figure that counts the models or a list that names them; none where the answer is the list itself.
   */
  readonly marks: readonly { readonly says: string; readonly tells: readonly string[]; readonly worth: number }[];
  readonly ends: 'activation' | 'turn';
  /** The ask that takes each mark at once, a record of `model` and `marked`: all who play see it. */
  readonly shared?: string;
}

export interface TurnSide {
  readonly side: SideId;
  readonly models: readonly TurnModel[];
  /** How it stands in this Turn: “acts now”. */
  readonly note?: string;
}

/** One Turn on one screen. */
export interface TurnBoard {
  readonly turn: number;
  readonly sides: readonly TurnSide[];
  /** What models are marked for: of these, the first that is asked of whoever looks. */
  readonly marked?: readonly TurnMarking[];
  /** The ask that takes who fell: a record of `victim`, `by` and `how`. */
  readonly kill?: string;
  /** The asks that take what is counted when the Turn ends: records of figures by side, `A:count`. */
  readonly counts: readonly string[];
  /** By ask and field, the most that is left to be counted; by its kind where nothing is said. */
  readonly most?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What of the counts as they stand is more than the record knows of, asked of all: a sentence each. */
  readonly doubts?: readonly string[];
  /** By those, the ask that takes what is counted before: all who play see it. */
  readonly counting: Readonly<Record<string, string>>;
  /** The asks of this Turn that were answered with what was counted. */
  readonly counted: readonly string[];
  readonly cards: readonly TurnCard[];
  /** What is asked once the counts are told. Whoever answers one of them tells the counts with it. */
  readonly later: readonly Ask[];
  /** What an ask of a card is worth as it is suggested, by its id. */
  readonly worth: Readonly<Record<string, number>>;
  /** The asks that pay by what the record knows or the table shows. */
  readonly pays: readonly string[];
  /** By side, the ask by which it is done with the Turn; absent where it is. */
  readonly done: Readonly<Partial<Record<SideId, string>>>;
}

interface Placed {
  readonly title: string;
  /** Where it stands among the boards: the smallest first. */
  readonly place: number;
}

export type Board = Placed &
  /** `folded`: it is looked up, and nobody changes it any more. */
  (
    | {
        readonly kind: 'map';
        readonly cells: readonly BoardCell[];
        readonly key?: readonly BoardKey[];
        readonly folded?: boolean;
      }
    /**
     * `folded`: whether it is to be looked up; a long one is, where nothing says. `bySide`: rows stand under the name
     * of their side, each in one line; `first`: whose stand first, where not those of who looks. `tells`: what its taps
     * say, while there are any.
     */
    | {
        readonly kind: 'rows';
        readonly rows: readonly BoardRow[];
        readonly folded?: boolean;
        readonly bySide?: boolean;
        readonly first?: SideId;
        readonly tells?: string;
      }
    | ({ readonly kind: 'turn' } & TurnBoard)
    /** A table to move things on; `ask` takes what was moved, while it is asked. */
    | ({ readonly kind: 'table'; readonly ask: string } & TableAsked)
  );

/** A board as JSON: what is not there is left out. */
export function boardJson(board: Board): Json {
  return withoutGaps(board) as Json;
}

function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGaps);
  if (!isPlainObject(value)) return value;
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

const KINDS: readonly Board['kind'][] = ['map', 'rows', 'table', 'turn'];

function isBoard(value: Json): boolean {
  return isPlainObject(value) && KINDS.some((kind) => kind === value.kind);
}
