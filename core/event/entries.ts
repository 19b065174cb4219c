/** What is written down. Free text and names are sealed texts; drafts, votes, marks and staff notes are sealed secrets. */
import type { Hash } from '../chance/bytes.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import type { Sealed } from '../journal/seal.ts';
import type { TableMap } from '../table/map/map.ts';
import type { CostLine } from './costs.ts';
import type { PaintingWin } from './painting.ts';
import type { PairWhy, RoundAsked } from './pack.ts';
import type { RoundCertificate } from './pairing/certificate.ts';
import type {
  ColumnAsked,
  ClockJump,
  ClockPlan,
  EncounterMark,
  Entrant,
  EntrantId,
  EntrantStatus,
  GameId,
  MapId,
  OptionValues,
  Compromise,
  Result,
  Scenario,
  ScoreLine,
  ListsDue,
  SignUp,
  TableTerrain,
  TrackingMethod,
} from './types.ts';

export type RoundWish =
  /** These sit at one table, or may not. */
  | { readonly kind: 'together' | 'ruled-out'; readonly seats: readonly EntrantId[] }
  /** They have the bye or the ringer, or may not. */
  | { readonly kind: 'odd' | 'not-odd'; readonly entrant: EntrantId }
  /** They sit at this table, or may not. */
  | { readonly kind: 'at' | 'not-at'; readonly entrant: EntrantId; readonly table: number };

/** Asked of this draw; or `own`: a table that is somebody's in every round. */
export type Wish = RoundWish | { readonly kind: 'own'; readonly entrant: EntrantId; readonly table: number };

export interface PricedWish {
  readonly wish: Wish;
  /** What the round costs more for it, below 0 what less; empty: nothing. Null where so many play that it was not worked out. */
  readonly more: readonly CostLine[] | null;
}

/** What an entrant answered to what the pack asks, by the field's id: lists often carry people's real names. */
export type SealedDetails = Readonly<Record<string, Sealed<string>>>;

/** An entrant as it is registered. */
export type Registered = Pick<Entrant, 'id' | 'name' | 'members' | 'faction' | 'group' | 'ringer' | 'joinsRound'> & {
  readonly details: SealedDetails;
  readonly contact?: Sealed<string>;
};

export interface DraftGame {
  readonly seats: readonly EntrantId[];
  readonly kind: 'game' | 'bye' | 'ringer';
  readonly table: number | null;
  readonly attacker: EntrantId | null;
}

/** A round before it is published. */
export interface Draft {
  readonly round: number;
  /** 1 for the first draw of this round, then 2, … : each has lots of its own. */
  readonly attempt: number;
  readonly asked: RoundAsked;
  readonly games: readonly DraftGame[];
  readonly scenario: Scenario | null;
  /** What the organiser had chosen for it beforehand. */
  readonly chosen: Scenario;
  /** Cards or dice that gave the scenario. */
  readonly drawn: readonly string[];
  readonly paid: readonly Compromise[];
  readonly approval: readonly RuleId[];
  readonly why: readonly PairWhy[];
  /** Changed by hand after the draw. */
  readonly edited: boolean;
  readonly rules: readonly RuleId[];
  /** Proof that no better round exists; absent where there is none, where it was too long to keep, and in older records. */
  readonly certificate?: RoundCertificate;
  /** What it pays; absent in older records. */
  readonly costs?: readonly CostLine[];
  /** What the best round without wishes and edits by hand pays; absent where there are none. */
  readonly best?: readonly CostLine[];
  /** What each wish cost, as the round was drawn; absent where there are none, after an edit by hand, and in older records. */
  readonly wishes?: readonly PricedWish[];
}

/** How a posted round is mended. */
export type RepairHow =
  /** Tables that have not begun, and who plays and has none, are drawn again on the round's own lots; these had begun. */
  | { readonly kind: 'draw'; readonly begun: readonly GameId[] }
  /** These sit so, one alone has the bye, the absent sit this round out; everybody else stays where they are. */
  | {
      readonly kind: 'by-hand';
      readonly tables: readonly (readonly EntrantId[])[];
      readonly absent: readonly EntrantId[];
    };

/** Why a rule was set aside, or something was done again: read by everybody. */
export interface Because {
  readonly reason: Sealed<string>;
  readonly rules: readonly RuleId[];
}

/** What a correction did to what was published after the game. */
export interface Consequence {
  /** Places that changed: entrant, before, after. */
  readonly places: readonly {
    readonly entrant: EntrantId;
    readonly before: number | null;
    readonly after: number | null;
  }[];
  /** The latest round, had it been paired on the corrected result: tables that a repair would move. */
  readonly tables: readonly GameId[];
  /** Who would have met in their place, on the corrected result. Absent in older records. */
  readonly instead?: readonly (readonly EntrantId[])[];
}

export type EventEntry =
  | {
      readonly type: 'settings-changed';
      readonly name?: Sealed<string>;
      readonly date?: string;
      readonly venue?: Sealed<string>;
      readonly organiser?: Sealed<string>;
      readonly judges?: Sealed<readonly string[]>;
      readonly excluded?: Sealed<readonly string[]>;
      readonly rounds?: number | null;
      readonly tables?: readonly number[];
      readonly terrain?: readonly TableTerrain[];
      readonly featured?: readonly number[];
      readonly confirm?: 'opponent' | 'first';
      readonly pairingsNote?: Sealed<string>;
      readonly organiserPlays?: boolean;
      readonly standingsHidden?: boolean;
      readonly podium?: number;
      readonly lists?: ListsDue | null;
      readonly ownColumns?: Sealed<readonly ColumnAsked[]>;
      readonly signUp?: SignUp | null;
    }
  | { readonly type: 'options-changed'; readonly options: OptionValues }
  | { readonly type: 'house-rule-added'; readonly text: Sealed<string> }
  | { readonly type: 'house-rule-removed'; readonly rule: number }
  | {
      readonly type: 'document-used';
      readonly title: Sealed<string>;
      readonly released: string;
      readonly rules: readonly RuleId[];
    }
  | { readonly type: 'scenario-set'; readonly round: number; readonly scenario: Scenario | Sealed<Scenario> }
  | { readonly type: 'map-kept'; readonly map: MapId; readonly laid: Sealed<TableMap> }
  | { readonly type: 'map-assigned'; readonly map: MapId; readonly tables: readonly number[] }
  | { readonly type: 'map-removed'; readonly map: MapId }
  | { readonly type: 'pack-published'; readonly options: OptionValues; readonly houseRules: number }
  | { readonly type: 'entrants-added'; readonly entrants: readonly Registered[] }
  | {
      readonly type: 'entrant-changed';
      readonly entrant: EntrantId;
      readonly name?: Sealed<string>;
      readonly faction?: string | null;
      readonly group?: string | null;
      readonly members?: Entrant['members'];
      readonly details?: SealedDetails;
      readonly fixedTable?: number | null;
      readonly byeVolunteer?: boolean;
      readonly ringer?: boolean;
    }
  | { readonly type: 'entrant-removed'; readonly entrant: EntrantId }
  | {
      readonly type: 'checked-in';
      readonly entrant: EntrantId;
      readonly faction?: string;
      readonly details?: SealedDetails;
      readonly nonce?: Hash;
    }
  | { readonly type: 'checked-out'; readonly entrant: EntrantId }
  | { readonly type: 'ticked'; readonly entrant: EntrantId; readonly column: Sealed<string>; readonly on: boolean }
  | {
      readonly type: 'event-started';
      readonly attendance: number;
      readonly suggested: number | null;
      readonly rounds: number;
      readonly mix: Hash;
      readonly rules: readonly RuleId[];
    }
  | {
      readonly type: 'round-drafted';
      readonly round: number;
      readonly draft: Sealed<Draft>;
      readonly because?: Because;
    }
  | { readonly type: 'draft-discarded'; readonly round: number }
  | {
      readonly type: 'round-published';
      readonly round: number;
      /** The link of the lots that drew it: opened now. */
      readonly link: Hash;
      /** Every draft of this round, in order, with what opens its seal; the last is what is played. */
      readonly drafts: readonly { readonly seal: Hash; readonly value: Draft; readonly nonce: Hash }[];
      readonly clock: ClockPlan;
      readonly hiddenClock?: Sealed<ClockPlan>;
      readonly approved: readonly string[];
    }
  | {
      readonly type: 'round-repaired';
      readonly round: number;
      readonly attempt: number;
      readonly games: readonly DraftGame[];
      readonly kept: readonly GameId[];
      /** Absent in older records: what had not started was drawn again, on lots of its own. */
      readonly how?: RepairHow;
      /** What the new tables cost, why they are so, and the proof; absent in older records. */
      readonly paid?: readonly Compromise[];
      readonly why?: readonly PairWhy[];
      readonly certificate?: RoundCertificate;
      readonly because: Because;
    }
  /** The latest repair of a round is taken back: whoever moved sits as before. */
  | { readonly type: 'repair-taken-back'; readonly round: number }
  /** A posted round is a draft again. */
  | { readonly type: 'round-taken-back'; readonly round: number }
  | {
      readonly type: 'clock-opened';
      readonly round: number;
      /** The link of the lots that rolled the hidden length: opened now, with what opens its seal. */
      readonly link: Hash;
      readonly plan: ClockPlan;
      readonly nonce: Hash;
    }
  /** `tables` begin with it; absent in older records, where a table had started when somebody said so. */
  | { readonly type: 'clock-started'; readonly round: number; readonly tables?: readonly GameId[] }
  | { readonly type: 'clock-paused'; readonly round: number }
  | { readonly type: 'clock-resumed'; readonly round: number }
  | { readonly type: 'clock-set'; readonly round: number; readonly plan: ClockPlan; readonly because: Because }
  | ({ readonly type: 'clock-noted'; readonly round: number } & ClockJump)
  | { readonly type: 'call-made'; readonly round: number; readonly call: string; readonly rules: readonly RuleId[] }
  | { readonly type: 'table-extended'; readonly game: GameId; readonly minutes: number; readonly because: Because }
  | { readonly type: 'table-started'; readonly game: GameId }
  /** It was thought to have begun, and has not. */
  | { readonly type: 'table-waits'; readonly game: GameId }
  | { readonly type: 'reported'; readonly game: GameId; readonly entrant: EntrantId; readonly result: Result }
  | { readonly type: 'bye-marked'; readonly game: GameId; readonly line: ScoreLine }
  | { readonly type: 'disputed'; readonly game: GameId; readonly entrant: EntrantId }
  /** The table’s own record has two accounts of something, or has them no more. */
  | { readonly type: 'told-differently'; readonly game: GameId; readonly differs: boolean }
  /** Who has signed the sheets at the table, while a signature is missing. */
  | { readonly type: 'sheets-signed'; readonly game: GameId; readonly signed: readonly EntrantId[] }
  | {
      readonly type: 'result-settled';
      readonly game: GameId;
      readonly result: Result;
      readonly by: 'players' | 'staff' | 'rules';
      readonly rules: readonly RuleId[];
      readonly because?: Because;
      readonly consequence?: Consequence;
      readonly encounter?: EncounterMark;
    }
  | {
      readonly type: 'agreement-answered';
      readonly game: GameId;
      /** An entrant, or `to` for the organiser. */
      readonly who: EntrantId;
      readonly approve: boolean;
    }
  | { readonly type: 'round-closed'; readonly round: number; readonly standings: Hash }
  | {
      readonly type: 'entrant-left';
      readonly entrant: EntrantId;
      readonly status: Extract<EntrantStatus, 'dropped' | 'disqualified'>;
      readonly afterRound: number;
      readonly because?: Because;
    }
  | { readonly type: 'entrant-reinstated'; readonly entrant: EntrantId; readonly because?: Because }
  | {
      readonly type: 'judge-called';
      /** Its number among the calls; absent in older records, where it is its place among them. */
      readonly call?: number;
      readonly game: GameId;
      readonly entrant: EntrantId | null;
      readonly about?: Sealed<string>;
    }
  | {
      readonly type: 'desk-written';
      readonly call: number;
      readonly entrant: EntrantId;
      readonly about: Sealed<string>;
    }
  | { readonly type: 'call-taken'; readonly call: number; readonly name?: Sealed<string> }
  | { readonly type: 'call-answered'; readonly call: number; readonly reply?: Sealed<string> }
  | { readonly type: 'announced'; readonly text: Sealed<string> }
  | { readonly type: 'announcement-ended' }
  | {
      readonly type: 'warned';
      readonly entrant: EntrantId;
      readonly topic: Sealed<string>;
      readonly text: Sealed<string>;
    }
  | {
      readonly type: 'ruled';
      readonly topic: string;
      readonly text: Sealed<string>;
      readonly game?: GameId;
      readonly round: number;
      readonly rules: readonly RuleId[];
    }
  | { readonly type: 'prompt-answered'; readonly rule: RuleId; readonly about: string; readonly answer: Sealed<string> }
  | { readonly type: 'noted'; readonly text: Sealed<string> }
  | {
      readonly type: 'tracking-announced';
      readonly entrant: EntrantId;
      readonly methods: Sealed<readonly TrackingMethod[]>;
    }
  | {
      readonly type: 'painting-opened';
      readonly method: 'executive' | 'vote' | 'score';
      readonly points: readonly number[];
      readonly won: readonly PaintingWin[];
    }
  | { readonly type: 'painting-entered'; readonly entrant: EntrantId; readonly models: Sealed<readonly string[]> }
  | { readonly type: 'painting-voted'; readonly voter: EntrantId; readonly votes: Sealed<readonly EntrantId[]> }
  | {
      readonly type: 'painting-marked';
      readonly entrant: EntrantId;
      readonly marks: Sealed<Readonly<Record<string, number>>>;
    }
  | {
      readonly type: 'painting-awarded';
      readonly winners: readonly EntrantId[];
      readonly totals: Readonly<Record<EntrantId, number>>;
      readonly because?: Because;
    }
  | { readonly type: 'award-given'; readonly title: Sealed<string>; readonly entrants: readonly EntrantId[] }
  | { readonly type: 'round-added'; readonly rounds: number; readonly because: Because }
  | {
      readonly type: 'event-ended';
      readonly winners: readonly EntrantId[];
      readonly standings: Hash;
      readonly because?: Because;
    }
  | { readonly type: 'event-reopened'; readonly because: Because }
  | { readonly type: 'lots-renewed'; readonly lots: Hash; readonly from: number; readonly because: Because }
  | {
      readonly type: 'rule-set-aside';
      /** The sentence of the refusal: it may name people, and what they brought. */
      readonly what: Sealed<string>;
      readonly because: Because;
    };

export type EventEntryType = EventEntry['type'];
export type EventEntryOf<Type extends EventEntryType> = Extract<EventEntry, { readonly type: Type }>;
