/** Setting up fighters: infiltrators first, then everybody else, and nobody too near an enemy (HIT-DEPLOY-05 to -08). */
import { completelyWithin, nearer } from '../../../table/measure.ts';
import type { Disc, Polygon } from '../../../table/shapes.ts';
import { GRAIN, INCH } from '../../../table/units.ts';
import { type Fault, demand } from '../demand.ts';
import type { Gang } from '../gangs.ts';

/** What rounding a place to the grain of measuring can cost, in units: “exactly 1 inch” is legal wherever it is measured. */
export const SLACK = 2 / GRAIN;
/** How far apart fighters of different gangs are set up. */
const APART = INCH - SLACK;

export interface Placing {
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
export function checkPlacing(placing: Placing): readonly Fault[] {
  const { base, enemies } = placing;
  const clear = base === null || !enemies.some((enemy) => nearer(base, enemy, APART));
  return [
    ...demand('HIT-PRIO-04', placing.rolledB, 'The second priority roll comes before fighters are set up.'),
    ...(placing.infiltrating ? checkInfiltrator(placing) : checkOther(placing)),
    ...demand('HIT-DEPLOY-05', clear, 'Fighters of different gangs are set up at least 1" apart.'),
  ];
}

function checkInfiltrator({ gang, next }: Placing): readonly Fault[] {
  return demand('HIT-DEPLOY-06', gang === next, turnOf(next));
}

function checkOther({ gang, next, infiltratorsLeft, zone, base }: Placing): readonly Fault[] {
  const inZone = zone !== null && (base === null || completelyWithin(base, zone, SLACK));
  return [
    ...demand('HIT-DEPLOY-06', !infiltratorsLeft, 'Infiltrating fighters are set up first.'),
    ...demand('HIT-DEPLOY-07', gang === next, turnOf(next)),
    ...demand('HIT-DEPLOY-07', inZone, 'The whole base stands in the own deployment zone.'),
  ];
}

function turnOf(next: Gang | null): string {
  return next === null ? 'Everybody is set up.' : `It is ${next}’s turn to set up a fighter.`;
}

/** Observation starts when every crew member stands or has its marker (HIT-DEPLOY-08, HIT-CREW-02). */
export function checkAllPlaced(unplaced: readonly string[]): readonly Fault[] {
  const told = `Still to be set up: ${unplaced.join(', ')}.`;
  return demand('HIT-DEPLOY-08', unplaced.length === 0, told);
}
