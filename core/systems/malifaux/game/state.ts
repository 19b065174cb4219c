/** What is true of a game, worked out from its answers as one viewer knows them. */
import { OFF, takenOff } from '../../../encounter/table.ts';
import { sideIn } from '../../../encounter/names.ts';
import type { Answer, Encounter, Guide, PointLine, SideId, Viewpoint } from '../../../encounter/types.ts';
import { type Json, isPlainObject } from '../../../journal/json.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { type Facts, type Notes, type Part, type Scheme, type Situation, count } from '../play/scheme.ts';
import { scorePart } from '../play/score.ts';
import { type Strategy, scoreStrategy } from '../play/strategy.ts';
import { type Crew, type CrewModel, leaderOf } from '../roster/crew.ts';
import { readCrew } from '../roster/paste.ts';
import { type Fallen, type Fielded, fieldedIn } from './crews.ts';
import type { Following, GameEdition, Slot } from './edition.ts';
import { type Finding, findingIn } from './inspection.ts';
import { type Setting, isOpen, playedAs, readSetting } from './setting.ts';

export const SIDES: readonly SideId[] = ['A', 'B'];

/** A Scheme that a side took, as far as the viewer knows. */
export interface Pick {
  readonly side: SideId;
  readonly slot: Slot;
  readonly scheme: string;
  readonly notes: Notes;
  /** The number of the answer that sealed it. */
  readonly number: number;
  readonly sealed: boolean;
}

export type Phase =
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
interface SchemeRecord {
  readonly scored: number;
  readonly revealed: boolean;
  readonly earned: readonly string[];
  readonly paidIn: number;
}

/** A part of a Scheme that was scored, and how far the Scheme had come before. */
export interface Paid {
  readonly ask: string;
  readonly pick: Pick;
  readonly part: Part;
  readonly so: Situation;
}

export interface GameState {
  readonly edition: GameEdition;
  /** Who looks. */
  readonly as: Viewpoint;
  readonly setting: Setting;
  readonly slots: readonly Slot[];
  readonly phase: Phase;
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
  readonly models: readonly Fielded[];
  /** Slots that are filled, `A:1`. */
  readonly filled: readonly string[];
  readonly picks: readonly Pick[];
  readonly passed: readonly SideId[];
  readonly fallen: readonly Fallen[];
  readonly findings: readonly Finding[];
  /** Who was activated this Turn, in order, where somebody told it. */
  readonly acted: readonly string[];
  /** What of Schemes was scored in this phase. */
  readonly paid: readonly Paid[];
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
  /** Asks of this phase that were answered. */
  readonly done: readonly string[];
}

const UNTOUCHED: SchemeRecord = { scored: 0, revealed: false, earned: [], paidIn: 0 };

export function gameState(edition: GameEdition, encounter: Encounter): GameState {
  const setting = readSetting(encounter.setting);
  const begun: GameState = {
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
    done: [],
  };
  return encounter.answers.reduce((state, answer) => settled(applied(state, answer)), begun);
}

/** The words of an ask's id: `turn:2/scheme:A:vendetta:kill` has `turn:2` before it. */
export function wordsOf(ask: string): readonly [string, ...string[]] {
  const [name = '', ...words] = (ask.split('/').at(-1) ?? '').split(':');
  return [name, ...words];
}

function applied(state: GameState, answer: Answer): GameState {
  const [name, ...words] = wordsOf(answer.ask);
  const value = answer.value ?? null;
  switch (name) {
    case 'scenario':
      return withScenario(state, value);
    case 'attacker':
      return { ...state, setting: { ...state.setting, attacker: SIDES.find((side) => side === value) ?? null } };
    case 'leader':
      return withLeader(state, answer.side, answer.value);
    case 'ban':
      return answer.side === null
        ? state
        : { ...state, bans: { ...state.bans, [answer.side]: typeof value === 'string' ? value.trim() : '' } };
    case 'crew':
      return withCrew(state, answer.side, words[1], answer.value);
    case 'take':
      return withPick(state, answer, words);
    case 'kill':
      return { ...state, fallen: [...state.fallen, fallenOf(state.turn, value)] };
    case 'inspect': {
      const finding = findingIn(answer, SIDES);
      return finding ? { ...state, findings: [...state.findings, finding] } : state;
    }
    case 'table':
      return { ...state, told: [...state.told, value], isMeasured: true };
    case OFF:
      return {
        ...state,
        told: Array.isArray(value) ? [...state.told, takenOff(value)] : state.told,
        done: [...state.done, answer.ask],
      };
    case 'activated':
      return typeof value === 'string' ? { ...state, acted: [...state.acted, value] } : state;
    case 'call':
      return { ...state, lastTurn: state.turn };
    case 'strategy':
      return withStrategy(state, answer.ask, words[0] ?? '', value);
    case 'scheme':
      return withScheme(state, answer, words);
    case 'pass':
      return sideOf(words[0]) ? { ...state, passed: [...state.passed, ...(sideOf(words[0]) ?? [])] } : state;
    case 'last':
      return { ...state, lastTurn: value === true ? state.turn : null, done: [...state.done, answer.ask] };
    default:
      return { ...state, done: [...state.done, answer.ask] };
  }
}

function withScenario(state: GameState, value: Json): GameState {
  const played = playedAs(state.edition, state.setting.options, value);
  return isRefusal(played) ? state : { ...state, setting: { ...state.setting, ...played } };
}

function sideOf(word: string | undefined): readonly [SideId] | undefined {
  const side = SIDES.find((one) => one === word);
  return side && [side];
}

function withLeader(state: GameState, side: SideId | null, value: Json | undefined): GameState {
  if (side === null) return state;
  const announced = [...state.announced, side];
  const leader = typeof value === 'string' ? leaderOf(readCrew(value, state.edition.factions).crew) : undefined;
  return leader ? { ...state, announced, leaders: { ...state.leaders, [side]: leader } } : { ...state, announced };
}

/** `which`: 2 for a teammate's Crew. */
function withCrew(
  state: GameState,
  side: SideId | null,
  which: string | undefined,
  value: Json | undefined,
): GameState {
  if (side === null) return state;
  const declared = [...state.declared, which === undefined ? side : `${side}:${which}`];
  if (typeof value !== 'string') return { ...state, declared };
  const { crew } = readCrew(value, state.edition.factions);
  const known = state.crews[side];
  const player = which ?? '1';
  const models = [...state.models, ...fieldedIn(side, crew, { before: known?.models.length ?? 0, player })];
  const together = known ? { ...known, models: [...known.models, ...crew.models] } : crew;
  return { ...state, declared, crews: { ...state.crews, [side]: together }, models };
}

function withPick(
  state: GameState,
  { side, value, number, sealed }: Answer,
  [, id = '']: readonly string[],
): GameState {
  const slot = state.slots.find((one) => one.id === id);
  if (!slot || side === null) return state;
  const filled = [...state.filled, `${side}:${id}`];
  if (!isPlainObject(value)) return { ...state, filled };
  const scheme = typeof value.scheme === 'string' ? value.scheme : '';
  const pick: Pick = { side, slot, scheme, notes: notesIn(value, slot), number, sealed };
  return { ...state, filled, picks: [...state.picks, pick] };
}

export function notesIn(value: Readonly<Record<string, unknown>>, { as }: Slot): Notes {
  const { target, model, models } = value;
  const isNamed = (one: unknown): one is string => typeof one === 'string' && one.trim() !== '';
  return {
    ...(isNamed(target) ? { target } : {}),
    ...(isNamed(model) ? { model } : {}),
    ...(Array.isArray(models) ? { models: models.filter((one) => typeof one === 'string') } : {}),
    ...(as === undefined ? {} : { as }),
  };
}

function fallenOf(turn: number, value: Json): Fallen {
  const { victim, by, how } = isPlainObject(value) ? value : {};
  return {
    turn,
    victim: typeof victim === 'string' ? victim : '',
    by: typeof by === 'string' ? by : null,
    how: how === 'sacrificed' || how === 'removed' ? how : 'killed',
  };
}

function withStrategy(state: GameState, ask: string, id: string, value: Json): GameState {
  const strategy = state.edition.strategies.find((one) => one.id === id);
  const moment = state.phase === 'end' ? 'end-of-game' : 'end-of-turn';
  const part = strategy?.parts.find((one) => one.moment === moment);
  if (!strategy || !part) return state;
  const facts = Object.fromEntries(SIDES.map((side) => [side, factsOf(value, side)]));
  const scored = state.strategies[id] ?? {};
  const law = state.edition.laws(state.setting.options).strategy;
  const { vp, why, rules } = scoreStrategy(law, part, { facts, scored, turn: state.turn });
  const turn = moment === 'end-of-game' ? 0 : state.turn;
  const label = state.edition.labelOf(id);
  const lines = SIDES.flatMap((side): PointLine[] =>
    vp[side] ? [{ side, column: 'vp', points: vp[side], turn, what: `${label}. ${why[side] ?? ''}`, rules }] : [],
  );
  const reasons = SIDES.map((side): Guide => ({
    text: `${sideIn(side)}: ${vp[side] ?? 0} VP. ${label}. ${why[side] ?? ''}.`,
    rules,
  }));
  const sums = SIDES.map((side) => [side, (scored[side] ?? 0) + (vp[side] ?? 0)] as const);
  return {
    ...state,
    points: [...state.points, ...lines],
    strategies: { ...state.strategies, [id]: Object.fromEntries(sums) },
    counts: { ...state.counts, [id]: value },
    reasons: [...state.reasons, ...reasons],
    done: [...state.done, ask],
  };
}

/** What was told of one side: the facts under `A:count`, `A:wiped`. */
export function factsOf(value: Json, side: SideId): Facts {
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

function plainFacts(value: Json | undefined): Facts {
  const facts = Object.entries(isPlainObject(value) ? value : {}).filter(
    (fact): fact is [string, number | boolean] => typeof fact[1] === 'number' || typeof fact[1] === 'boolean',
  );
  return Object.fromEntries(facts);
}

function withScheme(
  state: GameState,
  { ask, value }: Answer,
  [side = '', id = '', moment = '']: readonly string[],
): GameState {
  const scheme = state.edition.schemes.find((one) => one.id === id);
  const part = scheme?.parts.find(({ moments }) => moments.some((one) => one === moment));
  const whose = sideOf(side)?.[0];
  if (!scheme || !part || !whose) return state;
  const so = situationOf(state, whose, scheme);
  const { vp, total, earns, rules } = scorePart(lawOf(state), part, { facts: plainFacts(value) }, so);
  const key = `${side}:${id}`;
  const before = state.schemes[key] ?? UNTOUCHED;
  const what = `${state.edition.labelOf(id)}. ${part.what}`;
  const pick = state.picks.find((one) => one.side === whose && one.scheme === id);
  const turn = state.phase === 'end' ? 0 : state.turn;
  return {
    ...state,
    paid: pick && vp > 0 ? [...state.paid, { ask, pick, part, so }] : state.paid,
    points: vp === 0 ? state.points : [...state.points, { side: whose, column: 'vp', points: vp, turn, what, rules }],
    schemes: {
      ...state.schemes,
      [key]: {
        scored: total,
        revealed: true,
        earned: [...before.earned, ...earns],
        paidIn: vp > 0 ? state.turn : before.paidIn,
      },
    },
    done: [...state.done, ask],
  };
}

export function lawOf({ edition, setting }: GameState): ReturnType<GameEdition['laws']>['scheme'] {
  return edition.laws(setting.options).scheme;
}

export function situationOf(state: GameState, side: SideId, scheme: Scheme): Situation {
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

function firstPhase(edition: GameEdition, { options }: Setting): Phase {
  return edition.bans(options) ? 'leaders' : 'crews';
}

/** Goes on to the next phase where this one has all it waits for. */
function settled(state: GameState): GameState {
  const next = nextPhase(state);
  return next === null ? state : settled({ ...state, ...next, done: [], passed: [], paid: [] });
}

function nextTurn({ turn, told }: GameState): Step {
  return { phase: 'turn', turn: turn + 1, isMeasured: false, acted: [], reasons: [], toldBefore: told.length };
}

type Step = Partial<Omit<GameState, 'phase'>> & { readonly phase: Phase };

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
      const told = setting.strategies.every((id) => done.includes(`turn:${turn}/strategy:${id}`));
      return told ? { phase: 'reveals' } : null;
    }
    case 'reveals': {
      if (slots.length > 0 && passed.length < SIDES.length) return null;
      const { last, flips } = edition.turns;
      if (lastTurn === turn || (turn >= last && !flips)) return { phase: 'end' };
      return turn >= last ? { phase: 'last' } : nextTurn(state);
    }
    case 'last':
      if (!done.includes(`turn:${turn}/last`)) return null;
      return lastTurn === turn ? { phase: 'end' } : nextTurn(state);
    case 'end':
      return endAsks(state).every((ask) => done.includes(ask)) ? { phase: 'over' } : null;
    case 'over':
      return null;
  }
}

/** What has to be answered before the game is over: by id. */
export function endAsks(state: GameState): readonly string[] {
  const strategies = endStrategies(state).map(({ id }) => `end/strategy:${id}`);
  return [...strategies, ...endParts(state).map(({ pick }) => `end/scheme:${pick.side}:${pick.scheme}:end-of-game`)];
}

export function endStrategies({ edition, setting }: GameState): readonly Strategy[] {
  return edition.strategies.filter(
    ({ id, parts }) => setting.strategies.includes(id) && parts.some(({ moment }) => moment === 'end-of-game'),
  );
}

/** Every Scheme that may still score at the end of the game: all are open by then. */
export function endParts(state: GameState): readonly { readonly pick: Pick; readonly part: Part }[] {
  return state.picks.flatMap((pick) => {
    const scheme = state.edition.schemes.find(({ id }) => id === pick.scheme);
    const part = scheme?.parts.find(({ moments }) => moments.includes('end-of-game'));
    if (!scheme || !part) return [];
    const before = { ...state, schemes: withoutEnd(state) };
    return lawOf(state).bar(part, situationOf(before, pick.side, scheme)) === null ? [{ pick, part }] : [];
  });
}

/** Whether the end has scored must not take its own question away. */
function withoutEnd({ schemes, done }: GameState): GameState['schemes'] {
  const kept = Object.entries(schemes).filter(([key]) => !done.includes(`end/scheme:${key}:end-of-game`));
  return Object.fromEntries(kept);
}
