/**
 * The vocabulary of an encounter: one game at a table, held as an interview. A system says what is to be answered now,
 * by whom; people answer (or a measured table, or the record's own dice); everything else is worked out from the answers.
 */
import type { RuleId } from '../rules/rule-ids.ts';
import type { Json } from '../journal/json.ts';
import type { Sealed } from '../journal/seal.ts';

/** Where a pack knows a first player, A is that one only if the system says so. */
export const SIDE_IDS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type SideId = (typeof SIDE_IDS)[number];

export interface Side {
  readonly id: SideId;
  /** Who plays it in the event, where the encounter belongs to one. */
  readonly entrant?: string;
}

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** What it is, in a sentence. */
  readonly meaning?: string;
  readonly sure?: Sure;
  /** Chosen beside it already: it keeps its place, and cannot be chosen. */
  readonly taken?: boolean;
  /** What it adds to what dice must come to (`Ask.then`). */
  readonly adds?: number;
}

/** What is asked once more before it is told: it ends the game, or weighs as much. */
export type Sure = 'ends' | 'weighs';

/** What the tap that sends an answer says of the question that follows: that Muster draws it, or how it came out. */
export type DiceTold = { readonly label: string } & (
  | { readonly draw: string }
  | { readonly ask: string; readonly value: Json }
);

/** One thing asked inside another: who was killed, by whom. */
export interface AskField {
  readonly id: string;
  readonly label: string;
  readonly kind: AskKind;
  readonly optional?: boolean;
  /** What no choice is called, where it may stay empty: “nobody”. */
  readonly none?: string;
  /** Each of its choices is a button, however many there are. */
  readonly tapped?: boolean;
  /** Its choices stand at the end, each a button that sends the form; what may stay empty is folded below. */
  readonly sends?: boolean;
  /** What each of its number adds to what dice must come to. */
  readonly adds?: number;
  /** It is asked only where that choice of the same record is this one. Fields of one id are then asked in turns. */
  readonly when?: { readonly field: string; readonly is: string };
  /** May stay empty only together with that field: a place is two figures. */
  readonly with?: string;
}

/** What a figure of the sheets is called, and the words of its values where those are chosen. */
export interface LineField {
  readonly id: string;
  readonly label: string;
  readonly choices?: readonly Choice[];
}

/** What sort of answer is asked for, and its JSON shape. */
export type AskKind =
  /** A tap that says it is so: `true`. */
  | { readonly type: 'confirm' }
  /** `true` or `false`. */
  | { readonly type: 'flag' }
  /** A whole number; of `tenths` it is kept in tenths and told in ones, as a tape is read. */
  | { readonly type: 'number'; readonly min: number; readonly max: number; readonly tenths?: true }
  /** One of these: its id. */
  | { readonly type: 'choice'; readonly choices: readonly Choice[] }
  /** `min` to `max` of these, each once: their ids in the order chosen. */
  | { readonly type: 'choices'; readonly choices: readonly Choice[]; readonly min: number; readonly max: number }
  /**
   * Free words of at most `longest` characters. They are kept apart from the journal. `kept`: what they are, in a word, where
   * the device keeps them for the next game. `needed`: not a word is no answer.
   */
  | { readonly type: 'text'; readonly longest: number; readonly kept?: string; readonly needed?: true }
  /** Several things at once: an object by field id. */
  | { readonly type: 'record'; readonly fields: readonly AskField[] }
  /** Dice or cards, drawn by the record or made on the table and entered: what the field inside says. */
  | { readonly type: 'draw'; readonly what: string; readonly as: AskKind }
  /** Where things stand: a `TableChange` (`table.ts`) of the board that names this ask. */
  | { readonly type: 'table' }
  /** What the system itself reads, as a crew or a list; `what` says what, in a word. A page sends `{ text }`, as typed. */
  | { readonly type: 'sheet'; readonly what: string };

/** Where a suggestion is from: pages say it in the reader's words. */
export type SuggestedAs = 'counted' | 'lastTurn' | 'entered' | 'claimed' | 'all' | 'eligible' | 'freeSquare' | 'marked';

/** Something to be answered. Its id says where in the game it belongs: `turn:2/holds:A`. */
export interface Ask {
  readonly id: string;
  /** Whose answer it is; `any`: either side may say it, and the other may object. */
  readonly of: SideId | 'any';
  /** Of what either side may say: who is asked. On the other phones it waits in its fold. */
  readonly firstOf?: SideId;
  /** A short heading: what is asked. */
  readonly label: string;
  /** What others wait for while it is open, as something of whoever answers it: “Crew”. */
  readonly awaited?: string;
  /** What to do at the table first, or what the answer is for. */
  readonly help?: string;
  readonly kind: AskKind;
  /** Sealed until the system opens it: nobody else sees what was answered. */
  readonly secret?: boolean;
  /** What may be pasted, as each program writes it. */
  readonly examples?: readonly { readonly label: string; readonly text: string }[];
  /** What is read in an answer can be asked before it is given. */
  readonly reads?: boolean;
  /** It stays open and may be answered again: a kill, a marker dropped. */
  readonly again?: boolean;
  /** The game goes on without it. */
  readonly optional?: boolean;
  /** A tap on the clock: the device that lies between the players as the clock of this table may tell it too. */
  readonly clock?: boolean;
  /** A judge at the table may tell it too. */
  readonly judge?: true;
  /** What the answer seems to be from what is known: one tap confirms it. */
  readonly suggested?: Json;
  /** Where that is from: the button that enters it says so. */
  readonly suggestedAs?: SuggestedAs;
  /** What that scores, in VP. */
  readonly suggestedVp?: number;
  /** From when on it is accepted, in ms since 1970. */
  readonly from?: number;
  /** What it ends for everybody, as “round 1”: a second tap, elsewhere, says that it is meant. */
  readonly ends?: string;
  /** What the second tap says, where it is no end of it: “Yes, open them”. */
  readonly endsAs?: string;
  /** The game waits for it, and much is told before it is due: it waits in its fold. */
  readonly early?: true;
  /** It is told with a tap at its row of a board: it needs no form beside. */
  readonly atRow?: true;
  /** It follows from what was told, and a form that nobody touched offers nothing else. */
  readonly sure?: true;
  /** Where it comes out even the same is rolled again: Muster, where it draws, draws on. */
  readonly ties?: true;
  /** Of a suggested record the fields that nothing tells: who answers says that they are so. */
  readonly claimed?: readonly string[];
  /** By the figures of its record, one after the other (`2 0 1`), what so many score; what is not there scores nothing. */
  readonly worth?: Readonly<Record<string, number>>;
  /** Dice follow, told in the same tap: what is chosen adds up to what they must come to, and never to less than `least`. */
  readonly then?: { readonly least: number; readonly ways: readonly DiceTold[] };
  /** What the button says that enters nothing: “Nobody scores”. It stands above the form. */
  readonly nothingAs?: string;
  /** What is said of an answer that never was: “Nothing was destroyed”. */
  readonly neverAs?: string;
  /** Where it was measured on the table: what decided, a sentence each. */
  readonly measured?: readonly string[];
  readonly rules: readonly RuleId[];
}

/** A different account of the same thing, shown beside the answer until a judge decides or it is taken back. */
export interface Objection {
  readonly side: SideId;
  readonly value?: Json;
  /** The value in words. */
  readonly words?: string;
  /** As people see it: the answers that no longer count once it is agreed to, by number. */
  readonly goes?: readonly number[];
  /** The same: who has won then, or where the game goes on, where that changes. */
  readonly becomes?: string;
}

/** One answer given. They are numbered in the order given, from 1. */
export interface Answer {
  readonly number: number;
  readonly ask: string;
  /** What was asked, as its heading said then. */
  readonly label: string;
  /** The answer in words; empty where it is sealed and the one who looks may not know. */
  readonly words: string;
  /** What it decided, where the words alone do not say it: “Zone Mortalis”. */
  readonly means?: string;
  /** Whose it is; null: the record's own (dice it drew, a time that ran out) or nobody's in particular. */
  readonly side: SideId | null;
  /** What was answered; undefined where it is sealed and the one who looks may not know. */
  readonly value: Json | undefined;
  /** Sealed and not opened yet. */
  readonly sealed: boolean;
  /** When, in ms since 1970. */
  readonly at: number;
  readonly how: 'told' | 'drawn' | 'due' | 'ruled';
  /** The judge's reason, where one ruled on it: their own words. */
  readonly reason?: string;
  readonly objections: readonly Objection[];
}

/** How a correction ended that another had to agree to, or a judge ruled on. */
export interface Correction {
  /** The answer, which may have been removed by it: its heading, and whose it is. */
  readonly answer: number;
  readonly label: string;
  readonly side: SideId | null;
  /** Who agreed to it, or said that it stays as it was. */
  readonly by: SideId | 'judge';
  /** The judge's, in their own words. */
  readonly reason?: string;
  readonly agreed: boolean;
  /** When, in ms since 1970. */
  readonly at: number;
}

/** An answer as the record keeps it. */
export interface KeptAnswer extends Omit<Answer, 'value' | 'words' | 'sealed'> {
  readonly value: Json | Sealed<Json>;
  readonly words: string | Sealed<string>;
  /** Told to everybody since: the rules opened it, or it never was a secret. */
  readonly opened: boolean;
  /** It was removed by itself: nothing of it is proposed again. */
  readonly struck?: true;
}

/** From where an encounter is looked at: a side knows its own secrets, everybody else (a judge too) none. */
export type Viewpoint = SideId | 'all';

/**
 * A game as one who looks at it knows it. Systems are handed nothing else, so that what they make of it for one viewer
 * cannot hold another's secret.
 */
export interface Encounter {
  readonly setting: Json;
  readonly sides: readonly Side[];
  readonly answers: readonly Answer[];
  readonly as: Viewpoint;
  /** When the record was begun, in ms since 1970. */
  readonly begun: number;
  /** Where everybody went back: what was told since is gone, and no clock ran meanwhile. */
  readonly backs?: readonly Back[];
}

/** A step back: after which answer the game stands again, and when what was taken back was told, in ms since 1970. */
export interface Back {
  readonly after: number;
  readonly from: number;
}

/** What a side earned, and why. */
export interface PointLine {
  readonly side: SideId;
  /** The column: `vp`, `controlPoints`. */
  readonly column: string;
  readonly points: number;
  /** The turn or round in which; 0 for the end of the game. */
  readonly turn: number;
  /** What for, in plain words: the strategy's or scheme's name and what happened. */
  readonly what: string;
  readonly rules: readonly RuleId[];
}

/** What each side's sheet says at the end: the fields that the event asks for. */
export type SheetLine = Readonly<Record<string, number | string>>;
export type Lines = Readonly<Partial<Record<SideId, SheetLine>>>;

/** Where the game is. */
export interface Progress {
  /** What is going on, in a few words: “Set-up: Schemes”, “Turn 3”. */
  readonly step: string;
  readonly turn: number;
  /** A turn of this game is called a round. */
  readonly inRounds?: true;
  readonly over: boolean;
  /** Until when this step lasts at most, in ms since 1970; absent where nothing limits it. */
  readonly until?: number;
  /** Why it is over or not, in a sentence. */
  readonly why: string;
  readonly rules: readonly RuleId[];
}

/** A rule that people carry out: said at its moment, and ticked off where `ask` records an answer. */
export interface Guide {
  readonly text: string;
  readonly rules: readonly RuleId[];
  readonly of?: SideId;
  /** It changes what is played from here on: it stands above everything that is asked. */
  readonly urgent?: boolean;
  /** Answers that it says again: nobody is told them twice. */
  readonly retells?: readonly string[];
}
