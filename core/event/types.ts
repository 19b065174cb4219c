/** The vocabulary of tournaments: entrants, rounds, games, results, clocks. */
import type { Hash } from '../chance/bytes.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import type { Json } from '../journal/json.ts';
import type { Sealed } from '../journal/seal.ts';
import type { Id, Viewer, RecordId } from '../journal/types.ts';
import type { TableMap } from '../table/map/map.ts';

/** `e1`, `e2`, … in order of registration. */
export type EntrantId = Id<'entrant'>;
/** `r2g3`: round 2, game 3. */
export type GameId = Id<'game'>;
/** `m1`, `m2`, … in the order in which laid-out tables were kept. */
export type MapId = Id<'map'>;

export const ENTRANT_STATUSES = ['registered', 'checked-in', 'dropped', 'disqualified'] as const;
export type EntrantStatus = (typeof ENTRANT_STATUSES)[number];

export interface Member {
  readonly name: Sealed<string>;
  readonly faction?: string;
}

/** A player, or a team where the format plays in teams. */
export interface Entrant {
  readonly id: EntrantId;
  /** 1, 2, … in order of registration; what is shown when the name was forgotten. */
  readonly number: number;
  readonly name: Sealed<string>;
  /** The players of a team; empty for a single player. */
  readonly members: readonly Member[];
  readonly faction?: string;
  /** Area, club or family: whom not to meet first. */
  readonly group?: string;
  /** Answers that the pack asks for at check-in, by the field's id. */
  readonly details: Readonly<Record<string, string>>;
  readonly ringer: boolean;
  readonly status: EntrantStatus;
  /** The last round that counts for somebody who left. */
  readonly leftAfterRound?: number;
  /** The first round they may be paired in: 1 but for late entries. */
  readonly joinsRound: number;
  /** What their phone added to the event's lots. */
  readonly nonce?: Hash;
  /** A table they must sit at, e.g. one that a wheelchair reaches. */
  readonly fixedTable?: number;
  /** Offers to take the bye. */
  readonly byeVolunteer: boolean;
}

/** What one seat scored, by the pack's field ids: `{ vp: 6 }`. */
export type ScoreLine = Readonly<Record<string, number | string>>;

export const FORFEIT_REASONS = ['error', 'conduct', 'cheating', 'absence'] as const;
export type ForfeitReason = (typeof FORFEIT_REASONS)[number];

/** How a game ended. `scores` go with the game's seats, in order. */
export type Result =
  | { readonly kind: 'played'; readonly scores: readonly ScoreLine[] }
  /** `line`: what the player marks for it, where the pack asks for that. */
  | { readonly kind: 'bye'; readonly line?: ScoreLine }
  | { readonly kind: 'forfeit'; readonly by: readonly EntrantId[]; readonly reason?: ForfeitReason }
  /** At a table of three or more the others have played on: their points stand. Who forfeits has an empty line. */
  | {
      readonly kind: 'forfeit';
      readonly by: readonly EntrantId[];
      readonly reason?: ForfeitReason;
      readonly scores: readonly ScoreLine[];
    }
  | {
      readonly kind: 'agreed';
      readonly scores: readonly ScoreLine[];
      /** What stood on the table when they agreed. */
      readonly current: readonly ScoreLine[];
      /** By entrant, and `to` for the organiser. Absent: not answered yet. */
      readonly approvals: Readonly<Record<string, boolean>>;
      readonly inducement?: boolean;
      readonly packed?: boolean;
    }
  | {
      readonly kind: 'concession';
      readonly by: EntrantId;
      readonly scores: readonly ScoreLine[];
      /** What stood on the table, for packs that score a concession like an agreed result. */
      readonly current?: readonly ScoreLine[];
      readonly inducement?: boolean;
      readonly approvals?: Readonly<Record<string, boolean>>;
    }
  | { readonly kind: 'no-cards'; readonly by: EntrantId }
  /** The organiser set it in special circumstances. */
  | { readonly kind: 'set'; readonly scores: readonly ScoreLine[] }
  /** The round was closed without one, on the organiser's word. */
  | { readonly kind: 'void' };

export type ResultKind = Result['kind'];

export interface Report {
  readonly result: Result;
  readonly at: number;
}

/** The record of a game that was played in Muster, and the hash of its last entry when it was signed. */
export interface EncounterMark {
  readonly record: RecordId;
  readonly head: Hash;
}

/** One table of one round. */
export interface Game {
  readonly id: GameId;
  readonly round: number;
  readonly table: number | null;
  /** Two, or more where the format seats more; one for a bye. A ringer sits last. */
  readonly seats: readonly EntrantId[];
  readonly kind: 'game' | 'bye' | 'ringer';
  readonly attacker: EntrantId | null;
  /** A table that has started stays when an earlier result is corrected. */
  readonly started: boolean;
  /** What the players reported, by entrant. */
  readonly reports: Readonly<Record<EntrantId, Report>>;
  readonly result: Result | null;
  /** Who settled it: both players, or staff. */
  readonly settledBy: 'players' | 'staff' | 'rules' | null;
  /** Who wrote the result down: at the desk one of the staff. */
  readonly enteredBy: Viewer | null;
  /** The record of the game, where it was played in Muster; null where only its result was told. */
  readonly encounter: EncounterMark | null;
  /** A player said that what was reported is not so; until the desk settles it. */
  readonly disputed: boolean;
  /** Since when something is told in two ways at the table, until the players agree or a judge rules; else null. */
  readonly toldDifferently: number | null;
  /** Who has signed at the table, while a signature is missing. */
  readonly signed: readonly EntrantId[];
  /** How often a settled result was changed. */
  readonly corrections: number;
  /** Minutes given back to this table. */
  readonly extension: number;
}

/** What a round is played on, by the pack's scenario field ids: `{ strategy: "turf-war", schemes: [...] }`. */
export type Scenario = Readonly<Record<string, string | readonly string[]>>;

/** What a round had to pay: a rematch nobody could avoid, a second bye. */
export interface Compromise {
  readonly what: string;
  readonly who: readonly EntrantId[];
  readonly text: string;
  readonly rules: readonly RuleId[];
}

export interface ClockCall {
  readonly id: string;
  /** Minutes left in the round when it is called. */
  readonly left: number;
  readonly label: string;
  readonly rules: readonly RuleId[];
  /** What it does at a table, by how far the game there is. */
  readonly does?: readonly Notice[];
}

/** How long a round is and what is called when. All in minutes. */
export interface ClockPlan {
  /** What fell, where the length was rolled. */
  readonly rolls?: Readonly<Record<string, number>>;
  /** 0: untimed. */
  readonly minutes: number;
  readonly calls: readonly ClockCall[];
  readonly warnings: readonly Notice[];
  readonly rules: readonly RuleId[];
}

/** The machine's own clock was set by so many ms: while the server ran (and changed nothing), or while it was off. */
export interface ClockJump {
  readonly by: number;
  readonly restarted: boolean;
}

/** A running clock. Times are ms since 1970. */
export interface Clock {
  /** What everybody may know. Where the length is hidden, its calls are empty until it is opened. */
  readonly plan: ClockPlan;
  /** The length that only the organiser knows until it is called. */
  readonly hidden: Sealed<ClockPlan> | null;
  readonly startedAt: number | null;
  readonly pausedAt: number | null;
  /** How long it stood still so far, in ms. */
  readonly paused: number;
  /** How far it had run, in ms, when its end was called; null as long as it is not. */
  readonly endedAfter: number | null;
  /** Calls that were made, by id. */
  readonly called: readonly string[];
  /** When the machine's clock was last set during this round. */
  readonly jump: ClockJump | null;
}

/** What stands on a table, e.g. `desert`: players see as many kinds as they can. */
export interface TableTerrain {
  readonly table: number;
  readonly kind: string;
}

/** A laid-out table that the event keeps, and the tables that lie like it. */
export interface EventMap {
  readonly id: MapId;
  readonly laid: Sealed<TableMap>;
  readonly tables: readonly number[];
}

/** Something that somebody is told on their phone until they have seen it. */
export interface StoredAlert {
  /** Names this telling for ever. */
  readonly id: string;
  readonly at: number;
  readonly to: readonly EntrantId[] | 'all';
  readonly what: AlertWhat;
}

export type AlertWhat =
  /** They sit at this game now, and sat elsewhere when the round was posted. */
  | { readonly kind: 'moved'; readonly game: GameId }
  /** They sat somewhere, and have no table in this round now. */
  | { readonly kind: 'unseated'; readonly round: number }
  /** About one game, or for everybody. */
  | {
      readonly kind: 'ruling';
      readonly round: number;
      readonly game: GameId | null;
      readonly topic: string;
      readonly text: Sealed<string>;
    }
  /** A call of the clock. */
  | { readonly kind: 'called'; readonly round: number; readonly label: string }
  | { readonly kind: 'extended'; readonly game: GameId; readonly minutes: number }
  /** What they called for is answered. */
  | { readonly kind: 'answered'; readonly call: number; readonly reply: Sealed<string> | null }
  /** The organiser's words to the first so many who were entered: whoever comes later was not there. */
  | { readonly kind: 'announced'; readonly text: Sealed<string>; readonly entrants: number };

export interface Notice {
  readonly text: string;
  readonly rules: readonly RuleId[];
  /** A remark on what is allowed, which stands in nobody's way. */
  readonly allowed?: true;
}

export interface Round {
  readonly number: number;
  readonly games: readonly Game[];
  readonly scenario: Scenario | null;
  readonly clock: Clock;
  readonly paid: readonly Compromise[];
  readonly publishedAt: number;
  readonly closed: boolean;
  /** Which printing of the pairings is current: 1, then another number after each change. */
  readonly printing: number;
}

/** The options of a pack, by id, as the organiser chose them. */
export type OptionValues = Readonly<Record<string, Json>>;

/** A column of the desk’s own beside the players, e.g. who has paid. Its name is how a tick knows it. */
export interface OwnColumn {
  readonly name: string;
  /** Whoever has its tick is on a waiting list, and is not seated. */
  readonly waits: boolean;
}

/** A column as it is to be; one that was called otherwise keeps its ticks. */
export interface ColumnAsked extends OwnColumn {
  readonly was?: string;
}

/** When lists are handed in. */
export interface ListsDue {
  /** Until when players change theirs, in ms since 1970; null: until the desk locks them. */
  readonly due: number | null;
  readonly locked: boolean;
}

/** How people put themselves down for an event before its day. */
export interface SignUp {
  /** Until when, in ms since 1970; null: until the event starts. */
  readonly closes: number | null;
  /** How many may be in by this way; null: as many as come. */
  readonly places: number | null;
}

/** A list that is handed in as it was understood, for whoever hands it in to look over, and for the desk. */
export interface ListReading {
  /** Which it is of what is asked at check-in. */
  readonly detail: string;
  /** What it holds, in a sentence. */
  readonly says: string;
  readonly wrong: readonly Notice[];
  /** Lines of it that nobody could read, which the desk may say are all right. */
  readonly unread?: readonly { readonly line: number; readonly text: string }[];
}

/** What somebody answered at check-in, by the id of what is asked, and what was understood of the lists in it. */
export interface GivenDetails {
  readonly details: Readonly<Record<string, string>>;
  readonly lists: readonly ListReading[];
}

/** How a player marks one effect on the table. */
export interface TrackingMethod {
  readonly condition: string;
  readonly by: 'pen' | 'token' | 'die' | 'app' | 'marker' | 'other';
  readonly colour?: string;
}
