/**
 * What a system declares so that its games can be played at a table. All of it is pure and reads answers only; the
 * kernel does the sealing, opening, objecting, taking back and confirming.
 */
import type { Stream } from '../chance/stream.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Json } from '../journal/json.ts';
import type { Layout } from '../table/layout/layout.ts';
import type { Paper } from './paper.ts';
import type { Stays } from './question.ts';
import type {
  Answer,
  Ask,
  Encounter,
  Guide,
  SheetLine,
  LineField,
  Lines,
  PointLine,
  Progress,
  Side,
  SideId,
} from './types.ts';

export interface DueAnswer {
  /** The ask that answers itself, and with what. */
  readonly ask: string;
  readonly value: Json;
  /** When, in ms since 1970. */
  readonly at: number;
}

/** What an event knows of one who plays, all of it public. */
export interface SideOfEvent extends Side {
  readonly faction: string | null;
  /** Of a team, what its members declared. */
  readonly factions: readonly string[];
  /** What was asked at check-in and everybody may read. */
  readonly details: Readonly<Record<string, string>>;
  /** What its sheets of the rounds before say; nothing for a round that has none. */
  readonly lines: readonly SheetLine[];
  /** What it answered at its tables earlier on the same day, where it played in Muster; nothing that is still sealed. */
  readonly earlier: readonly Answer[];
}

/** What an event knows of one of its games, all of it public. */
export interface GameOfEvent {
  readonly options: Readonly<Record<string, Json>>;
  readonly scenario: Readonly<Record<string, Json>>;
  readonly round: number;
  readonly sides: readonly SideOfEvent[];
  /** How many rounds are planned; null where that is open. */
  readonly plannedRounds: number | null;
  readonly attacker: SideId | null;
  /** The day of the event, `2026-11-22`. */
  readonly date: string | null;
  /** What the organiser made of the round's layout for this table; null where nobody changed it. */
  readonly layout: Layout | null;
}

/** What the rules say of something that somebody would do. */
export interface Verdict {
  readonly may: boolean;
  /** Why not, and what follows where it may be done. */
  readonly says: readonly Guide[];
  /** What was measured on the table for that, a sentence each. */
  readonly measured: readonly string[];
  readonly rules: readonly RuleId[];
}

/** What people may ask before they do it. It is no answer of the game: only who asks is told. */
export interface Questions<Of = Encounter> {
  /** What can be asked now, as `encounter.as` may know it. */
  readonly questions: (of: Of) => readonly Ask[];
  /** `value` has the shape that the question asks for. */
  readonly judge: (of: Of, question: string, value: Json) => Verdict | Refusal;
}

/** What is worked out from a game, as one viewer knows it: from its encounter, or from what its answers make true. */
export interface Views<Of> {
  readonly progress: (of: Of) => Progress;
  /** Every point earned so far, in order. */
  readonly points: (of: Of) => readonly PointLine[];
  /** What the sheets say: from the points while the game runs, to be confirmed when it is over. */
  readonly lines: (of: Of) => Lines;
  /** What the figures of the sheets are called, in their order; by their ids where a system says nothing. */
  readonly fields?: (of: Of) => readonly LineField[];
  /** What is wrong with sheets that people filled in by hand. */
  readonly checkLines: (of: Of, lines: Lines) => Refusal | null;
  /** What the rules tell people to do or to know now. */
  readonly guides: (of: Of) => readonly Guide[];
  /** What happens by itself: a time that runs out. */
  readonly due?: (of: Of) => readonly DueAnswer[];
  /**
   * Anything a page draws that is more than a list of asks (clocks, a table, a map), by name; the system's pages know
   * its shape. From what this viewer may know alone.
   */
  readonly boards: (of: Of) => Readonly<Record<string, Json>>;
  /** What may be done now, where the system can judge it. */
  readonly may?: Questions<Of>;
}

/** How a game is played: what the kernel asks of it. `hold` makes it of an interview. */
export interface Play extends Views<Encounter> {
  /** What is to be answered now, the next first. From what this viewer may know alone. */
  readonly asks: (encounter: Encounter) => readonly Ask[];
  /** Why an ask is not to be answered now by `encounter.as`, where a rule of the game says so. */
  readonly notAsked?: (encounter: Encounter, ask: string) => Refusal | null;
  /** What is wrong with an answer whose shape is right, given `at` that time. `encounter` is as who answers knows it. */
  readonly check: (encounter: Encounter, ask: Ask, value: Json, at: number) => Refusal | null;
  /** Why something of that shape cannot be what happened, whatever the record lacks. `encounter` is before the answer. */
  readonly never?: (encounter: Encounter, ask: Ask, value: Json) => Refusal | null;
  /**
   * The sealed answers that must now be opened, by number, after `latest` was given; `encounter` has it in, as the one
   * who gave it knows it. Empty for most answers.
   */
  readonly opens: (encounter: Encounter, latest: Answer) => readonly number[];
  /** What is read in an answer before it is given, in sentences. */
  readonly readBack?: (encounter: Encounter, ask: Ask, value: Json) => readonly Guide[];
  /** An answer whose shape is right, as it is checked and recorded. */
  readonly written?: (ask: Ask, value: Json) => Json;
  /** What an answer decides, in words for everybody; null where its own words say it. `encounter` is before it. */
  readonly means?: (encounter: Encounter, ask: Ask, value: Json) => string | null;
  /** What the record says of an answer; null where the words of its form do. `encounter` is before it. */
  readonly words?: (encounter: Encounter, ask: Ask, value: Json) => string | null;
  /** Whether answers to this ask make the figures of the sheets. */
  readonly scores?: (ask: string) => boolean;
  /** Whether one answer to this ask holds for everybody, however many play. */
  readonly forAll?: (ask: string) => boolean;
  /** What puts the last answer of `encounter.as`, to this ask, right, where it is not taken back. */
  readonly stays?: (encounter: Encounter, ask: string) => Stays | null;
  /** Draws the answer of an ask of kind `draw`. */
  readonly draw: (encounter: Encounter, ask: Ask, stream: Stream) => Json;
}

/** A game of a system as people choose it. */
export interface HomeTable {
  readonly title: string;
  readonly seats: readonly [number, number];
  readonly options: Readonly<Record<string, Json>>;
}

export interface EncounterGame {
  /** The system's id: `gaining-grounds-s0`. */
  readonly system: string;
  /** What is played, as people call it. */
  readonly title: string;
  /** It is played by a clock that may lie between the players: board `clock`. */
  readonly clock?: boolean;
  /** How many sides it seats, at least and at most. */
  readonly seats: readonly [number, number];
  /** The rules that say so. */
  readonly seatRules?: readonly RuleId[];
  /** What is offered of it without an event, each with the options that make it so; left out: itself. */
  readonly tables?: readonly HomeTable[];
  /** The setting (strategy, pool, options) checked and completed with defaults; or what is wrong with it. */
  begin(setting: Json, sides: readonly Side[]): Json | Refusal;
  /** The setting of a game of an event of this system. */
  ofEvent(game: GameOfEvent): Json;
  /** The setting of a game without an event, from what was chosen for it; left out: that alone. */
  readonly atHome?: (chosen: Readonly<Record<string, Json>>) => Json;
  /** What is chosen for a game without an event that is played again, from the game before it as everybody knows it. */
  readonly again?: (before: Encounter) => Readonly<Record<string, Json>>;
  /**
   * Where a setting holds what people handed in: the member that has it by side, and the member of each side's own where it
   * is not all of that. `begin` finds null where it was forgotten.
   */
  readonly handedIn?: readonly (readonly [group: string, member?: string])[];
  /** How it is played with a setting that `begin` made: a variant may be another interview. */
  play(setting: Json): Play;
  /** Of the options of its events, those that matter to a game without one: their ids. */
  readonly options?: readonly string[];
  /**
   * What a table of so many sides needs to play without phones, where the system has it; `setting`: one that `begin` made,
   * where it is known what is played.
   */
  readonly paper?: (sides: number, setting?: Json) => Paper;
}
