/** Setting up fighters: infiltrators first, then everybody else, and nobody too near an enemy (HIT-DEPLOY-05 to -08). */
import { type Fault, demand } from '../demand.ts';
import type { Gang } from '../gangs.ts';
import type { Rectangle } from './battlefield.ts';

/** Distances compare with this tolerance, in inches. */
const NEARLY = 1e-6;
const MILLIMETRES = 25.4;
/** How far apart fighters of different gangs are set up. */
const APART = 1;

/** A fighter's base on the battlefield: its middle in inches, its width in millimetres. */
export interface Base {
  readonly at: readonly [number, number];
  readonly base: number;
}

export interface Placing {
  readonly gang: Gang;
  readonly infiltrating: boolean;
  readonly base: Base;
  /** The gang whose turn it is. */
  readonly next: Gang | null;
  /** Whether an infiltrating fighter still waits. */
  readonly infiltratorsLeft: boolean;
  readonly rolledB: boolean;
  /** The own deployment zone; null where no edge is chosen. */
  readonly zone: Rectangle | null;
  /** Fighters of other gangs that stand already. */
  readonly enemies: readonly Base[];
}

/** One fighter, in its gang's turn; where infiltrators may be is for the core rules (HIT-EXT-INFIL). */
export function checkPlacing(placing: Placing): readonly Fault[] {
  const { base, enemies } = placing;
  const clear = enemies.every((enemy) => gapBetween(base, enemy) >= APART - NEARLY);
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
  return [
    ...demand('HIT-DEPLOY-06', !infiltratorsLeft, 'Infiltrating fighters are set up first.'),
    ...demand('HIT-DEPLOY-07', gang === next, turnOf(next)),
    ...demand(
      'HIT-DEPLOY-07',
      zone !== null && isWithin(base, zone),
      'The whole base stands in the own deployment zone.',
    ),
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

const radius = ({ base }: Base): number => base / MILLIMETRES / 2;

function gapBetween(a: Base, b: Base): number {
  return Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) - radius(a) - radius(b);
}

function isWithin(base: Base, [left, bottom, right, top]: Rectangle): boolean {
  const [x, y] = base.at;
  return Math.min(x - left, y - bottom, right - x, top - y) >= radius(base) - NEARLY;
}
