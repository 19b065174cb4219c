/** What may be asked of an event. Plain values: the server parses and bounds them before they come here. */
import type { TableMap } from '../table/map/map.ts';
import type { TableWish } from './pack.ts';
import type { PaintingWin } from './painting.ts';
import type {
  ColumnAsked,
  ClockJump,
  EncounterMark,
  EntrantId,
  GameId,
  ListsDue,
  MapId,
  OptionValues,
  Result,
  Scenario,
  ScoreLine,
  SignUp,
  TableTerrain,
  TrackingMethod,
} from './types.ts';

/** A new player or team as it is typed, pasted or imported. */
export interface NewEntrant {
  readonly name: string;
  readonly faction?: string;
  readonly group?: string;
  readonly members?: readonly { readonly name: string; readonly faction?: string }[];
  readonly details?: Readonly<Record<string, string>>;
  readonly contact?: string;
  readonly ringer?: boolean;
  /** Arrived already: registered and checked in at once. */
  readonly checkIn?: boolean;
}

/** What somebody may say who puts themselves down. */
export type NewSignUp = Pick<NewEntrant, 'name' | 'faction' | 'group' | 'members' | 'details' | 'contact'>;

export interface EntrantChanges {
  readonly name?: string;
  readonly faction?: string | null;
  readonly group?: string | null;
  readonly members?: readonly { readonly name: string; readonly faction?: string }[];
  readonly details?: Readonly<Record<string, string>>;
  readonly fixedTable?: number | null;
  readonly byeVolunteer?: boolean;
  readonly ringer?: boolean;
}

export interface EventSettings {
  readonly name?: string;
  /** `YYYY-MM-DD`, in the venue's own calendar. */
  readonly date?: string;
  readonly venue?: string;
  readonly organiser?: string;
  readonly judges?: readonly string[];
  /** Names of people who were disqualified at a related event, and so do not play in this one; for the organiser's eyes. */
  readonly excluded?: readonly string[];
  /** How many rounds the organiser plans; null: as the pack suggests. */
  readonly rounds?: number | null;
  /** Table numbers in use; empty: 1, 2, 3, … as many as needed. */
  readonly tables?: readonly number[];
  /** Kinds of terrain, by table; replaces those before. */
  readonly terrain?: readonly TableTerrain[];
  /** Tables for the first games of the order: streamed, or on show. */
  readonly featured?: readonly number[];
  /** Whether the opponent confirms a report, or the first report stands. */
  readonly confirm?: 'opponent' | 'first';
  readonly pairingsNote?: string;
  /** The organiser has a seat too, and so sees nothing that players may not. */
  readonly organiserPlays?: boolean;
  /** Whether the standings are kept from everybody but staff, until the prize-giving. */
  readonly standingsHidden?: boolean;
  /** How many places of the podium are shown before the standings are, from the last of them up. */
  readonly podium?: number;
  /** How people put themselves down before the day; null: they do not. */
  readonly signUp?: SignUp | null;
  /** When lists are handed in; null: nobody says. */
  readonly lists?: ListsDue | null;
  /** Columns of the desk’s own beside the players; replaces those before. */
  readonly ownColumns?: readonly ColumnAsked[];
}

/** Every command of staff may carry this: a rule is set aside for a reason that everybody can read. */
interface Overridable {
  readonly override?: string;
}

export type DraftEdit =
  | { readonly kind: 'swap'; readonly a: EntrantId; readonly b: EntrantId }
  | { readonly kind: 'table'; readonly seats: readonly EntrantId[]; readonly table: number };

/** Who sits where in a posted round; one alone has the bye, and the absent sit this round out. */
export interface SeatsByHand {
  readonly tables: readonly (readonly EntrantId[])[];
  readonly absent: readonly EntrantId[];
}

/** What a repair was shown to do: tables that go, and tables that come. */
export interface ShownRepair {
  readonly gone: readonly GameId[];
  readonly tables: readonly { readonly seats: readonly EntrantId[]; readonly table: number | null }[];
}

export type EventCommand = Overridable &
  (
    | { readonly type: 'change-settings'; readonly settings: EventSettings }
    | { readonly type: 'change-options'; readonly options: OptionValues }
    | { readonly type: 'add-house-rule'; readonly text: string }
    | { readonly type: 'remove-house-rule'; readonly rule: number }
    | { readonly type: 'use-document'; readonly title: string; readonly released: string }
    | { readonly type: 'set-scenario'; readonly round: number; readonly scenario: Scenario }
    /** Keeps a laid-out table in the event; with `map`, in place of that one. */
    | { readonly type: 'keep-map'; readonly laid: TableMap; readonly map?: MapId }
    /** Which tables lie like it. Those that another one had lie like this one from now on. */
    | { readonly type: 'assign-map'; readonly map: MapId; readonly tables: readonly number[] }
    | { readonly type: 'remove-map'; readonly map: MapId }
    | { readonly type: 'publish-pack' }
    | { readonly type: 'add-entrants'; readonly entrants: readonly NewEntrant[] }
    /** What the table's own record came to. The server sends it in the same transaction as the last signature. */
    | {
        readonly type: 'take-result';
        readonly game: GameId;
        readonly scores: readonly { readonly entrant: EntrantId; readonly line: ScoreLine }[];
        readonly encounter: EncounterMark;
      }
    /** Whether the table's own record has two accounts of something, and who signed it. The server sends it in the same transaction. */
    | {
        readonly type: 'note-accounts';
        readonly game: GameId;
        readonly record: string;
        readonly differs: boolean;
        readonly signed?: readonly EntrantId[];
      }
    | { readonly type: 'sign-up'; readonly person: NewSignUp }
    | { readonly type: 'change-entrant'; readonly entrant: EntrantId; readonly changes: EntrantChanges }
    | { readonly type: 'remove-entrant'; readonly entrant: EntrantId }
    | {
        readonly type: 'check-in';
        readonly entrant: EntrantId;
        readonly faction?: string;
        readonly details?: Readonly<Record<string, string>>;
        /** 64 hexadecimal digits that the phone made up. */
        readonly nonce?: string;
      }
    /** Lists alone, before or after checking in. */
    | { readonly type: 'hand-in'; readonly entrant: EntrantId; readonly details: Readonly<Record<string, string>> }
    | { readonly type: 'check-out'; readonly entrant: EntrantId }
    /** A tick in a column of the desk’s own. */
    | { readonly type: 'tick'; readonly entrant: EntrantId; readonly column: string; readonly on: boolean }
    | { readonly type: 'start-event' }
    | {
        readonly type: 'draft-round';
        readonly pins?: readonly (readonly EntrantId[])[];
        readonly forbidden?: readonly (readonly [EntrantId, EntrantId])[];
        readonly odd?: EntrantId;
        readonly notOdd?: readonly EntrantId[];
        readonly at?: readonly TableWish[];
        readonly notAt?: readonly TableWish[];
        /** Why it is drawn again; needed once a draft of this round exists. */
        readonly reason?: string;
      }
    | { readonly type: 'edit-draft'; readonly edits: readonly DraftEdit[]; readonly reason?: string }
    | { readonly type: 'discard-draft' }
    | { readonly type: 'publish-round'; readonly approve?: readonly string[] }
    /** `how`: by hand; absent: drawn. `shown`: what it was to move; it is refused where that is so no longer. */
    | {
        readonly type: 'repair-round';
        readonly reason: string;
        readonly how?: SeatsByHand;
        readonly shown?: ShownRepair;
      }
    | { readonly type: 'take-back-repair' }
    | { readonly type: 'take-back-round' }
    | { readonly type: 'start-clock' }
    | { readonly type: 'pause-clock' }
    | { readonly type: 'resume-clock' }
    | { readonly type: 'set-clock'; readonly minutes: number; readonly reason: string }
    | ({ readonly type: 'note-clock' } & ClockJump)
    | { readonly type: 'make-call'; readonly round: number; readonly call: string }
    | { readonly type: 'extend-table'; readonly game: GameId; readonly minutes: number; readonly reason: string }
    | { readonly type: 'start-table'; readonly game: GameId }
    /** A table that was thought to have begun has not. */
    | { readonly type: 'wait-table'; readonly game: GameId }
    | { readonly type: 'mark-bye'; readonly game: GameId; readonly line: ScoreLine }
    | { readonly type: 'report'; readonly game: GameId; readonly result: Result }
    | { readonly type: 'confirm'; readonly game: GameId }
    | { readonly type: 'dispute'; readonly game: GameId }
    | { readonly type: 'approve-agreement'; readonly game: GameId; readonly approve: boolean }
    /** `before`: the result that whoever enters it saw there; it is refused where another stands by now. */
    | {
        readonly type: 'enter-result';
        readonly game: GameId;
        readonly result: Result;
        readonly reason?: string;
        readonly before?: Result | null;
      }
    | { readonly type: 'close-round' }
    | { readonly type: 'drop'; readonly entrant: EntrantId; readonly reason?: string }
    | { readonly type: 'reinstate'; readonly entrant: EntrantId; readonly reason?: string }
    | { readonly type: 'disqualify'; readonly entrant: EntrantId; readonly reason: string }
    | { readonly type: 'call-judge'; readonly game: GameId; readonly about?: string }
    /** A player's words to the desk, from no table. */
    | { readonly type: 'write-to-desk'; readonly entrant: EntrantId; readonly text: string }
    /** `name`: what the others of the staff know them by. */
    | { readonly type: 'take-call'; readonly call: number; readonly name?: string }
    | { readonly type: 'answer-call'; readonly call: number; readonly reply?: string }
    /** Words of the organiser to everybody, on phones and screens, until the next round is posted or it is taken off. */
    | { readonly type: 'announce'; readonly text: string }
    | { readonly type: 'end-announcement' }
    | { readonly type: 'warn'; readonly entrant: EntrantId; readonly topic: string; readonly text: string }
    | {
        readonly type: 'rule';
        readonly topic: string;
        readonly text: string;
        readonly game?: GameId;
      }
    | { readonly type: 'answer-prompt'; readonly rule: string; readonly about: string; readonly answer: string }
    | { readonly type: 'note'; readonly text: string }
    | { readonly type: 'track'; readonly entrant: EntrantId; readonly methods: readonly TrackingMethod[] }
    | {
        readonly type: 'open-painting';
        readonly method: 'executive' | 'vote' | 'score';
        /** What a first, a second, … vote is worth. */
        readonly points?: readonly number[];
        /** What won before, so that it does not win again. */
        readonly won?: readonly PaintingWin[];
      }
    | { readonly type: 'enter-painting'; readonly entrant: EntrantId; readonly models: readonly string[] }
    | {
        readonly type: 'vote-painting';
        readonly voter: EntrantId;
        /** Entries voted for, the best first. */
        readonly votes: readonly EntrantId[];
      }
    | {
        readonly type: 'mark-painting';
        readonly entrant: EntrantId;
        readonly marks: Readonly<Record<string, number>>;
      }
    /** No winners: whoever has the most votes or marks. */
    | { readonly type: 'award-painting'; readonly winners: readonly EntrantId[]; readonly reason?: string }
    | { readonly type: 'give-award'; readonly title: string; readonly entrants: readonly EntrantId[] }
    | { readonly type: 'add-round'; readonly reason: string }
    | { readonly type: 'end-event'; readonly reason?: string }
    | { readonly type: 'reopen-event'; readonly reason: string }
    | { readonly type: 'renew-lots'; readonly lots: string; readonly reason: string }
  );

export type EventCommandType = EventCommand['type'];
