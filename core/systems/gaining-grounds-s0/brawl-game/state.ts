/** What is true of an All Out Brawl at a table: who is in, whose Activation it is, what was earned. */
import type { Answer, Encounter, PointLine, SideId } from '../../../encounter/types.ts';
import { type Json, isPlainObject } from '../../../journal/json.ts';
import type { OptionValues } from '../../../event/types.ts';
import { cite } from '../../../journal/cite.ts';
import type { KnownPlayer } from '../../malifaux/game/edition.ts';
import { leaderOf } from '../../malifaux/roster/crew.ts';
import { readCrew } from '../../malifaux/roster/paste.ts';
import { wordsOf } from '../../malifaux/game/state.ts';
import { brawlOrder } from '../actions/turns.ts';
import { FACTIONS } from '../names.ts';

export interface BrawlSetting {
  readonly options: OptionValues;
  readonly players: Readonly<Record<string, KnownPlayer>>;
}

export interface BrawlState {
  readonly setting: BrawlSetting;
  readonly sides: readonly SideId[];
  readonly phase: 'models' | 'deploy' | 'flips' | 'activations' | 'end' | 'over';
  readonly turn: number;
  readonly declared: readonly SideId[];
  /** Names of models, as far as they were told. */
  readonly models: Readonly<Partial<Record<SideId, string>>>;
  readonly deploying: readonly SideId[];
  /** This Turn's flips for Initiative; more than one where some flipped alike. */
  readonly flips: Readonly<Partial<Record<SideId, readonly number[]>>>;
  readonly order: readonly SideId[];
  /** Who has activated, or had their moment, this Turn. */
  readonly acted: readonly SideId[];
  /** Who has nothing on the table. */
  readonly out: readonly SideId[];
  /** Who comes back, at an edge that is still to be drawn. */
  readonly returning: SideId | null;
  /** The edge at which somebody just came back. */
  readonly edge: { readonly side: SideId; readonly at: string } | null;
  readonly call: string | null;
  readonly points: readonly PointLine[];
}

/** A game lasts five Turns (GG0-CORE-01, GG0-AMB-53). */
const TURNS = 5;
const KILL = 2;

export function brawlState({ setting, sides, answers }: Encounter): BrawlState {
  const begun: BrawlState = {
    setting: setting as unknown as BrawlSetting,
    sides: sides.map(({ id }) => id),
    phase: 'models',
    turn: 0,
    declared: [],
    models: {},
    deploying: [],
    flips: {},
    order: [],
    acted: [],
    out: [],
    returning: null,
    edge: null,
    call: null,
    points: [],
  };
  return answers.reduce((state, answer) => settled(applied(state, answer)), begun);
}

/** Whose Activation it is; undefined where nobody is due. */
export function dueSide({ phase, order, acted }: BrawlState): SideId | undefined {
  return phase === 'activations' ? order.find((side) => !acted.includes(side)) : undefined;
}

/** Those whose order the flips leave open: at first all who have not flipped, then those who flipped alike. */
export function toFlip({ sides, flips }: Pick<BrawlState, 'sides' | 'flips'>): readonly SideId[] {
  const missing = sides.filter((side) => flips[side] === undefined);
  return missing.length > 0 ? missing : ranked(sides, flips, 0).again;
}

function ranked(
  sides: readonly SideId[],
  flips: BrawlState['flips'],
  lap: number,
): { readonly order: readonly SideId[]; readonly again: readonly SideId[] } {
  const known = Object.fromEntries(sides.map((side) => [side, flips[side]?.[lap] ?? 0]));
  const { order } = brawlOrder(known);
  const values = [...new Set(order.map((side) => known[side] ?? 0))];
  const groups = values.map((value) => {
    const same = sides.filter((side) => known[side] === value);
    if (same.length < 2) return { order: same, again: [] };
    const waiting = same.filter((side) => flips[side]?.[lap + 1] === undefined);
    return waiting.length > 0 ? { order: same, again: waiting } : ranked(same, flips, lap + 1);
  });
  return { order: groups.flatMap((group) => group.order), again: groups.flatMap((group) => group.again) };
}

export function sideOf({ sides }: Pick<BrawlState, 'sides'>, value: Json | undefined): SideId | undefined {
  return sides.find((side) => side === value);
}

function sidesIn(state: BrawlState, value: Json | undefined): readonly SideId[] {
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  return items.flatMap((one) => sideOf(state, one) ?? []);
}

function applied(state: BrawlState, { ask, value = null }: Answer): BrawlState {
  const [name, word] = wordsOf(ask);
  const side = sideOf(state, word);
  switch (name) {
    case 'crew':
      return side ? withModel(state, side, value) : state;
    case 'deploying':
      return { ...state, deploying: sidesIn(state, value) };
    case 'flip':
      return side
        ? { ...state, flips: { ...state.flips, [side]: [...(state.flips[side] ?? []), Number(value)] } }
        : state;
    case 'return':
      if (!side) return state;
      return value === true ? { ...state, returning: side } : { ...state, acted: [...state.acted, side] };
    case 'edge':
      return side ? { ...back(state, side), edge: { side, at: textOf(value) } } : state;
    case 'activation':
      return side ? withActivation(state, side, value) : state;
    case 'kill':
      return withKill(state, value);
    case 'call':
      return { ...state, call: textOf(value) };
    case 'middle':
      return withMiddle(state, sidesIn(state, value));
    default:
      return state;
  }
}

/** A choice's id. */
function textOf(value: Json): string {
  return typeof value === 'string' ? value : '';
}

function back(state: BrawlState, side: SideId): BrawlState {
  return { ...state, returning: null, out: state.out.filter((one) => one !== side) };
}

function withModel(state: BrawlState, side: SideId, value: Json): BrawlState {
  const crew = typeof value === 'string' ? readCrew(value, FACTIONS).crew : null;
  const model = crew && leaderOf(crew)?.name;
  const models = model ? { ...state.models, [side]: model } : state.models;
  return { ...state, declared: [...state.declared, side], models };
}

/** A VP for every model damaged, two for a kill; who was killed is off the table. */
function withActivation(state: BrawlState, side: SideId, value: Json): BrawlState {
  const { damaged, killed } = isPlainObject(value) ? value : {};
  const fallen = sidesIn(state, killed).filter((one) => one !== side);
  const hurt = typeof damaged === 'number' ? damaged : 0;
  const earned = hurt === 0 ? [] : [line(state, side, hurt, 'Models damaged in the Activation', 'GG0-MODE-AOB-10')];
  const after: BrawlState = {
    ...state,
    acted: [...state.acted, side],
    edge: null,
    points: [...state.points, ...earned],
  };
  return fallen.reduce((now, victim) => killedBy(now, victim, side), after);
}

function withKill(state: BrawlState, value: Json): BrawlState {
  const { victim, by } = isPlainObject(value) ? value : {};
  const fallen = sideOf(state, victim);
  return fallen ? killedBy(state, fallen, sideOf(state, by)) : state;
}

/** A kill of one's own model, or nobody's, earns nothing (GG0-AMB-53). */
function killedBy(state: BrawlState, victim: SideId, by: SideId | undefined): BrawlState {
  if (state.out.includes(victim)) return state;
  const earned = by === undefined || by === victim ? [] : [line(state, by, KILL, 'A kill', 'GG0-MODE-AOB-09')];
  return { ...state, out: [...state.out, victim], points: [...state.points, ...earned] };
}

function withMiddle(state: BrawlState, there: readonly SideId[]): BrawlState {
  const lines = there.map((side) => line(state, side, 1, 'A model near the middle', 'GG0-MODE-AOB-11'));
  const points = [...state.points, ...lines];
  const over = state.turn >= TURNS || state.call !== null;
  return over ? { ...state, points, phase: 'over' } : nextTurn({ ...state, points });
}

function line({ turn }: BrawlState, side: SideId, points: number, what: string, rule: string): PointLine {
  return { side, column: 'vp', points, turn, what, rules: cite(rule) };
}

function nextTurn(state: BrawlState): BrawlState {
  return { ...state, phase: 'flips', turn: state.turn + 1, flips: {}, order: [], acted: [] };
}

/** Goes on where this phase has all that it waits for. */
function settled(state: BrawlState): BrawlState {
  const { phase, sides, declared, deploying, order, acted, call } = state;
  if (phase === 'models') return declared.length < sides.length ? state : settled({ ...state, phase: 'deploy' });
  if (phase === 'deploy') return deploying.length < sides.length ? state : nextTurn(state);
  if (phase === 'flips') {
    if (call === 'time') return { ...state, phase: 'end' };
    return toFlip(state).length > 0
      ? state
      : { ...state, phase: 'activations', order: ranked(sides, state.flips, 0).order };
  }
  if (phase === 'activations') return order.every((side) => acted.includes(side)) ? { ...state, phase: 'end' } : state;
  return state;
}
