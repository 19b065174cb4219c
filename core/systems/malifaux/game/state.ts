/** What is true of a game, worked out from its answers as one viewer knows them. */
import type { Encounter, Guide, PointLine, SideId, Viewpoint } from '../../../encounter/types.ts';
import { type Json, fieldsOf } from '../../../journal/json.ts';
import { type SchemeFacts, type Notes, type Part, type Scheme, type SchemeProgress, count } from '../rules/scheme.ts';
import type { Crew, CrewModel } from '../roster/crew.ts';
import type { Fallen, FieldedModel } from './crews.ts';
import type { Following, GameEdition, Slot } from './edition.ts';
import { END, SIDES } from './ids.ts';
import type { LookFinding } from './inspection.ts';
import { type MalifauxSetting, isOpen, readSetting } from './setting.ts';

/** A Scheme that a side took, as far as the viewer knows. */
export interface Pick {
  readonly side: SideId;
  readonly slot: Slot;
  readonly scheme: string;
  readonly notes: Notes;
  readonly sealed: boolean;
}

export type GamePhase =
  | 'scenario'
  | 'leaders'
  | 'bans'
  | 'crews'
  | 'schemes'
  | 'turn'
  | 'reveals'
  | 'last'
  | 'end'
  | 'over';

/** What a Scheme has done, by side and id: `A:vendetta`. */
export interface SchemeRecord {
  readonly scored: number;
  readonly revealed: boolean;
  readonly earned: readonly string[];
  readonly paidIn: number;
  /** How many had fallen when it was revealed; how many Markers it put on the table. */
  readonly fallenBefore?: number | undefined;
  readonly placed?: number | undefined;
}

/** Models of whose deaths one paid under a Scheme. */
export interface PaidDeath {
  readonly side: SideId;
  readonly victims: readonly string[];
}

/** A part of a Scheme that may pay. */
export interface Paying {
  readonly pick: Pick;
  readonly scheme: Scheme;
  readonly part: Part;
}

/** A part of a Scheme that was scored, and how far the Scheme had come before. */
export interface PaidSchemes extends Paying {
  readonly ask: string;
  readonly so: SchemeProgress;
}

/** What was counted by hand in this Turn. */
export interface Counting {
  /** What the record or the table said then, by the same fields. */
  readonly known: Readonly<Record<string, Json>>;
  /** The figures that somebody changed, `A:count`. */
  readonly figures: Readonly<Record<string, Json>>;
}

export interface GameState {
  readonly edition: GameEdition;
  /** Who looks. */
  readonly as: Viewpoint;
  readonly setting: MalifauxSetting;
  readonly slots: readonly Slot[];
  readonly phase: GamePhase;
  readonly turn: number;
  /** The Turn the game ends with, once a call or the cards said so. */
  readonly lastTurn: number | null;
  /** Who called Last Turn or Time, where somebody did; null: a judge. */
  readonly caller: SideId | null;
  /** Who announced a Leader, and those that the viewer knows; the Keyword that each side named, empty for none. */
  readonly announced: readonly SideId[];
  readonly leaders: Readonly<Partial<Record<SideId, CrewModel>>>;
  readonly bans: Readonly<Partial<Record<SideId, string>>>;
  /** Who would announce Leaders anew. */
  readonly anew: readonly SideId[];
  /** The Crews that were declared, `A`, and `A:2` for a teammate's; those that the viewer knows, a team's together. */
  readonly declared: readonly string[];
  readonly crews: Readonly<Partial<Record<SideId, Crew>>>;
  readonly models: readonly FieldedModel[];
  /** Slots that are filled, `A:1`. */
  readonly filled: readonly string[];
  readonly picks: readonly Pick[];
  readonly passed: readonly SideId[];
  /** Who fell or was buried, in order; and who is out of play now. */
  readonly fallen: readonly Fallen[];
  readonly out: readonly string[];
  readonly findings: readonly LookFinding[];
  /** Who was activated this Turn, in order, where somebody told it. */
  readonly acted: readonly string[];
  /** What of Schemes was scored in this phase. */
  readonly paid: readonly PaidSchemes[];
  readonly deaths: readonly PaidDeath[];
  /** What was told of the table, in order; whether some of it this Turn. */
  readonly told: readonly Json[];
  readonly isMeasured: boolean;
  /** How many of those were told before this Turn. */
  readonly toldBefore: number;
  readonly points: readonly PointLine[];
  readonly strategies: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By Strategy and side: what was counted at the ends of Turns, added up. */
  readonly tallies: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By Strategy. */
  readonly counting: Readonly<Record<string, Counting>>;
  /** What was told last of a Strategy, by its id. */
  readonly counts: Readonly<Record<string, Json>>;
  readonly schemes: Readonly<Record<string, SchemeRecord>>;
  /** What the Strategies came to this Turn, and why: where it is nothing too. */
  readonly reasons: readonly Guide[];
  /** What else was told, by the id of the ask. */
  readonly said: Readonly<Record<string, Json>>;
  readonly attackerSaid: boolean;
  /** Asks of this phase that were answered. */
  readonly done: readonly string[];
}

export const UNTOUCHED: SchemeRecord = { scored: 0, revealed: false, earned: [], paidIn: 0 };

export function newState(edition: GameEdition, encounter: Encounter): GameState {
  const setting = readSetting(encounter.setting);
  return {
    edition,
    as: encounter.as,
    setting,
    slots: edition.slots(setting.options),
    phase: isOpen(setting) ? 'scenario' : firstPhase(edition, setting),
    turn: 0,
    lastTurn: null,
    caller: null,
    announced: [],
    leaders: {},
    bans: {},
    anew: [],
    declared: [],
    crews: {},
    models: [],
    filled: [],
    picks: [],
    passed: [],
    fallen: [],
    out: [],
    deaths: [],
    tallies: {},
    findings: [],
    acted: [],
    paid: [],
    told: [],
    isMeasured: false,
    toldBefore: 0,
    points: [],
    strategies: {},
    counting: {},
    counts: {},
    schemes: {},
    reasons: [],
    said: {},
    attackerSaid: false,
    done: [],
  };
}

/** What was told of one side: the facts under `A:count`, `A:wiped`. */
export function factsOf(value: Json, side: SideId): SchemeFacts {
  const own = Object.entries(fieldsOf(value)).flatMap(([key, fact]) =>
    key.startsWith(`${side}:`) && (typeof fact === 'number' || typeof fact === 'boolean')
      ? [[key.slice(2), fact] as const]
      : [],
  );
  return Object.fromEntries(own);
}

/** The counts of both sides, as a Strategy was told. */
export function countsOf(value: Json): Readonly<Record<string, number>> {
  return Object.fromEntries(SIDES.map((side) => [side, count(factsOf(value, side), 'count')]));
}

export function schemeLimitsOf({ edition, setting }: GameState): ReturnType<GameEdition['laws']>['scheme'] {
  return edition.laws(setting.options).scheme;
}

export function situationOf(state: GameState, side: SideId, scheme: Scheme): SchemeProgress {
  const { scored, revealed, earned, paidIn, placed } = state.schemes[`${side}:${scheme.id}`] ?? UNTOUCHED;
  const as = state.picks.find((pick) => pick.side === side && pick.scheme === scheme.id)?.slot.as;
  const paidThisTurn = paidIn === state.turn;
  return {
    turn: state.turn,
    scored,
    revealed,
    earned,
    paidThisTurn,
    ...(as === undefined ? {} : { as }),
    ...(placed === undefined ? {} : { placed }),
  };
}

/** What follows the Strategies' scores in the Turn that ends. */
export function followingIn({ edition, setting, phase, turn, counts }: GameState): readonly Following[] {
  if (phase !== 'reveals') return [];
  return edition.strategies
    .filter(({ id }) => setting.strategies.includes(id))
    .map((strategy) => edition.after(strategy, turn, countsOf(counts[strategy.id] ?? null)));
}

/** Whether an answer in this scope is about the end of the game: when it is there, or behind it in what was recorded. */
export function isOfTheEnd({ phase }: GameState, scope: string): boolean {
  return scope === END && (phase === 'end' || phase === 'over');
}

export function firstPhase(edition: GameEdition, { options }: MalifauxSetting): GamePhase {
  return edition.bans(options) ? 'leaders' : 'crews';
}
