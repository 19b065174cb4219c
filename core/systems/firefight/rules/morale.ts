/** Morale at the end of a round (GFF-MORALE). There are no other morale tests (GFF-MORALE-08). */
import type { Dice } from './dice.ts';
import { winningFaces } from '../odds/die.ts';
import { TOLERANCE } from './special/rule.ts';
import { succeeds } from './test-die.ts';

/** What a unit's test comes to. `passes` leaves a Shaken unit Shaken. */
export type MoraleResult = 'passes' | 'becomesShaken' | 'routs';

export interface Tested {
  readonly id: string;
  readonly quality: number;
  /** Added to the roll; 0 without it. */
  readonly bonus?: number;
  readonly shaken: boolean;
  /** Fearless, on every model. */
  readonly fearless: boolean;
}

/** A hero of the same side, with its distance to the unit's nearest model in inches. */
export interface HeroNear {
  readonly quality: number;
  readonly distance: number;
  readonly shaken: boolean;
}

/** Whether an army tests: at half its starting units or fewer, those set aside counted as left (GFF-MORALE-01, -07). */
export function isMoraleDue(starting: number, left: number): boolean {
  return left > 0 && 2 * left <= starting;
}

/** The best Quality that a unit may test with: its own, or that of a steady hero at 12" or less (GFF-MORALE-05). */
export function moraleQuality(unit: Tested, heroes: readonly HeroNear[]): number {
  const helping = heroes.filter(({ distance, shaken }) => !shaken && distance <= HERO_REACH + TOLERANCE);
  return Math.min(unit.quality, ...helping.map(({ quality }) => quality));
}

const HERO_REACH = 12;

/** One unit's test. A Shaken unit fails without a die; Fearless may still save it (GFF-MORALE-03, -04). */
export function testMorale(unit: Tested, heroes: readonly HeroNear[], dice: Dice): MoraleResult {
  const { id, bonus = 0, shaken, fearless } = unit;
  const needs = moraleQuality(unit, heroes);
  if (!shaken && succeeds(dice.roll('morale', id, dice.tells ? told(needs, bonus) : undefined), needs, bonus))
    return 'passes';
  if (fearless) {
    if (succeeds(dice.roll('fearless', id, '4+ passes'), 4, 0)) return 'passes';
  }
  return shaken ? 'routs' : 'becomesShaken';
}

function told(needs: number, bonus: number): string {
  return bonus === 0 ? `${needs}+ passes` : `${Math.max(2, needs - bonus)}+ passes: ${needs}+, +${bonus}`;
}

/** The chances of each result. */
export function moraleOdds(unit: Tested, heroes: readonly HeroNear[]): Readonly<Record<MoraleResult, number>> {
  const first = unit.shaken ? 0 : winningFaces(moraleQuality(unit, heroes), unit.bonus ?? 0) / 6;
  const passes = first + (1 - first) * (unit.fearless ? 1 / 2 : 0);
  return { passes, becomesShaken: unit.shaken ? 0 : 1 - passes, routs: unit.shaken ? 1 - passes : 0 };
}
