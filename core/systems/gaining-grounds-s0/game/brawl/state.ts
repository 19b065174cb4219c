/** What is true of an All Out Brawl at a table: who is in, whose Activation it is, what was earned. */
import { sideIn } from '../../../../encounter/names.ts';
import type { Encounter, PointLine, SideId, Viewpoint } from '../../../../encounter/types.ts';
import { type Json, writtenAs, fieldsOf, numberOf } from '../../../../journal/json.ts';
import type { OptionValues } from '../../../../event/types.ts';
import type { RuleId } from '../../../../rules/rule-ids.ts';
import { cite } from '../../../../rules/cite.ts';
import type { GameEdition, KnownPlayer } from '../../../malifaux/game/edition.ts';
import type { LookFinding } from '../../../malifaux/game/inspection.ts';
import { type CrewModel, leaderOf } from '../../../malifaux/roster/crew.ts';
import { readCrew } from '../../../malifaux/roster/paste.ts';
import { brawlOrder } from '../../rules/actions/turns.ts';
import { BRAWL_EARNS, killEarns } from '../../event/brawl-points.ts';
import { FACTIONS } from '../../names.ts';

export interface BrawlSetting {
  readonly options: OptionValues;
  readonly players: Readonly<Record<string, KnownPlayer>>;
}

export interface BrawlState {
  readonly edition: GameEdition;
  /** Who looks. */
  readonly as: Viewpoint;
  readonly setting: BrawlSetting;
  readonly sides: readonly SideId[];
  readonly phase: 'models' | 'deploy' | 'flips' | 'activations' | 'end' | 'over';
  readonly turn: number;
  readonly declared: readonly SideId[];
  /** The models, as far as they were told and the viewer knows them. */
  readonly models: Readonly<Partial<Record<SideId, CrewModel>>>;
  readonly deploying: readonly SideId[];
  /** This Turn's flips for Initiative; more than one where some flipped alike. */
  readonly flips: Readonly<Partial<Record<SideId, readonly number[]>>>;
  readonly order: readonly SideId[];
  /** Who has activated, or had their moment, this Turn. */
  readonly acted: readonly SideId[];
  /** Who has nothing on the table. */
  readonly out: readonly SideId[];
  /** By who fell, whose model killed it the last time. */
  readonly killers: Readonly<Partial<Record<SideId, SideId>>>;
  /** Who comes back, at an edge that is still to be drawn. */
  readonly returning: SideId | null;
  /** The edge at which somebody just came back. */
  readonly edge: { readonly side: SideId; readonly at: string } | null;
  readonly call: string | null;
  /** Who called it; null: a judge. */
  readonly caller: SideId | null;
  /** Who is near the middle, as somebody marked it this Turn; null while nobody did. */
  readonly near: readonly SideId[] | null;
  readonly findings: readonly LookFinding[];
  /** What was told of the table, in order. */
  readonly told: readonly Json[];
  /** Whether some of it was told this Turn. */
  readonly isMeasured: boolean;
  readonly points: readonly PointLine[];
}

/** A game lasts five Turns (GG0-CORE-01, GG0-AMB-53). */
const TURNS = 5;

export function newBrawl(edition: GameEdition, { setting, sides, as }: Encounter): BrawlState {
  return {
    edition,
    as,
    setting: writtenAs<BrawlSetting>(setting),
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
    killers: {},
    returning: null,
    edge: null,
    call: null,
    caller: null,
    near: null,
    findings: [],
    told: [],
    isMeasured: false,
    points: [],
  };
}

/** Whose Activation it is; undefined where nobody is due. */
export function dueSide({ phase, order, acted }: BrawlState): SideId | undefined {
  return phase === 'activations' ? order.find((side) => !acted.includes(side)) : undefined;
}

/** Those with a model on the table. */
export function leftIn({ sides, out }: Pick<BrawlState, 'sides' | 'out'>): readonly SideId[] {
  return sides.filter((side) => !out.includes(side));
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

export function sidesIn(state: BrawlState, value: Json | undefined): readonly SideId[] {
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  return items.flatMap((one) => sideOf(state, one) ?? []);
}

export function withModel(state: BrawlState, side: SideId, value: Json): BrawlState {
  const crew = typeof value === 'string' ? readCrew(value, FACTIONS).crew : null;
  const model = crew ? leaderOf(crew) : undefined;
  const models = model ? { ...state.models, [side]: model } : state.models;
  return { ...state, declared: [...state.declared, side], models };
}

/** A VP for every model damaged, two for a kill; who was killed is off the table. */
export function withActivation(state: BrawlState, side: SideId, value: Json): BrawlState {
  const { damaged, whom, killed } = fieldsOf(value);
  const fallen = sidesIn(state, killed).filter((one) => one !== side);
  const hurt = numberOf(damaged, 0);
  const paid = line(state, side, 'damaged', hurt);
  const names = sidesIn(state, whom).map(sideIn).join(', ');
  const earned = hurt === 0 ? [] : [names === '' ? paid : { ...paid, what: `${paid.what}: ${names}` }];
  const after: BrawlState = {
    ...state,
    acted: [...state.acted, side],
    edge: null,
    points: [...state.points, ...earned],
  };
  return fallen.reduce((now, victim) => killedBy(now, victim, side), after);
}

export function killedBy(state: BrawlState, victim: SideId, by: SideId | undefined): BrawlState {
  if (state.out.includes(victim)) return state;
  const killer = by ?? null;
  const earned = killEarns(killer, victim) ? [line(state, killer, 'kill')] : [];
  const { [victim]: _, ...others } = state.killers;
  const killers = by === undefined ? others : { ...others, [victim]: by };
  return { ...state, out: [...state.out, victim], killers, points: [...state.points, ...earned] };
}

export function middle(state: BrawlState, there: readonly SideId[]): BrawlState {
  const lines = there.map((side) => line(state, side, 'middle'));
  const points = [...state.points, ...lines];
  const over = state.turn >= TURNS || state.call !== null;
  return over ? { ...state, points, phase: 'over' } : nextTurn({ ...state, points });
}

function line({ turn }: BrawlState, side: SideId, of: keyof typeof BRAWL_EARNS, times = 1): PointLine {
  const { vp, what, rule } = BRAWL_EARNS[of];
  return { side, column: 'vp', points: vp * times, turn, what, rules: cite(rule) };
}

function nextTurn(state: BrawlState): BrawlState {
  return {
    ...state,
    phase: 'flips',
    turn: state.turn + 1,
    flips: {},
    order: [],
    acted: [],
    near: null,
    isMeasured: false,
  };
}

/** Goes on where this phase has all that it waits for. */
export function settled(state: BrawlState): BrawlState {
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

export function orderRules(): readonly RuleId[] {
  return cite('GG0-MODE-AOB-06', 'GG0-AMB-72');
}
