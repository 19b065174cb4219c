/** The three endings of a battle, and the roll at a round's end (HIT-END). */
import type { FighterCondition, Gang, GangMember } from '../roster/gangs.ts';
import type { HitReadings } from '../readings.ts';
import { FIRST_BOTTLE } from './bottle.ts';

/** The first round after which is rolled, what die and round must come to, and the most rounds there can be. */
const FIRST_ROLL = 4;
const LAST_CALL = 9;
export const MOST_ROUNDS = 9;

/** Endings that are met within a round, and stay met (HIT-END-03). */
export type Collapse = 'wiped-out' | 'final-stand';
export type BattleEnding = Collapse | 'out-of-time';

type Stance = Pick<GangMember, 'gang'> & Pick<FighterCondition, 'status' | 'broken'>;

/** Which of them these fighters meet at this moment (HIT-END-01, -02). */
export function collapses(fighters: readonly Stance[], readings: HitReadings): readonly Collapse[] {
  const left = fighters.filter(({ status }) => status !== 'out');
  const wiped = left.every(({ status, broken }) => broken || status === 'injured');
  const fighting = new Set(left.filter((fighter) => isFighting(fighter, readings)).map(({ gang }) => gang));
  return [...(wiped ? (['wiped-out'] as const) : []), ...(fighting.size === 1 ? (['final-stand'] as const) : [])];
}

function isFighting({ status }: Stance, { engagedCounts }: HitReadings): boolean {
  return status === 'active' || status === 'pinned' || (status === 'engaged' && engagedCounts === 'active');
}

/** What was met before and what is met now, each once. */
export function latched(before: readonly Collapse[], now: readonly Collapse[]): readonly Collapse[] {
  return [...new Set([...before, ...now])];
}

export interface RoundEnd {
  readonly over: boolean;
  readonly by: readonly BattleEnding[];
  /** Whether the holder of priority rolls. */
  readonly roll: boolean;
}

/** How a round ends: with the battle, with a roll, or with neither (HIT-END-03 to -09). */
export function roundEnd(round: number, announced: number | null, met: readonly Collapse[]): RoundEnd {
  if ((announced !== null && round >= announced) || round >= MOST_ROUNDS) {
    return { over: true, by: ['out-of-time'], roll: false };
  }
  if (met.length > 0 && announced === null) return { over: true, by: met, roll: false };
  return { over: false, by: [], roll: rollDue(round, announced) };
}

function rollDue(round: number, announced: number | null): boolean {
  return round >= FIRST_ROLL && announced === null;
}

/** The roll after a round: the last round that it announces, or null to play on and roll again (HIT-END-05 to -07). */
export function endRoll(round: number, die: number): { readonly total: number; readonly announced: number | null } {
  const total = round + die;
  return { total, announced: round >= FIRST_ROLL && total >= LAST_CALL ? round + 1 : null };
}

/** On how many of the six faces the roll after this round announces the last one. */
export function announcingFaces(round: number): number {
  return [1, 2, 3, 4, 5, 6].filter((die) => endRoll(round, die).announced !== null).length;
}

export interface LastRoundOdds {
  /** The chance of each round to be the last, by its number. */
  readonly rounds: Readonly<Record<number, number>>;
  readonly mean: number;
}

/** Which round will be the last if nothing but time ends the battle; `round` is the first whose end has not come. */
export function lastRoundOdds(round: number): LastRoundOdds {
  const rounds: Record<number, number> = {};
  let open = 1;
  let mean = 0;
  for (let now = Math.max(1, Math.min(round, MOST_ROUNDS)); now < MOST_ROUNDS; now += 1) {
    const chance = (open * announcingFaces(now)) / 6;
    if (chance > 0) rounds[now + 1] = chance;
    mean += chance * (now + 1);
    open -= chance;
  }
  return round < MOST_ROUNDS ? { rounds, mean } : { rounds: { [MOST_ROUNDS]: 1 }, mean: MOST_ROUNDS };
}

export type EndStep = 'bottle' | 'check' | 'roll';

/** What is done at a round's end, in order, when nothing else ends the battle (HIT-END-08). */
export function endSteps(round: number, announced: number | null): readonly EndStep[] {
  const bottle: readonly EndStep[] = round >= FIRST_BOTTLE ? ['bottle'] : [];
  return [...bottle, 'check', ...(rollDue(round, announced) ? (['roll'] as const) : [])];
}

/** Who makes the roll: the holder of the round's priority (HIT-PRIO-03). */
export function rollerOf({ roll }: RoundEnd, priority: Gang): Gang | null {
  return roll ? priority : null;
}
