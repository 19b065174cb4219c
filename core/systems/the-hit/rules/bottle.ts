/** Bottle tests: when, and by the core rules' practice how (HIT-BOTTLE, HIT-EXT-BOTTLE). */
import { type Broken, broken } from '../../../rules/broken.ts';

/** The first round at whose end tests are made. */
export const FIRST_BOTTLE = 4;

/** Not in rounds 1 to 3 (HIT-BOTTLE-01). */
export function checkBottleTest(round: number): readonly Broken[] {
  return broken(
    round < FIRST_BOTTLE,
    'HIT-BOTTLE-01',
    `There are no bottle tests before the end of round ${FIRST_BOTTLE}.`,
  );
}

/** Whether a gang tests: somebody is Seriously Injured or Out of Action, of whatever round (HIT-BOTTLE-02, HIT-AMB-11). */
export function bottleNeeded(round: number, down: number): boolean {
  return round >= FIRST_BOTTLE && down > 0;
}

/** Whether a gang that began with `crew` fighters bottles out on this die (core rules, unverified). */
export function bottlesOut(crew: number, down: number, die: number): boolean {
  return die + down > crew;
}

/** On how many of the six faces it bottles out. */
export function bottlingFaces(crew: number, down: number): number {
  return [1, 2, 3, 4, 5, 6].filter((die) => bottlesOut(crew, down, die)).length;
}
