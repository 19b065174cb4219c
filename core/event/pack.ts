/**
 * What a tournament pack declares. A pack is a folder of data and small functions in `core/systems`; everything that
 * every tournament has (registration, rounds, tables, confirmation, clocks, corrections) is `core/event`'s.
 */
import type { Stream } from '../chance/stream.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { Json } from '../journal/json.ts';
import type { CostLine } from './costs.ts';
import type { FactionNames } from './factions.ts';
import type { LedgerRow, LedgerWords } from './ledger.ts';
import type { PaintingSpec } from './painting.ts';
import type { PromptContext, PromptSpec } from './prompts.ts';
import type { RuleReason } from './reasons.ts';
import type { RoundCertificate } from './pairing/certificate.ts';
import type {
  ClockPlan,
  EntrantId,
  Notice,
  OptionValues,
  Compromise,
  Result,
  Scenario,
  ScoreLine,
  GameId,
  ListReading,
  TrackingMethod,
} from './types.ts';

export type HistoryStatus = 'active' | 'dropped' | 'disqualified' | 'ringer';

export interface HistoryEntrant {
  readonly id: EntrantId;
  readonly status: HistoryStatus;
  readonly checkedIn: boolean;
  readonly leftAfterRound?: number;
  readonly joinsRound?: number;
  readonly group?: string;
  readonly byeVolunteer?: boolean;
}

export interface HistoryGame {
  readonly seats: readonly EntrantId[];
  readonly result: Result | null;
  readonly table?: number | null;
}

export interface HistoryRound {
  readonly games: readonly HistoryGame[];
  /** Whom the draw of the round named though they have no game in it: in a cut, those who go on without one. */
  readonly waiting?: readonly EntrantId[];
}

/** An event so far, as far as scores, standings and pairings need it. `entrants` in order of registration. */
export interface History {
  readonly options: OptionValues;
  readonly entrants: readonly HistoryEntrant[];
  readonly rounds: readonly HistoryRound[];
  /** How many rounds are planned in all; absent or null while nobody has said. */
  readonly plannedRounds?: number | null;
}

export interface OptionChoice {
  readonly id: string;
  readonly label: string;
  readonly meaning?: string;
  /** Under which heading it stands, where there are many. */
  readonly group?: string;
}

/** One option of a format, and what the pack says when nobody chooses. */
export interface OptionSpec {
  readonly id: string;
  readonly label: string;
  readonly meaning: string;
  /** `file`: the text of a file that is loaded and then gone; `pairs`: of entrants, `[["e1", "e2"]]`. */
  readonly kind: 'choice' | 'many' | 'number' | 'flag' | 'text' | 'list' | 'pairs' | 'file';
  readonly choices?: readonly OptionChoice[];
  /** Smallest and largest, for a number. */
  readonly range?: readonly [number, number];
  readonly default: Json;
  readonly rules: readonly RuleId[];
  /** A reading of an unclear point, or a detail: folded away until asked for. */
  readonly folded: boolean;
  readonly when?: readonly OptionCase[];
}

/** Where an option matters: another is set to this (of a list: among others), or to anything but this. */
export type OptionCase = { readonly option: string } & ({ readonly is: string } | { readonly isNot: Json });

/** A column of the standings. */
export interface ColumnSpec {
  readonly id: string;
  /** A heading of a few letters, and its name in full. */
  readonly short: string;
  readonly label: string;
  readonly signed?: boolean;
  readonly rules: readonly RuleId[];
}

/** A figure that the players report for each seat. */
export interface FieldSpec {
  readonly id: string;
  readonly label: string;
  readonly kind: 'number' | 'choice';
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly OptionChoice[];
  /** It may stay open. */
  readonly optional?: boolean;
  /** Asked of a seat only where another of its fields has this value. */
  readonly when?: { readonly field: string; readonly is: string };
  /** Of two seats: the value of the other one that follows from a choice. */
  readonly mirrors?: Readonly<Record<string, string>>;
  readonly rules: readonly RuleId[];
}

/** What an entrant brought and did so far, as far as it decides what they may enter next. */
export interface EntrantFacts {
  readonly details: Readonly<Record<string, string>>;
  /** One a round before the one in question, byes too; empty where nothing was entered. */
  readonly lines: readonly ScoreLine[];
  readonly plannedRounds: number;
}

export interface Advice {
  /** The choices that are left in a field, by its id. */
  readonly choices: Readonly<Record<string, readonly OptionChoice[]>>;
  /** Fields that are marked on a bye as well. */
  readonly onBye: readonly string[];
  readonly notices: readonly Notice[];
  /** The rounds that are left are just enough, or too few. */
  readonly urgent: boolean;
}

/** Something asked at check-in beside name and faction. */
export interface DetailSpec {
  readonly id: string;
  readonly label: string;
  /** What to write there. */
  readonly hint?: string;
  /** What may be pasted, as each program writes it. */
  readonly examples?: readonly { readonly label: string; readonly text: string }[];
  readonly required: boolean;
  /** It takes several lines, as a list does. */
  readonly long?: boolean;
  /** Everybody may read it. */
  readonly open?: boolean;
  /** Why it stays as it was handed in, once the first round is out. Where none of them was, all are on paper and may still be written down. */
  readonly stays?: Notice;
  readonly rules: readonly RuleId[];
}

/** A part of a round's scenario that is chosen or drawn. */
export interface ScenarioField {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly OptionChoice[];
  /** How many are chosen. */
  readonly count: number;
  readonly rules: readonly RuleId[];
}

/** Points by column id. */
export type Points = Readonly<Record<string, number>>;

/** How a game came out for one who sat at it. */
export type Outcome = 'win' | 'draw' | 'loss';

/** What a game is worth: by entrant, the points in each column, and the rules that gave them. */
export interface Scored {
  readonly scores: Readonly<Record<EntrantId, Points>>;
  /** How it came out, where most in the first column does not say it; nothing for who neither won nor lost nor drew. */
  readonly outcomes?: Readonly<Record<EntrantId, Outcome>>;
  readonly rules: readonly RuleId[];
  /** What the organiser must now answer. */
  readonly prompts: readonly RuleId[];
  readonly warnings: readonly Notice[];
}

export interface StandingRow {
  readonly entrant: EntrantId;
  readonly rank: number;
  readonly status: HistoryStatus;
  /** By column id. A fraction is kept exact as `p/q`. */
  readonly columns: Readonly<Record<string, number | string>>;
  /** What put this row below the one above: a column's id, or `joint`. Null for the first. */
  readonly decidedBy: string | null;
}

export interface Standings {
  readonly rows: readonly StandingRow[];
  readonly unranked: readonly EntrantId[];
  readonly rules: readonly RuleId[];
}

/** What the organiser asks of a draw. */
export interface PairAsked {
  /** Tables that must be so. */
  readonly pins: readonly (readonly EntrantId[])[];
  /** Pairs that must not be. */
  readonly forbidden: readonly (readonly [EntrantId, EntrantId])[];
  /** Who shall have the bye or the ringer, when the organiser says so. */
  readonly odd?: EntrantId;
  /** Who shall have neither. */
  readonly notOdd?: readonly EntrantId[];
}

/** Somebody, and a table. */
export interface TableWish {
  readonly entrant: EntrantId;
  readonly table: number;
}

/** What the organiser asks of the tables. */
export interface TableWishes {
  /** Who shall sit where. */
  readonly at?: readonly TableWish[];
  /** Who shall not sit where. */
  readonly notAt?: readonly TableWish[];
}

/** Everything that the organiser asks of a round. */
export type RoundAsked = PairAsked & TableWishes;

export interface PairWhy {
  readonly seats: readonly EntrantId[];
  readonly text: string;
  readonly rules: readonly RuleId[];
}

export interface PairPlan {
  /** Seats by table, the highest standing first. */
  readonly tables: readonly (readonly EntrantId[])[];
  readonly odd: { readonly entrant: EntrantId; readonly kind: 'bye' | 'ringer'; readonly ringer?: EntrantId } | null;
  readonly paid: readonly Compromise[];
  /** Rules that the organiser must approve before the round is published. */
  readonly approval: readonly RuleId[];
  readonly why: readonly PairWhy[];
  readonly rules: readonly RuleId[];
  /** Proof that no better round exists; absent where nothing was to be decided (a bracket) or it is not the best there is. */
  readonly certificate?: RoundCertificate;
  /** How far apart opponents are, where the pack keeps that small over the whole round. */
  readonly spread?: CostLine;
}

export interface Over {
  readonly over: boolean;
  /** Everybody on place 1 when it is over. */
  readonly winners: readonly EntrantId[];
  readonly why: string | null;
  readonly rules: readonly RuleId[];
}

export interface RoundsSuggestion {
  /** Null: the pack suggests nothing for this attendance. */
  readonly rounds: number | null;
  readonly warnings: readonly Notice[];
  readonly rules: readonly RuleId[];
}

/** Something the pack asks to be published before the event starts. */
export interface Configured {
  readonly options: OptionValues;
  readonly warnings: readonly Notice[];
  /** The variants, format and mode in use, as readers see them. */
  readonly inForce: readonly Notice[];
  /** What must still be settled before the event may start. */
  readonly missing?: readonly Notice[];
}

/** A fact about a game, and whether it is kept from the opponent. */
export interface InformationSpec {
  /** How files name it. */
  readonly id?: string;
  readonly label: string;
  readonly hidden: boolean;
  readonly rules: readonly RuleId[];
}

/** What is done to a player or a game, and the options that say what follows. */
export type StaffAction = 'concession' | 'forfeit' | 'no-cards' | 'drop' | 'disqualify' | 'ringer';
export type Sayings = Readonly<Partial<Record<StaffAction, readonly OptionSpec['id'][]>>>;

/** What the organiser chooses before an event. */
export interface PackOptions {
  readonly specs: readonly OptionSpec[];
  /** Which options are told before something of this kind is done. */
  readonly says: Sayings;
  /** Fills in defaults, expands formats, and refuses what contradicts itself. */
  readonly configure: (given: OptionValues) => Configured | Refusal;
  /** The options as the text of a file that an event can be made from again; null where the pack has no such files. */
  readonly formatFile: ((options: OptionValues) => string) | null;
}

/** Who plays, and what they bring. */
export interface PackRoster {
  readonly factions: readonly string[];
  /** What players write for a faction beside its name. */
  readonly shortNames: FactionNames['shortNames'];
  readonly teams: (options: OptionValues) => boolean;
  /** What is asked at check-in beside name and faction. */
  readonly details: (options: OptionValues) => readonly DetailSpec[];
  readonly checkIn: (entrant: CheckInFacts, options: OptionValues) => Refusal | null;
  /** What is kept of a list that is handed in, where that is less than its whole text. */
  readonly keeps?: (text: string) => string;
  /** The lists that are written out, as they were understood; none where nothing of a list is read. */
  readonly readsLists: (
    entrant: Pick<CheckInFacts, 'details' | 'faction'>,
    options: OptionValues,
  ) => readonly ListReading[];
  /** The last day on which a rules document may have come out, for an event on this day: both as `YYYY-MM-DD`. */
  readonly lastDocumentDay: (eventDate: string) => string | null;
}

/** How many rounds, how long each is, and when the event is over. */
export interface PackRounds {
  readonly suggested: (attendance: number, options: OptionValues) => RoundsSuggestion;
  /** The event ends once one player alone leads: the planned rounds are the most that are played. */
  readonly untilLeader?: true;
  /** What still stands between this attendance, so many planned rounds, and the start. */
  readonly mayStart: (facts: StartFacts, options: OptionValues) => Refusal | null;
  /** Why no further round should be paired, where the pack ends an event by itself. The organiser may set it aside. */
  readonly mayPair: (history: History, plannedRounds: number | null) => Refusal | null;
  /** Why a table gets no time back, where the pack knows no pause for one table. */
  readonly mayExtend: (options: OptionValues) => Refusal | null;
  readonly clock: (options: OptionValues) => ClockPlan;
  /**
   * The true length where the pack hides it (rolled on the round's hidden lots), or null where these options do not. Its
   * last call ends the round and opens the seal.
   */
  readonly hiddenClock: (options: OptionValues, lots: Stream) => ClockPlan | null;
  readonly over: (history: History, plannedRounds: number | null) => Over;
}

/** Who plays whom. */
export interface PackPairing {
  /** How many sit at a table: 2 and 2, or more. */
  readonly seats: (options: OptionValues) => { readonly min: number; readonly max: number };
  readonly pair: (history: History, asked: PairAsked, lots: Stream) => PairPlan | Refusal;
  /** Who attacks (or goes first) at a table, where the pack decides it. */
  readonly attacker: (history: History, seats: readonly EntrantId[], lots: Stream | null) => AttackerAnswer;
  /** The rules by which somebody who offers to take the bye is asked first; none where offers count for nothing. */
  readonly volunteers: readonly RuleId[];
}

/** What a round is played on. */
export interface PackScenario {
  readonly fields: (options: OptionValues) => readonly ScenarioField[];
  /**
   * What the pack itself fixes or draws for a round: `chosen` is what the organiser set before, `before` what the rounds
   * so far were played on, in order.
   */
  readonly draw: (
    options: OptionValues,
    chosen: Scenario,
    lots: Stream,
    before?: readonly Scenario[],
    facts?: ScenarioFacts,
  ) => ScenarioDraw;
  /** What the pack plans for a round of an event on this day, as far as it does; null while the day is not set. */
  readonly planned: (options: OptionValues, round: number, date: string | null) => Scenario;
  /** Whether a scenario set beforehand stays secret until its round is published; else it is announced with the pack. */
  readonly secret: (options: OptionValues) => boolean;
  /** Whether a chosen scenario may be played, given those of the other rounds. */
  readonly check: (options: OptionValues, scenario: Scenario, others: readonly Scenario[]) => Refusal | null;
  /** What the system's drawings call the table that a scenario is played on; null where none is drawn. */
  readonly layout: (scenario: Scenario) => string | null;
}

/** A game that is decided, and who sat at it. */
export interface ReportedGame {
  readonly seats: readonly EntrantId[];
  readonly result: Result;
}

/** How a game ends, what its players report, and what it is worth. */
export interface PackResults {
  readonly kinds: readonly Result['kind'][];
  /** Kinds that both players and the organiser must approve before they stand. */
  readonly approvalKinds: readonly Result['kind'][];
  readonly fields: (options: OptionValues) => readonly FieldSpec[];
  /** What is asked when somebody concedes; all fields, unless the pack says otherwise. */
  readonly concessionFields: (options: OptionValues) => readonly FieldSpec[];
  /** The score of one game; a game with no result is nobody's points yet. */
  readonly score: (game: ReportedGame, options: OptionValues) => Scored | Refusal;
  /** The result that the totals count, where a reading makes it another than the recorded one; else the recorded one. */
  readonly counts: (history: History, game: HistoryGame) => Result | null;
  /** What a result lacks that players report, where their sheets ask for more than the score turns on. */
  readonly checkReport: (
    game: ReportedGame,
    options: OptionValues,
    factsOf: (seat: EntrantId) => EntrantFacts,
  ) => Refusal | null;
  /** What each record sheet shows of a game in the fields of a report, where a result is no report of both; null: nothing. */
  readonly sheet: ((game: ReportedGame, options: OptionValues) => Readonly<Record<EntrantId, ScoreLine>>) | null;
  /** What somebody may still choose in the fields of their next report, and should know before they play; null: nothing. */
  readonly advise: ((facts: EntrantFacts, options: OptionValues) => Advice) | null;
  /** Why a line may not be marked on a bye. */
  readonly checkByeLine: (facts: EntrantFacts, line: ScoreLine, options: OptionValues) => Refusal | null;
  /** Who leaves the event by this result, e.g. by conceding. */
  readonly leaves: (result: Result, options: OptionValues) => readonly EntrantId[];
  /** A forfeit's score when somebody is disqualified while a game runs. */
  readonly disqualification: (game: Pick<ReportedGame, 'seats'>, who: EntrantId) => Result;
  /** What becomes of the game that a player leaves the event in the middle of; null: the organiser's word. */
  readonly droppingOut: (game: Pick<ReportedGame, 'seats'>, who: EntrantId) => Result | null;
}

/** Who stands where. */
export interface PackStandings {
  readonly columns: (options: OptionValues) => readonly ColumnSpec[];
  readonly rank: (history: History) => Standings;
  /** What entrants keep from game to game beside their points; null where the pack has them keep nothing. */
  readonly ledger: PackLedger | null;
}

/** What the pack asks of people, tells them and forbids them. */
export interface PackConduct {
  readonly prompts: readonly PromptSpec[];
  /** Whether there is a question to ask now: of a variant that is played, of a round that had to bend a rule. */
  readonly asks: (rule: RuleId, occasion: PromptContext) => boolean;
  readonly cites: Readonly<Partial<Record<RuleReason, readonly RuleId[]>>>;
  /** What an opponent may know of a game, and what not. */
  readonly information: (options: OptionValues) => readonly InformationSpec[];
  /** Whether effects are tracked in a way the pack allows. */
  readonly checkTracking: (methods: readonly TrackingMethod[]) => Refusal | null;
  readonly painting: PaintingSpec | null;
}

/** A tournament pack, in its parts. `packOf` makes one: what a part leaves out is what most tournaments do. */
export interface Pack {
  readonly id: string;
  readonly title: string;
  /** The game it is for, as players call it. */
  readonly game: GameId;
  readonly edition: string;
  /** Its games can be played in Muster: the system declares an encounter, or has a board. Else they are reported alone. */
  readonly playable: (options: OptionValues) => boolean;
  readonly options: PackOptions;
  readonly roster: PackRoster;
  readonly rounds: PackRounds;
  readonly pairing: PackPairing;
  readonly scenario: PackScenario;
  readonly results: PackResults;
  readonly standings: PackStandings;
  readonly conduct: PackConduct;
}

export interface PackLedger {
  readonly words: LedgerWords;
  /** By entrant. `details`: what they answered at check-in and everybody may read. */
  readonly rows: (
    history: History,
    details: Readonly<Record<EntrantId, Readonly<Record<string, string>>>>,
  ) => Readonly<Record<EntrantId, LedgerRow>>;
}

/** What is known when an event starts. */
export interface StartFacts {
  readonly attendance: number;
  readonly rounds: number;
  /** The day of the event as `YYYY-MM-DD`; null while it is not set. */
  readonly date: string | null;
  /** What each round is to be played on, as far as it is settled beforehand. */
  readonly scenarios: Readonly<Record<number, Scenario>>;
}

export interface AttackerAnswer {
  /** Null: the pack names none, or it is drawn and there are no lots here. */
  readonly attacker: EntrantId | null;
  readonly drawn: boolean;
  readonly rules: readonly RuleId[];
}

/** What a draw of a scenario may need of the event beside its options. */
export interface ScenarioFacts {
  /** Cards or dice of the rounds so far, in order, as they fell: one deck may serve a whole event. */
  readonly drawn: readonly (readonly string[])[];
  /** The day of the event as `YYYY-MM-DD`; null while it is not set. */
  readonly date: string | null;
}

export interface ScenarioDraw {
  readonly scenario: Scenario;
  /** Cards or dice as they fell, for anybody who checks. */
  readonly drawn: readonly string[];
  readonly rules: readonly RuleId[];
}

export interface CheckInFacts {
  readonly name: string;
  /** Whether this is the organiser, by name. */
  readonly organiser?: boolean;
  readonly faction?: string;
  readonly members: readonly { readonly name: string; readonly faction?: string }[];
  readonly details: Readonly<Record<string, string>>;
  readonly ringer: boolean;
}
