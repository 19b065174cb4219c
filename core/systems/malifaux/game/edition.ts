/** What an edition of Malifaux declares so that its games can be played at a table. */
import type { Ask, Guide } from '../../../encounter/types.ts';
import type { Json } from '../../../journal/json.ts';
import type { InformationSpec, PackResults, ScenarioField } from '../../../event/pack.ts';
import type { OptionValues, Scenario } from '../../../event/types.ts';
import type { Stream } from '../../../chance/stream.ts';
import type { TablePiece } from '../../../encounter/table.ts';
import type { RuleId } from '../../../rules/rule-ids.ts';
import type { Refusal } from '../../../rules/refusal.ts';
import type { Broken } from '../../../rules/broken.ts';
import type { RulesQuestion } from '../rules/question.ts';
import type { JudgedEdition } from '../rules/step.ts';
import type { Strategy } from '../rules/strategy.ts';
import type { Crew } from '../roster/crew.ts';
import type { Hire } from '../roster/read-back.ts';
import type { Inspected } from './inspection.ts';
import type { CallEffect, GameMoment } from '../event/time-call.ts';

/** What a game is played on. */
export interface Played {
  readonly strategies: readonly string[];
  readonly deployment: string;
  readonly pool: readonly string[];
}

/** A place for one Scheme that a side takes. */
export interface Slot {
  readonly id: string;
  readonly label: string;
  /** Too Many Secrets: the half that it is taken for. */
  readonly as?: 'reveal' | 'end';
}

/** What an event knows of a player. */
export interface KnownPlayer {
  readonly faction: string | null;
  /** Of a team, the Factions that its members declared; records begun before they were known have none. */
  readonly factions?: readonly string[];
  /** What was asked at check-in. */
  readonly details: Readonly<Record<string, string>>;
  /** The Crews that they declared at tables earlier on the same day, as they typed them. */
  readonly earlier: readonly string[];
}

/** By side, where an event knows them. */
export interface KnownPlayers {
  readonly players: Readonly<Record<string, KnownPlayer>>;
}

/** What is known at the table of a Crew that is declared. */
export interface DeclaredCrew {
  readonly crew: Crew;
  readonly player: KnownPlayer;
  /** The Keyword that was named against it. */
  readonly ban?: string;
  /** The teammate's Crew, where it is in. */
  readonly mate?: Crew;
}

export type Call = 'last-turn' | 'time';

interface TeamTurn {
  /** The players of the team. */
  readonly team: readonly string[];
  /** Who of them activated last; null: nobody yet. */
  readonly last: string | null;
  /** By player: models still to act. */
  readonly left: Readonly<Record<string, number>>;
}

/** The same of both teams: who activated last of all. */
interface TeamsTurn extends Pick<TeamTurn, 'last' | 'left'> {
  readonly teams: Readonly<Record<string, readonly string[]>>;
}

interface NextOfTeam {
  readonly next: string | null;
  readonly rules: readonly RuleId[];
}

/** An ask of an edition's own, by its name among those that it asks beside. */
export interface Beside extends Omit<Ask, 'id' | 'secret'> {
  readonly name: string;
}

export interface Following {
  readonly guides: readonly Guide[];
  readonly asks: readonly Beside[];
}

export interface GameEdition extends JudgedEdition {
  readonly title: string;
  readonly labelOf: (id: string) => string;
  readonly factions: readonly string[];
  /** What the options and the round's scenario make the game; or what is missing. */
  readonly played: (
    options: OptionValues,
    scenario: Readonly<Record<string, string | readonly string[]>>,
  ) => Played | Refusal;
  /** The parts of a scenario that are chosen or flipped. */
  readonly scenarioFields: (options: OptionValues) => readonly ScenarioField[];
  /** Cards flipped for all of them, for a game without an event. */
  readonly drawScenario: (options: OptionValues, lots: Stream) => Scenario;
  readonly slots: (options: OptionValues) => readonly Slot[];
  /** What is wrong with a side's Schemes once it has filled all its slots. */
  readonly checkPicks: (
    pool: readonly string[],
    picks: readonly { readonly slot: Slot; readonly scheme: string }[],
    options: OptionValues,
  ) => readonly Broken[];
  /** What is shown of a Scheme, and when. */
  readonly shownRules: readonly RuleId[];
  /** What is to be measured by hand, where a millimetre decides. */
  readonly closeRules: readonly RuleId[];
  /** The rule that wants everything noted, and the one by which it stays so. */
  readonly notesRule: RuleId;
  readonly sealedRule: RuleId;
  /** What a list of a Crew has to say: the rules for what cannot be read. */
  readonly crewRules: readonly RuleId[];
  /** Whether Leaders and Masters have a Cost on their cards. */
  readonly costlyLeaders: boolean;
  readonly checkCrew: (declared: DeclaredCrew, options: OptionValues) => readonly Broken[];
  /** What a Crew may cost. */
  readonly hire: (options: OptionValues) => Hire;
  /** How many Crews a side brings: two where two players are a team. */
  readonly crews: (options: OptionValues) => number;
  /** Which team activates next and who of it, and by which rules; null where nobody plays in teams. */
  readonly teams: {
    readonly next: (turn: TeamTurn) => NextOfTeam;
    readonly nextTeam: (turn: TeamsTurn) => string | null;
    readonly rules: readonly RuleId[];
  } | null;
  /** Whether the players name Keywords against each other's Crews, and what is wrong with one, by those of the Leader. */
  readonly bans: (options: OptionValues) => boolean;
  readonly checkBan: (keyword: string, leader: readonly string[]) => readonly Broken[];
  /** The rules of announcing Leaders and naming Keywords. */
  readonly banRules: readonly RuleId[];
  /** The rules of hiring against a Keyword that was named. */
  readonly bannedRules: readonly RuleId[];
  /** The Turn after which the game ends by itself; where `flips`, the cards say from then on whether it goes on. */
  readonly turns: { readonly last: number; readonly flips: boolean; readonly rules: readonly RuleId[] };
  readonly calls: readonly Call[];
  readonly callEffect: (call: Call, moment: GameMoment) => CallEffect;
  /** What a game of an event is worth in its points. */
  readonly score: PackResults['score'];
  /** The most VP of a side, and the rule. */
  readonly highest: number;
  readonly figureRules: readonly RuleId[];
  /** What both players should know before they begin. */
  readonly guides: (options: OptionValues, played: Played & KnownPlayers) => readonly Guide[];
  /** What an opponent may know, and what not. */
  readonly information: (options: OptionValues) => readonly InformationSpec[];
  /** What players may ask before they do it. */
  readonly questions: readonly RulesQuestion[];
  /** Those of its options that matter to a game without an event. */
  readonly playOptions: readonly string[];
  /** What is looked at of a Crew: models, paint, cards. */
  readonly inspected: readonly Inspected[];
  /** What may be done in a Turn for the Schemes that somebody took, by id. */
  readonly schemeGuides: Readonly<Record<string, Guide>>;
  /** How to go about each Scheme, for a learner. */
  readonly schemeTips: Readonly<Record<string, string>>;
  /** What a Strategy asks beside its score during a Turn, once each. */
  readonly turnAsks: (played: Played, turn: number) => readonly Beside[];
  /** The names of all that it asks beside. */
  readonly asksBeside: readonly string[];
  /** What follows from what was told to those. */
  readonly turnGuides: (
    played: Played & { readonly options: OptionValues },
    turn: number,
    told: (name: string) => Json | undefined,
  ) => readonly Guide[];
  /** What its Strategies put on the table in the Turns until this one, by what was told in each. */
  readonly placed: (
    played: Played,
    turn: number,
    told: (name: string, turn: number) => Json | undefined,
  ) => readonly TablePiece[];
  /** What else a Crew's list makes of it, in a few words each. */
  readonly crewFacts: (crew: Crew, options: OptionValues) => readonly string[];
  /** What follows a Strategy's score, and what is asked then. */
  readonly after: (strategy: Strategy, turn: number, counts: Readonly<Record<string, number>>) => Following;
  /** The rule by which nothing is summoned; undefined where it may be. */
  readonly noSummoning: (options: OptionValues) => RuleId | undefined;
  /** The rules by which somebody attacks; empty where nobody does. */
  readonly attackerRules: readonly RuleId[];
}
