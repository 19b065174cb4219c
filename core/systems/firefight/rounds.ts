/** Whose turn it is: deployment, arrivals, activations, rounds and the game's end (GFF-ROUND, GFF-DEPLOY, GFF-MISSION). */
import { cite } from '../../journal/cite.ts';
import type { Readings } from './readings.ts';

export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export function otherSide(side: Side): Side {
  return side === 'A' ? 'B' : 'A';
}

/** The game lasts so many rounds (GFF-MISSION-11). */
export const ROUNDS = 4;

/** Turns in order: sides alternate from `first`, and one that has nothing left is skipped. */
export function alternate(first: Side, counts: BySide<number>): Side[] {
  const left = { ...counts };
  const order: Side[] = [];
  let side = first;
  while (left.A + left.B > 0) {
    if (left[side] === 0) side = otherSide(side);
    order.push(side);
    left[side] -= 1;
    side = otherSide(side);
  }
  return order;
}

/** Who places a marker when (GFF-MISSION-02). */
export function markerOrder(first: Side, count: number): Side[] {
  cite('GFF-MISSION-02');
  return Array.from({ length: count }, (_, turn) => (turn % 2 === 0 ? first : otherSide(first)));
}

/** Who deploys a unit when, and then who a Scout unit (GFF-DEPLOY-03, -05). */
export function deploymentOrder(first: Side, units: BySide<number>, scouts: BySide<number>) {
  cite('GFF-DEPLOY-03', 'GFF-DEPLOY-05', 'GFF-SR-SCOUT-1');
  return { order: alternate(first, units), scouts: alternate(first, scouts) };
}

/** Who may bring in an Ambush unit when: from round 2 on, whoever activates first begins (GFF-DEPLOY-06). */
export function ambushOrder(round: number, first: Side, waiting: BySide<number>): Side[] {
  cite('GFF-DEPLOY-06', 'GFF-SR-AMBUSH-2');
  return round < 2 || round > ROUNDS ? [] : alternate(first, waiting);
}

/** The side that activates next, or null when the round's activations are over (GFF-ROUND-02, -03). */
export function nextToActivate(last: Side | null, first: Side, waiting: BySide<number>): Side | null {
  cite('GFF-ROUND-01', 'GFF-ROUND-02', 'GFF-ROUND-03', 'GFF-ROUND-08');
  if (waiting.A + waiting.B === 0) return null;
  const turn = last === null ? first : otherSide(last);
  return waiting[turn] > 0 ? turn : otherSide(turn);
}

/** A unit destroyed by the round's activation number `after`; `waiting`: it had not activated yet. */
export interface Loss {
  readonly after: number;
  readonly side: Side;
  readonly waiting: boolean;
}

/** A whole round's activations, each side's finish index, and who starts the next one (GFF-ROUND-04). */
export function playRound(
  first: Side,
  units: BySide<number>,
  losses: readonly Loss[],
  { nextFirst }: Pick<Readings, 'nextFirst'>,
) {
  cite('GFF-ROUND-04', 'GFF-ROUND-07');
  const left = { ...units };
  const finish = { A: 0, B: 0 };
  const out: Record<Side, number> = { A: units.A === 0 ? 0 : Infinity, B: units.B === 0 ? 0 : Infinity };
  const order: Side[] = [];
  for (;;) {
    const side = nextToActivate(order.at(-1) ?? null, first, left);
    if (side === null) break;
    order.push(side);
    left[side] -= 1;
    finish[side] = order.length;
    for (const loss of losses) if (loss.after === order.length && loss.waiting) left[loss.side] -= 1;
    // What the active side did to itself comes first: its own last activation is what ran it out.
    for (const one of SIDES) if (left[one] <= 0 && out[one] === Infinity) out[one] = order.length;
  }
  const last = order.at(-1) ?? null;
  return { order, finish, nextFirst: startsNext({ first, last, finish, out }, { nextFirst }) };
}

/** What a round leaves behind: who began it, who activated last, and when each side did last or ran out. */
export interface RoundPlayed {
  readonly first: Side;
  readonly last: Side | null;
  readonly finish: BySide<number>;
  readonly out: BySide<number>;
}

/** Who starts the next round: the side that finished activating first (GFF-ROUND-04, GFF-AMB-08). */
export function startsNext(
  { first, last, finish, out }: RoundPlayed,
  { nextFirst }: Pick<Readings, 'nextFirst'>,
): Side {
  cite('GFF-ROUND-04');
  const decides = nextFirst === 'first-out' ? out : finish;
  if (decides.A !== decides.B) return decides.A < decides.B ? 'A' : 'B';
  return nextFirst === 'first-out' ? (last ?? first) : first;
}

export type RoundStep = 'count' | 'clear' | 'ambush' | 'tokens' | 'activate' | 'morale' | 'objectives' | 'result';

/** What happens when a round starts or ends, in order (GFF-ROUND-05, -06). */
export function roundSteps(at: 'round-start' | 'round-end', round: number, { endOrder }: Readings): RoundStep[] {
  if (at === 'round-start') {
    cite('GFF-ROUND-05', 'GFF-SR-CASTER-1');
    return ['count', 'clear', ...(round === 1 ? [] : (['ambush'] as const)), 'tokens', 'activate'];
  }
  cite('GFF-ROUND-06');
  const ends: RoundStep[] = endOrder === 'morale' ? ['morale', 'objectives'] : ['objectives', 'morale'];
  return round >= ROUNDS ? [...ends, 'result'] : ends;
}

/** Whether the game is over after a round, and which one is next (GFF-MISSION-11, GFF-ROUND-08). */
export function afterRound(round: number, units: BySide<number>, { wipeout }: Readings) {
  cite('GFF-MISSION-11', 'GFF-ROUND-08');
  const wiped = wipeout === 'end' && SIDES.some((side) => units[side] === 0);
  const over = round >= ROUNDS || wiped;
  return { over, nextRound: over ? null : round + 1 };
}

export type MeleeStep = 'counter' | 'charge' | 'strikeback';

export interface MeleeCourse {
  readonly strikesBack: boolean;
  /** Whether the defender has a Counter weapon. */
  readonly counter: boolean;
  /** The step in which a side is destroyed. */
  readonly gone: { readonly charger?: MeleeStep; readonly defender?: MeleeStep };
}

/** The steps of a melee: nobody strikes who is gone, or at somebody who is (GFF-MELEE-05). */
export function meleeSteps({ strikesBack, counter, gone }: MeleeCourse): MeleeStep[] {
  cite('GFF-MELEE-05', 'GFF-MELEE-09');
  const steps: MeleeStep[] = [];
  for (const step of ['counter', 'charge', 'strikeback'] as const) {
    if (step === 'counter' ? strikesBack && counter : step === 'strikeback' ? strikesBack : true) steps.push(step);
    if (steps.at(-1) === step && (gone.charger === step || gone.defender === step)) break;
  }
  return steps;
}

/** Markers of a mission: D3 + 2 (GFF-MISSION-01, GFF-DICE-06). */
export function markersOf(die: number): number {
  cite('GFF-MISSION-01');
  return d3(die) + 2;
}

export function d3(die: number): number {
  cite('GFF-DICE-06');
  return Math.ceil(die / 2);
}

/** Who wins a roll-off: the first throw that is no tie decides; null: throw again (GFF-DICE-07). */
export function rollOff(throws: readonly BySide<number>[]): Side | null {
  cite('GFF-DICE-07');
  const decisive = throws.find(({ A, B }) => A !== B);
  return decisive ? (decisive.A > decisive.B ? 'A' : 'B') : null;
}
