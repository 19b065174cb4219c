/** Detect: who may, with which modifiers, and the chance (HIT-DETECT). */
import type { RuleId } from '../../../rules/rule-ids.ts';
import { type Broken, broken } from '../../../rules/broken.ts';
import type { FighterCondition, GangMember } from '../roster/gangs.ts';
import type { HitReadings } from '../readings.ts';

/** Distances compare with this tolerance, in inches. */
const NEARLY = 1e-6;
const RANGE = 12;
const CLOSE = 6;

export const COVERS = ['none', 'partial', 'full'] as const;
export type CoverKind = (typeof COVERS)[number];

/** One snapshot, as the players judge it at the moment of the action (HIT-DETECT-13, HIT-EXT-COVER). */
export interface Detection {
  readonly sight: boolean;
  readonly arc: boolean;
  readonly engaged: boolean;
  /** Inches. */
  readonly distance: number;
  readonly cover: CoverKind;
  /** For abilities and gear of the detecting and of the Hidden fighter (HIT-DETECT-10, -11). */
  readonly plus: number;
  readonly minus: number;
}

/** One modifier, with its rule. */
export interface Modifier {
  readonly rule: RuleId;
  readonly value: number;
  readonly why: string;
}

/** Active or Pinned, at a Hidden enemy within 12" (HIT-DETECT-01, -02). */
export function checkDetect(
  by: GangMember & Pick<FighterCondition, 'status'>,
  target: GangMember & Pick<FighterCondition, 'hidden'>,
  distance: number,
): readonly Broken[] {
  const able = by.status === 'active' || by.status === 'pinned';
  return [
    ...broken(!able, 'HIT-DETECT-01', 'Only an Active or Pinned fighter may Detect.'),
    ...broken(!(target.hidden && target.gang !== by.gang), 'HIT-DETECT-02', 'Detect looks for a Hidden enemy.'),
    ...checkReach(distance),
  ];
}

/** Within 12" (HIT-DETECT-02). */
export function checkReach(distance: number): readonly Broken[] {
  return broken(distance > RANGE + NEARLY, 'HIT-DETECT-02', `Detect reaches ${RANGE}".`);
}

/** Every modifier that is not nought, with its reason (HIT-DETECT-04 to -11). */
export function modifiersOf(seen: Detection): readonly Modifier[] {
  const all: readonly (Modifier | false)[] = [
    seen.sight && seen.arc && { rule: 'HIT-DETECT-04', value: 2, why: 'in line of sight and in the arc' },
    seen.engaged && { rule: 'HIT-DETECT-05', value: 2, why: 'the Hidden fighter is Engaged' },
    seen.distance <= CLOSE + NEARLY && { rule: 'HIT-DETECT-06', value: 1, why: `within ${CLOSE}"` },
    seen.cover === 'partial' && { rule: 'HIT-DETECT-07', value: -1, why: 'in partial cover' },
    seen.cover === 'full' && { rule: 'HIT-DETECT-08', value: -2, why: 'in full cover' },
    !seen.sight && { rule: 'HIT-DETECT-09', value: -4, why: 'not in line of sight' },
    { rule: 'HIT-DETECT-10', value: seen.plus, why: 'abilities and gear of the detecting fighter' },
    { rule: 'HIT-DETECT-11', value: -seen.minus, why: 'abilities and gear of the Hidden fighter' },
  ];
  const found = all.filter((one): one is Modifier => one !== false && one.value !== 0);
  return found;
}

export interface DetectCheck {
  readonly modifiers: readonly Modifier[];
  readonly modifier: number;
  /** What two dice must come to at least. */
  readonly needs: number;
}

/** What an Intelligence check for this Detect takes (HIT-DETECT-03). */
export function detectCheck(intelligence: number, seen: Detection): DetectCheck {
  const modifiers = modifiersOf(seen);
  const modifier = modifiers.reduce((sum, { value }) => sum + value, 0);
  return { modifiers, modifier, needs: intelligence - modifier };
}

/** Whether these two dice pass; a success exposes the fighter (HIT-DETECT-03, HIT-HIDDEN-07). */
export function detectPasses(needs: number, dice: readonly [number, number], { snakeEyesFail }: HitReadings): boolean {
  const sum = dice[0] + dice[1];
  return sum >= needs && !(snakeEyesFail && sum === 2);
}

/** How many of the 36 throws of two dice pass. */
export function passingThrows(needs: number, readings: HitReadings): number {
  const faces = [1, 2, 3, 4, 5, 6];
  return faces.flatMap((a) => faces.filter((b) => detectPasses(needs, [a, b], readings))).length;
}

/** The chance that at least one of several checks passes. */
export function anyPasses(checks: readonly Pick<DetectCheck, 'needs'>[], readings: HitReadings): number {
  return 1 - checks.reduce((fail, { needs }) => fail * (1 - passingThrows(needs, readings) / 36), 1);
}
