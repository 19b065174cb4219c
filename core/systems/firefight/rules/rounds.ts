/** Whose turn it is: deployment, arrivals, activations, rounds and the game's end (GFF-ROUND, GFF-DEPLOY, GFF-MISSION). */
import type { FirefightReadings } from '../readings.ts';

export const SIDES = ['A', 'B'] as const;
export type ArmySide = (typeof SIDES)[number];
export type ByArmy<T> = Readonly<Record<ArmySide, T>>;

export function otherSide(side: ArmySide): ArmySide {
  return side === 'A' ? 'B' : 'A';
}

/** The game lasts so many rounds (GFF-MISSION-11). */
export const ROUNDS = 4;

/** Whose turn it is where sides alternate: `turn`'s, unless nothing of it waits; null: nor of the other's (GFF-DEPLOY-03). */
export function nextInTurn(turn: ArmySide, waits: ByArmy<boolean>): ArmySide | null {
  const other = otherSide(turn);
  return waits[turn] ? turn : waits[other] ? other : null;
}

/** The side that activates next, or null when the round's activations are over (GFF-ROUND-02, -03). */
export function nextToActivate(last: ArmySide | null, first: ArmySide, waits: ByArmy<boolean>): ArmySide | null {
  return nextInTurn(last === null ? first : otherSide(last), waits);
}

/** What a round leaves behind: who began it, who activated last, and when each side did last or ran out. */
export interface RoundPlayed {
  readonly first: ArmySide;
  readonly last: ArmySide | null;
  readonly finish: ByArmy<number>;
  readonly out: ByArmy<number>;
}

/** Who starts the next round: the side that finished activating first (GFF-ROUND-04, GFF-AMB-08). */
export function startsNext(
  { first, last, finish, out }: RoundPlayed,
  { nextFirst }: Pick<FirefightReadings, 'nextFirst'>,
): ArmySide {
  const decides = nextFirst === 'first-out' ? out : finish;
  if (decides.A !== decides.B) return decides.A < decides.B ? 'A' : 'B';
  return nextFirst === 'first-out' ? (last ?? first) : first;
}

export type RoundStep = 'count' | 'clear' | 'ambush' | 'tokens' | 'activate' | 'morale' | 'objectives' | 'result';

/** What happens when a round starts or ends, in order (GFF-ROUND-05, -06). */
export function roundSteps(
  at: 'round-start' | 'round-end',
  round: number,
  { endOrder }: FirefightReadings,
): RoundStep[] {
  if (at === 'round-start') {
    return ['count', 'clear', ...(round === 1 ? [] : (['ambush'] as const)), 'tokens', 'activate'];
  }
  const ends: RoundStep[] = endOrder === 'morale' ? ['morale', 'objectives'] : ['objectives', 'morale'];
  return round >= ROUNDS ? [...ends, 'result'] : ends;
}

/** Whether the game is over after a round, and which one is next (GFF-MISSION-11, GFF-ROUND-08). */
export function afterRound(round: number, units: ByArmy<number>, { wipeout }: FirefightReadings) {
  const wiped = wipeout === 'end' && SIDES.some((side) => units[side] === 0);
  const over = round >= ROUNDS || wiped;
  return { over, nextRound: over ? null : round + 1 };
}

/** The strikes of a melee in their order; the defender's are the first and the last (GFF-MELEE-05). */
export const MELEE_STEPS = ['counter', 'charge', 'strikeback'] as const;
export type MeleeStep = (typeof MELEE_STEPS)[number];

export interface MeleeCourse {
  /** Whether both units still stand. */
  readonly bothStand: boolean;
  /** Whether the defender strikes back, or may still say so. */
  readonly strikesBack: boolean;
  /** Whether the defender has anything to strike with in that step. */
  readonly armed: (step: MeleeStep) => boolean;
}

/** The strike that follows `last`, null: the melee is over. Nobody strikes who is gone, or at somebody who is. */
export function nextStrike(last: MeleeStep | null, { bothStand, strikesBack, armed }: MeleeCourse): MeleeStep | null {
  if (!bothStand) return null;
  for (let at = last === null ? 0 : MELEE_STEPS.indexOf(last) + 1; at < MELEE_STEPS.length; at += 1) {
    const step = MELEE_STEPS[at];
    if (step === 'charge' || (step && strikesBack && armed(step))) return step;
  }
  return null;
}

/** Markers of a mission: D3 + 2 (GFF-MISSION-01, GFF-DICE-06). */
export function markersOf(die: number): number {
  return d3(die) + 2;
}

export function d3(die: number): number {
  return Math.ceil(die / 2);
}

/** Who wins a throw of a roll-off; null: a tie, throw again (GFF-DICE-07). */
export function rollOff({ A, B }: ByArmy<number>): ArmySide | null {
  if (A === B) return null;
  return A > B ? 'A' : 'B';
}
