/** What is true of a game, worked out from its answers as one viewer knows them. */
import type { Encounter, Guide, PointLine, SideId, Viewpoint } from '../../../encounter/types.ts';
import { type Json, isPlainObject } from '../../../journal/json.ts';
import { type SchemeFacts, type Notes, type Part, type Scheme, type SchemeProgress, count } from '../play/scheme.ts';
import type { Strategy } from '../play/strategy.ts';
import type { Crew, CrewModel } from '../roster/crew.ts';
import type { Fallen, FieldedModel } from './crews.ts';
import type { Following, GameEdition, Slot } from './edition.ts';
import { END, LAST_ID, SCHEME_ID, SIDES, STRATEGY_ID, turnScope } from './ids.ts';
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
}

/** A part of a Scheme that may pay. */
export interface Paying {
  readonly pick: Pick;
  readonly scheme: Scheme;
  readonly part: Part;
}

/** A part of a Scheme that was scored, and how far the Scheme had come before. */
export interface PaidSchemes {
  readonly ask: string;
  readonly pick: Pick;
  readonly part: Part;
  readonly so: SchemeProgress;
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
  /** Who announced a Leader, and those that the viewer knows; the Keyword that each side named, empty for none. */
  readonly announced: readonly SideId[];
  readonly leaders: Readonly<Partial<Record<SideId, CrewModel>>>;
  readonly bans: Readonly<Partial<Record<SideId, string>>>;
  /** The Crews that were declared, `A`, and `A:2` for a teammate's; those that the viewer knows, a team's together. */
  readonly declared: readonly string[];
  readonly crews: Readonly<Partial<Record<SideId, Crew>>>;
  readonly models: readonly FieldedModel[];
  /** Slots that are filled, `A:1`. */
  readonly filled: readonly string[];
  readonly picks: readonly Pick[];
  readonly passed: readonly SideId[];
  readonly fallen: readonly Fallen[];
  readonly findings: readonly LookFinding[];
  /** Who was activated this Turn, in order, where somebody told it. */
  readonly acted: readonly string[];
  /** What of Schemes was scored in this phase. */
  readonly paid: readonly PaidSchemes[];
  /** What was told of the table, in order; whether some of it this Turn. */
  readonly told: readonly Json[];
  readonly isMeasured: boolean;
  /** How many of those were told before this Turn. */
  readonly toldBefore: number;
  readonly points: readonly PointLine[];
  readonly strategies: Readonly<Record<string, Readonly<Record<string, number>>>>;
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
    announced: [],
    leaders: {},
    bans: {},
    declared: [],
    crews: {},
    models: [],
    filled: [],
    picks: [],
    passed: [],
    fallen: [],
    findings: [],
    acted: [],
    paid: [],
    told: [],
    isMeasured: false,
    toldBefore: 0,
    points: [],
    strategies: {},
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
  const own = Object.entries(isPlainObject(value) ? value : {}).flatMap(([key, fact]) =>
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
  const { scored, revealed, earned, paidIn } = state.schemes[`${side}:${scheme.id}`] ?? UNTOUCHED;
  const as = state.picks.find((pick) => pick.side === side && pick.scheme === scheme.id)?.slot.as;
  const paidThisTurn = paidIn === state.turn;
  return { turn: state.turn, scored, revealed, earned, paidThisTurn, ...(as === undefined ? {} : { as }) };
}

/** What follows the Strategies' scores in the Turn that ends. */
export function followingIn({ edition, setting, phase, turn, counts }: GameState): readonly Following[] {
  if (phase !== 'reveals') return [];
  return edition.strategies
    .filter(({ id }) => setting.strategies.includes(id))
    .map((strategy) => edition.after(strategy, turn, countsOf(counts[strategy.id] ?? null)));
}

export function isRevealed({ schemes }: GameState, { side, scheme }: Pick): boolean {
  return schemes[`${side}:${scheme}`]?.revealed ?? false;
}

function firstPhase(edition: GameEdition, { options }: MalifauxSetting): GamePhase {
  return edition.bans(options) ? 'leaders' : 'crews';
}

/** Goes on to the next phase where this one has all it waits for. */
export function settled(state: GameState): GameState {
  const next = nextPhase(state);
  return next === null ? state : settled({ ...state, ...next, done: [], passed: [], paid: [] });
}

function nextTurn({ turn, told }: GameState): Step {
  return { phase: 'turn', turn: turn + 1, isMeasured: false, acted: [], reasons: [], toldBefore: told.length };
}

type Step = Partial<Omit<GameState, 'phase'>> & { readonly phase: GamePhase };

function nextPhase(state: GameState): Step | null {
  const { phase, declared, slots, filled, turn, setting, done, passed, edition, lastTurn } = state;
  switch (phase) {
    case 'scenario':
      return isOpen(setting) ? null : { phase: firstPhase(edition, setting) };
    case 'leaders':
      return state.announced.length < SIDES.length ? null : { phase: 'bans' };
    case 'bans':
      return SIDES.some((side) => state.bans[side] === undefined) ? null : { phase: 'crews' };
    case 'crews':
      return declared.length < SIDES.length * edition.crews(setting.options) ? null : { phase: 'schemes' };
    case 'schemes':
      return filled.length < SIDES.length * slots.length ? null : nextTurn(state);
    case 'turn': {
      const told = setting.strategies.every((id) =>
        done.includes(STRATEGY_ID.write({ strategy: id }, turnScope(turn))),
      );
      return told ? { phase: 'reveals' } : null;
    }
    case 'reveals': {
      if (slots.length > 0 && passed.length < SIDES.length) return null;
      const { last, flips } = edition.turns;
      if (lastTurn === turn || (turn >= last && !flips)) return { phase: 'end' };
      return turn >= last ? { phase: 'last' } : nextTurn(state);
    }
    case 'last':
      if (!done.includes(LAST_ID.write({}, turnScope(turn)))) return null;
      return lastTurn === turn ? { phase: 'end' } : nextTurn(state);
    case 'end':
      return endAsks(state).every((ask) => done.includes(ask)) ? { phase: 'over' } : null;
    case 'over':
      return null;
  }
}

function endId({ side, scheme }: Pick): string {
  return SCHEME_ID.write({ side, scheme, moment: 'end-of-game' }, END);
}

/** What has to be answered before the game is over: by id. */
function endAsks(state: GameState): readonly string[] {
  const strategies = endStrategies(state).map(({ id }) => STRATEGY_ID.write({ strategy: id }, END));
  return [...strategies, ...endParts(state).map(({ pick }) => endId(pick))];
}

function endStrategies({ edition, setting }: GameState): readonly Strategy[] {
  return edition.strategies.filter(
    ({ id, parts }) => setting.strategies.includes(id) && parts.some(({ moment }) => moment === 'end-of-game'),
  );
}

/** Every Scheme that may still score at the end of the game: all are open by then. */
export function endParts(state: GameState): readonly Paying[] {
  return state.picks.flatMap((pick) => {
    const scheme = state.edition.schemes.find(({ id }) => id === pick.scheme);
    const part = scheme?.parts.find(({ moments }) => moments.includes('end-of-game'));
    if (!scheme || !part) return [];
    const before = { ...state, schemes: withoutEnd(state) };
    return schemeLimitsOf(state).bar(part, situationOf(before, pick.side, scheme)) === null
      ? [{ pick, scheme, part }]
      : [];
  });
}

/** Whether the end has scored must not take its own question away. */
function withoutEnd({ schemes, picks, done }: GameState): GameState['schemes'] {
  const kept = Object.entries(schemes).filter(
    ([key]) => !picks.some((pick) => `${pick.side}:${pick.scheme}` === key && done.includes(endId(pick))),
  );
  return Object.fromEntries(kept);
}
