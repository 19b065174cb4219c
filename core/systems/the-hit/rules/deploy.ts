/** Setting up fighters: infiltrators first, then everybody else, and nobody too near an enemy (HIT-DEPLOY-05 to -08). */
import { sideIn } from '../../../encounter/names.ts';
import { completelyWithin, nearer } from '../../../table/measure.ts';
import type { Disc, Polygon } from '../../../table/shapes.ts';
import { GRAIN, INCH } from '../../../table/units.ts';
import { type Broken, broken } from '../../../rules/broken.ts';
import type { Gang } from '../roster/gangs.ts';

/** What rounding a place to the grain of measuring can cost, in units: “exactly 1 inch” is legal wherever it is measured. */
export const SLACK = 2 / GRAIN;
/** How far apart fighters of different gangs are set up. */
const APART = INCH - SLACK;

export interface FighterPlacing {
  readonly gang: Gang;
  readonly infiltrating: boolean;
  /** Where it is put; null where nobody measured. */
  readonly base: Disc | null;
  /** The gang whose turn it is. */
  readonly next: Gang | null;
  /** Whether an infiltrating fighter still waits. */
  readonly infiltratorsLeft: boolean;
  readonly rolledB: boolean;
  /** The own deployment zone; null where no edge is chosen. */
  readonly zone: Polygon | null;
  /** Fighters of other gangs that stand already. */
  readonly enemies: readonly Disc[];
}

/** One fighter, in its gang's turn; where infiltrators may be is for the core rules (HIT-EXT-INFIL). */
export function checkPlacing(placing: FighterPlacing): readonly Broken[] {
  const { base, enemies } = placing;
  const clear = base === null || !enemies.some((enemy) => nearer(base, enemy, APART));
  return [
    ...broken(!placing.rolledB, 'HIT-PRIO-04', 'The priority roll for setting up comes before fighters are set up.'),
    ...(placing.infiltrating ? checkInfiltrator(placing) : checkOther(placing)),
    ...broken(!clear, 'HIT-DEPLOY-05', 'Fighters of different gangs are set up at least 1" apart.'),
  ];
}

function checkInfiltrator({ gang, next }: FighterPlacing): readonly Broken[] {
  return broken(gang !== next, 'HIT-DEPLOY-06', turnOf(next));
}

function checkOther({ gang, next, infiltratorsLeft, zone, base }: FighterPlacing): readonly Broken[] {
  const inZone = zone !== null && (base === null || completelyWithin(base, zone, SLACK));
  return [
    ...broken(infiltratorsLeft, 'HIT-DEPLOY-06', 'Infiltrating fighters are set up first.'),
    ...broken(gang !== next, 'HIT-DEPLOY-07', turnOf(next)),
    ...broken(!inZone, 'HIT-DEPLOY-07', 'The whole base stands in your own deployment zone.'),
  ];
}

function turnOf(next: Gang | null): string {
  return next === null ? 'Everybody is set up.' : `It is ${sideIn(next)}’s turn to set up a fighter.`;
}

/** Observation starts when every crew member stands or has its marker (HIT-DEPLOY-08, HIT-CREW-02). */
export function checkAllPlaced(unplaced: readonly string[]): readonly Broken[] {
  const told = `Still to be set up: ${unplaced.join(', ')}.`;
  return broken(unplaced.length !== 0, 'HIT-DEPLOY-08', told);
}
