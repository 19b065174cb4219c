/** The parts of the table under a deployment, in the packs' words: zones, halves, corners, the Centerline. */
import { areaOf, pointOf, regionOf, tableOf } from '../../table/layout/regions.ts';
import { meets } from '../../table/measure.ts';
import { type Half, type Region, type Segment, segment, spot } from '../../table/shapes.ts';
import { CORNERS, type Corner, cornerOf, half } from '../../table/zones.ts';
import { type Deployment, SIZE, centrelineOf, zonesOf } from './layouts.ts';

export type Side = 'A' | 'B';
const TABLE = tableOf(SIZE);

/** A deployment as regions to measure to. */
export interface Ground {
  readonly zones: Readonly<Record<Side, Region>>;
  readonly halves: Readonly<Record<Side, Half>>;
  readonly centreline: Segment;
}

export function groundOf(deployment: Deployment): Ground {
  const [west, east] = centrelineOf(deployment);
  const centreline = segment(pointOf(west), pointOf(east));
  const [own, other] = zonesOf(deployment);
  return {
    zones: { A: regionOf(own.shape, SIZE), B: regionOf(other.shape, SIZE) },
    // A's zone holds the corner at the origin in every deployment, and B's the one across.
    halves: { A: half(centreline, cornerOf(TABLE, 'SW')), B: half(centreline, cornerOf(TABLE, 'NE')) },
    centreline,
  };
}

/** Square inches of each side's zone. */
export function zoneAreas(deployment: Deployment): Readonly<Record<Side, number>> {
  const [own, other] = zonesOf(deployment);
  return { A: areaOf(own.shape, SIZE), B: areaOf(other.shape, SIZE) };
}

/** Which corners are part of whose zone. */
export function cornersOf({ zones }: Ground): Readonly<Record<Side | 'neutral', readonly Corner[]>> {
  const held = (side: Side) => CORNERS.filter((corner) => meets(spot(cornerOf(TABLE, corner)), zones[side]));
  const [A, B] = [held('A'), held('B')];
  return { A, B, neutral: CORNERS.filter((corner) => ![...A, ...B].includes(corner)) };
}
