/** What people see, built up from what each may know. Shared parts are the same for everybody; the own part is small. */
import type { Hash } from '../chance/bytes.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import type { Purpose, Viewer } from '../journal/types.ts';
import type {
  ColumnSpec,
  DetailSpec,
  FieldSpec,
  InformationSpec,
  OptionChoice,
  OptionSpec,
  Outcome,
  Over,
  Sayings,
  ScenarioField,
  StandingRow,
} from './pack.ts';
import type { PaintingSpec } from './painting.ts';
import type { PromptSpec } from './prompts.ts';
import type { Consequence, Draft } from './entries.ts';
import type { FactionNames } from './factions.ts';
import type { LedgerRow, LedgerWords } from './ledger.ts';
import type {
  Clock,
  ClockJump,
  ClockCall,
  EncounterMark,
  EntrantId,
  EntrantStatus,
  GameId,
  GivenDetails,
  ListsDue,
  Notice,
  MapId,
  OptionValues,
  OwnColumn,
  Compromise,
  Result,
  ScoreLine,
  ResultKind,
  SignUp,
  TableTerrain,
  TrackingMethod,
} from './types.ts';

/** What the parts of an event's view are called; `round` and `games` are one for each round: `games/1`. */
export const EVENT_PARTS = [
  'event',
  'pack',
  'entrants',
  'details',
  'standings',
  'ledger',
  'awards',
  'rulings',
  'clock',
  'round',
  'games',
  'screens',
  'me',
  'desk',
] as const;

/** Shared part `event`. */
export interface EventPart {
  readonly id: string;
  readonly system: string;
  /** A demonstration or a rehearsal: nothing in it is meant. Null for a real event. */
  readonly purpose: Purpose | null;
  readonly name: string;
  readonly date: string | null;
  readonly venue: string;
  readonly organiser: string;
  readonly judges: readonly string[];
  readonly phase: 'registration' | 'running' | 'over';
  /** The latest published round, 0 before the first. */
  readonly round: number;
  /** Planned rounds; null while nothing is planned or suggested. */
  readonly rounds: number | null;
  readonly confirm: 'opponent' | 'first';
  readonly winners: readonly EntrantId[];
  /** The rules have ended it and the organiser has not yet; no winners while the standings are kept. */
  readonly decided: Omit<Over, 'over'> | null;
  readonly pairingsNote: string;
  /** Whether the organiser has a seat: then nobody but the server knows what is hidden. */
  readonly organiserPlays: boolean;
  /** The standings, awards and winners are kept from everybody but staff. */
  readonly standingsHidden: boolean;
  readonly attendance: number;
  /** Table numbers in use; empty: as many as are needed, from 1. */
  readonly tables: readonly number[];
  readonly terrain: readonly TableTerrain[];
  /** Laid-out tables that the event keeps: what they are called, and which tables lie so. */
  readonly maps: readonly MapRow[];
  readonly featured: readonly number[];
  /** The latest round that was added beyond the plan, and why. */
  readonly added: { readonly round: number; readonly reason: string } | null;
  /** What the organiser says to everybody now. */
  readonly announcement: { readonly text: string; readonly at: number } | null;
  /** Why the event ended before its time; null where it did not, or nobody said. */
  readonly endedBecause: string | null;
  /** How people put themselves down, and how many places are taken; null where they do not. */
  readonly signUp: (SignUp & { readonly taken: number }) | null;
  /** How painting is judged, while the competition is open. */
  readonly painting: 'executive' | 'vote' | 'score' | null;
  /** When lists are handed in; null where nobody says. */
  readonly lists: ListsDue | null;
}

export interface MapRow {
  readonly id: MapId;
  readonly name: string;
  /** The layout that it has a changed copy of, by name; null: none. */
  readonly changes: string | null;
  /** Numbers of the tables that lie so, in order. */
  readonly tables: readonly number[];
  /** Changes whenever it is laid out anew. */
  readonly seal: Hash;
}

/** Shared part `pack`: what is played here and by which rules. */
export interface PackPart {
  readonly title: string;
  readonly game: GameId;
  readonly edition: string;
  readonly factions: readonly string[];
  /** What players write for a faction beside its name; see `factions.ts`. */
  readonly shortNames: FactionNames['shortNames'];
  readonly teams: boolean;
  /** The rules by which an offer to take the bye counts; none where it does not. */
  readonly volunteers: readonly RuleId[];
  /** Its options can be had as a file and loaded again. */
  readonly hasFormatFile: boolean;
  readonly columns: readonly ColumnSpec[];
  readonly fields: readonly FieldSpec[];
  /** What is asked when somebody concedes. */
  readonly concessionFields: readonly FieldSpec[];
  readonly details: readonly DetailSpec[];
  readonly scenarioFields: readonly ScenarioField[];
  readonly resultKinds: readonly ResultKind[];
  /** Its games can be played in Muster, and not only be reported. */
  readonly playable: boolean;
  /** What the figures of the ledger are called; null where entrants keep nothing from game to game. */
  readonly ledger: LedgerWords | null;
  /** How painting may be judged here; null where the pack knows no competition. */
  readonly painting: PaintingSpec | null;
  readonly options: readonly OptionSpec[];
  readonly says: Sayings;
  readonly values: OptionValues;
  readonly inForce: readonly Notice[];
  readonly warnings: readonly Notice[];
  readonly houseRules: readonly { readonly number: number; readonly text: string; readonly removed: boolean }[];
  readonly documents: readonly { readonly title: string; readonly released: string }[];
  readonly published: boolean;
  readonly scenarios: Readonly<Record<string, OptionValues>>;
  /** The last day on which rules documents in use may have come out; null where the pack or the date says none. */
  readonly documentsUntil: string | null;
  readonly information: readonly InformationSpec[];
  readonly setAside: readonly { readonly what: string; readonly reason: string; readonly rules: readonly RuleId[] }[];
}

/** Shared part `entrants`, by id. */
export interface EntrantRow {
  readonly id: EntrantId;
  readonly number: number;
  readonly name: string;
  readonly members: readonly { readonly name: string; readonly faction: string | null }[];
  readonly faction: string | null;
  readonly group: string | null;
  readonly status: EntrantStatus;
  readonly ringer: boolean;
  readonly leftAfterRound: number | null;
}

/** Shared part `games/N`: round N's games by id. */
export interface GameRow {
  readonly id: GameId;
  readonly table: number | null;
  readonly kind: 'game' | 'bye' | 'ringer';
  readonly seats: readonly EntrantId[];
  readonly attacker: EntrantId | null;
  readonly started: boolean;
  readonly result: Result | null;
  /** By entrant and column, once there is a result. */
  readonly points: Readonly<Record<EntrantId, Readonly<Record<string, number>>>> | null;
  /** By entrant: what record sheets show of a result that the players did not report themselves. */
  readonly sheet?: Readonly<Record<EntrantId, ScoreLine>>;
  /** How it came out, where most in the first column does not say it. */
  readonly outcomes?: Readonly<Record<EntrantId, Outcome>>;
  readonly settledBy: 'players' | 'staff' | 'rules' | null;
  /** The game's own record, where its result comes from there. */
  readonly encounter: EncounterMark | null;
  readonly corrections: number;
  readonly extension: number;
  /** One report is in, or two differ; something is told in two ways at the table; or a signature is missing there: whose. */
  readonly waiting: 'none' | 'confirmation' | 'desk' | 'judge';
  readonly unsigned?: readonly EntrantId[];
  readonly why: { readonly text: string; readonly rules: readonly RuleId[] } | null;
  readonly rules: readonly RuleId[];
}

/** Shared part `round/N`. */
export interface RoundPart {
  readonly number: number;
  readonly scenario: OptionValues | null;
  /** The drawing of its table, by name; null where there is none. */
  readonly layout: string | null;
  readonly drawn: readonly string[];
  readonly paid: readonly Compromise[];
  readonly publishedAt: number;
  readonly closed: boolean;
  readonly printing: number;
  /** Since it was posted. */
  readonly changed: boolean;
  readonly open: number;
  /** Proved that no better round exists, at all or with what the organiser asked for; null: nothing is said. */
  readonly proved: 'best' | 'as-asked' | null;
}

/** Shared part `clock`: that of the round that is played, until it is closed. Times are ms since 1970. */
export interface ClockPart extends Pick<Clock, 'startedAt' | 'pausedAt' | 'paused' | 'endedAfter'> {
  readonly round: number;
  /** Null while the length is hidden. */
  readonly minutes: number | null;
  readonly hidden: boolean;
  /** When time is up; null while it does not run. */
  readonly endsAt: number | null;
  readonly calls: readonly (ClockCall & { readonly made: boolean })[];
}

/** Shared part `standings`, by entrant. */
export type StandingsPart = Readonly<Record<EntrantId, StandingRow & { readonly place: number }>>;

/** Shared part `details`, where the pack asks at check-in for what everybody may read: by entrant and id. */
export type DetailsPart = Readonly<Record<EntrantId, Readonly<Record<string, string>>>>;

/** Shared part `ledger`, where the pack keeps one: by entrant. */
export type LedgerPart = Readonly<Record<EntrantId, LedgerRow>>;

export interface GivenAward {
  readonly title: string;
  readonly entrants: readonly EntrantId[];
}

export interface PodiumStep {
  readonly rank: number;
  readonly entrants: readonly EntrantId[];
}

/** What staff alone know until the prize-giving. */
export interface KeptPart extends Pick<AwardsPart, 'given' | 'podium'> {
  readonly standings: StandingsPart;
  readonly winners: readonly EntrantId[];
}

/** Shared part `awards`. */
export interface AwardsPart {
  readonly given: readonly GivenAward[];
  /** The first three places once the event is over, the last of them first; as far as they are shown. */
  readonly podium: readonly PodiumStep[];
  readonly painting: {
    readonly method: 'executive' | 'vote' | 'score';
    /** What a first, second, … vote is worth. */
    readonly points: readonly number[];
    readonly entries: readonly { readonly entrant: EntrantId; readonly models: readonly string[] }[];
    readonly totals: Readonly<Record<EntrantId, number>> | null;
    readonly winners: readonly EntrantId[] | null;
    readonly votes: number;
  } | null;
}

/** Shared part `rulings`: what was ruled, with its topic, so that it is ruled the same way again. */
export interface RulingRow {
  readonly topic: string;
  readonly text: string;
  readonly round: number;
  readonly table: number | null;
  readonly at: number;
}

/** What somebody is told until they have seen it, as they read it. */
export type Alert = { readonly id: string; readonly at: number } & (
  | {
      readonly kind: 'moved';
      readonly round: number;
      /** Null for a bye. */
      readonly table: number | null;
      readonly opponents: readonly string[];
    }
  | { readonly kind: 'unseated'; readonly round: number }
  /** `table`: null where it is for everybody. */
  | { readonly kind: 'ruling'; readonly topic: string; readonly text: string; readonly table: number | null }
  /** A call of the clock; `more`: minutes that my table has beyond it. */
  | { readonly kind: 'called'; readonly label: string; readonly more: number }
  | { readonly kind: 'extended'; readonly minutes: number }
  /** My opponent has reported, and I have not. */
  | { readonly kind: 'confirm'; readonly by: string }
  /** `about`: whether a judge was called or words were written. */
  | { readonly kind: 'answered'; readonly about: 'table' | 'words'; readonly reply: string }
  | { readonly kind: 'announced'; readonly text: string }
);

/** A call for a judge or words to the desk that wait, as a player sees it. */
export interface MyCall {
  readonly about: 'table' | 'words';
  readonly at: number;
  /** When somebody said that they go there; null: nobody yet. */
  readonly takenAt: number | null;
}

/** What a phone reported of a game that has no result yet. */
export interface ReportRow {
  readonly entrant: EntrantId;
  readonly result: Result;
  readonly at: number;
}

/** A player's own part `me`. */
export interface MePart extends GivenDetails {
  readonly entrant: EntrantId;
  readonly name: string;
  readonly faction: string | null;
  readonly status: EntrantStatus;
  readonly round: number;
  readonly game: GameRow | null;
  readonly opponents: readonly Pick<EntrantRow, 'id' | 'name' | 'faction' | 'members'>[];
  /** My report as I sent it, and whether somebody else's waits for me. */
  readonly reported: Result | null;
  readonly toConfirm: { readonly by: EntrantId; readonly result: Result } | null;
  /** All that is said of my game as long as it is open, mine too; the oldest first. */
  readonly reports: readonly ReportRow[];
  readonly differs: boolean;
  readonly place: number | null;
  /** How many the standings rank. */
  readonly among: number;
  readonly points: Readonly<Record<string, number | string>> | null;
  readonly record: readonly {
    readonly round: number;
    readonly kind: 'game' | 'bye' | 'ringer';
    readonly opponents: readonly string[];
    readonly result: Result | null;
    /** As on my record sheet. */
    readonly line: ScoreLine | null;
    readonly points: Readonly<Record<string, number>> | null;
  }[];
  /** What is left to choose in a field, by seat of my game and field; a field that is not named has all its choices. */
  readonly choices: Readonly<Record<EntrantId, Readonly<Record<string, readonly OptionChoice[]>>>>;
  /** Fields that I mark on a bye. */
  readonly onBye: readonly string[];
  /** What the pack asks everybody about themselves. */
  readonly prompts: readonly AskedPrompt[];
  /** How I said I mark effects on the table; null where the pack does not ask. */
  readonly tracking: readonly TrackingMethod[] | null;
  /** What I should know before I play. */
  readonly advice: readonly Notice[];
  readonly next: NextStep;
  /** What I was told and may not have seen, the latest last. */
  readonly alerts: readonly Alert[];
  /** Calls from my table and words of mine that wait for an answer. */
  readonly calls: readonly MyCall[];
  readonly warnings: readonly { readonly topic: string; readonly text: string }[];
}

/** The one thing that a player should do now. */
export type NextStep =
  | 'check-in'
  | 'wait-for-start'
  | 'wait-for-round'
  | 'go-to-table'
  | 'report'
  | 'confirm'
  | 'wait-for-opponent'
  | 'see-the-desk'
  | 'bye'
  | 'done'
  | 'left';

/** What concerns the desk alone: where somebody must sit, whether they offer to sit out, what they answered. */
export interface StaffEntrant extends GivenDetails {
  readonly fixedTable: number | null;
  readonly byeVolunteer: boolean;
}

/** A question of the pack about something, and its answer. */
export interface AskedPrompt extends PromptSpec {
  /** `event`, `round 2`, a game or an entrant. */
  readonly about: string;
  readonly given: string | null;
  /** Who answered, by name where it was a player. */
  readonly by: { readonly role: Viewer['role']; readonly name: string | null } | null;
  readonly at: number | null;
}

/** A staff viewer's own part `desk`. */
export interface DeskPart {
  readonly next: DeskStep;
  /** The pack was published, and what counts is not what was published any more. */
  readonly outdated: boolean;
  /** `changed`: something it was drawn from is no more; `proved`: its certificate says that no better round exists. */
  readonly draft: (Omit<Draft, 'certificate'> & { readonly changed: boolean; readonly proved: boolean }) | null;
  readonly openGames: readonly GameId[];
  /** The round that is posted and not closed; null where there is none. */
  readonly posted: PostedPart | null;
  /** Byes of the latest round on which something is to be marked: by game and field, the choices that are left. */
  readonly byes: Readonly<Record<GameId, Readonly<Record<string, readonly OptionChoice[]>>>>;
  readonly differing: readonly GameId[];
  /** Tables at which something of the game itself is told in two ways, and since when. */
  readonly disputes: readonly { readonly game: GameId; readonly at: number }[];
  /** What phones reported, of games that have no result: by game, the earliest first. */
  readonly reports: Readonly<Record<GameId, readonly ReportRow[]>>;
  /** Who of the staff entered a result of the latest round, and with which link. */
  readonly enteredBy: Readonly<Record<GameId, Pick<Viewer, 'role' | 'staff'>>>;
  /** Calls and players' words that are not answered. */
  readonly calls: readonly CallRow[];
  readonly prompts: readonly AskedPrompt[];
  readonly warnings: readonly {
    readonly entrant: EntrantId;
    readonly topic: string;
    readonly text: string;
    readonly at: number;
  }[];
  readonly notes: readonly { readonly text: string; readonly at: number }[];
  /** Marks of painting so far, by entrant; for those who give them. */
  readonly marks: Readonly<Record<EntrantId, Readonly<Record<string, number>>>>;
  readonly notices: readonly Notice[];
  /** By entrant: what they should know before they play, and what the pack still asks of them. */
  readonly advice: Readonly<Record<EntrantId, readonly Notice[]>>;
  readonly contacts: Readonly<Record<EntrantId, string>>;
  /** Columns of the desk’s own, and by entrant those that are ticked. */
  readonly ownColumns: readonly OwnColumn[];
  readonly ticks: Readonly<Record<EntrantId, readonly string[]>>;
  /** Who is on a waiting list by them, and so cannot be checked in. */
  readonly waitingList: readonly EntrantId[];
  /** What the latest correction changed. */
  readonly consequence: ({ readonly game: GameId } & Consequence) | null;
  /** What staff know of entrants beyond what everybody sees. */
  readonly entrants: Readonly<Record<EntrantId, StaffEntrant>>;
  readonly suggestedRounds: number | null;
  /** The event ends once one player alone leads, perhaps before all planned rounds. */
  readonly untilLeader?: true;
  /** Null where everybody may see it. */
  readonly kept: KeptPart | null;
  /** The rounds that the organiser set; null: as the pack suggests. */
  readonly setRounds: number | null;
  /** Names of people who are excluded from this event; the organiser's alone. */
  readonly excluded: readonly string[];
  /** Scenarios chosen for coming rounds; the organiser's alone where they are secret. */
  readonly scenarios: Readonly<Record<string, OptionValues>>;
  /** The true clock where its length is hidden from the players; for an organiser who does not play. */
  readonly clock: { readonly minutes: number; readonly endsAt: number | null } | null;
  /** When the machine's own clock was last set while this round is played. */
  readonly clockJump: ClockJump | null;
}

export interface CallRow {
  readonly number: number;
  /** Null: words to the desk, from no table. */
  readonly game: GameId | null;
  readonly entrant: EntrantId | null;
  readonly about: string;
  readonly at: number;
  /** Who goes there; `mine`: whoever looks. `name` is empty where they gave none. */
  readonly taken: {
    readonly name: string;
    readonly role: Viewer['role'];
    readonly mine: boolean;
    readonly at: number;
  } | null;
}

/** What can be done about the round that is posted. */
export interface PostedPart {
  readonly round: number;
  /** Who plays and has no table in it: late, or left over. */
  readonly waiting: readonly EntrantId[];
  /** Who did not come to their table, and has none now. */
  readonly absent: readonly EntrantId[];
  /** Who has left the event, or is not there, and sits at a table without a result. */
  readonly missing: readonly { readonly game: GameId; readonly entrant: EntrantId }[];
  readonly repaired: boolean;
  /** Why its latest repair stays; null where it can be taken back, or there was none. */
  readonly repairStays: string | null;
  /** Why it stays posted; null where it can be taken back. */
  readonly stays: string | null;
}

/** What the desk should do now. */
export type DeskStep =
  | 'add-entrants'
  | 'publish-pack'
  | 'check-in'
  | 'start-event'
  | 'draft-round'
  | 'publish-round'
  | 'start-clock'
  | 'collect-results'
  | 'close-round'
  | 'end-event'
  | 'over';
