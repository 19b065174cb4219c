/** The parts of a Malifaux table that rules name, as a layout has them: zones, halves, corners, the Centerline. */
import type { Layout, LayoutArea } from '../../../table/layout/layout.ts';
import { pointOf, regionOf, tableOf } from '../../../table/layout/regions.ts';
import { meets } from '../../../table/measure.ts';
import { type Half, type Region, type Segment, segment, spot } from '../../../table/shapes.ts';
import { CORNERS, type Corner, centreline, cornerOf, half } from '../../../table/zones.ts';
import { SIZE } from './layouts.ts';

export type DeploymentSide = 'A' | 'B';
const TABLE = tableOf(SIZE);

/** A deployment as regions to measure to. */
export interface DeploymentRegions {
  readonly zones: Readonly<Record<DeploymentSide, Region>>;
  readonly halves: Readonly<Record<DeploymentSide, Half>>;
  readonly centreline: Segment;
}

/** A side's Deployment Zone; undefined where somebody took it off the layout. */
export function zoneIn({ areas }: Layout, side: DeploymentSide): LayoutArea | undefined {
  return areas.find(({ kind, owner }) => kind === 'deployment' && owner === side);
}

/** What is measured to on a layout; both sides have a zone there. */
export function groundOf(layout: Layout): DeploymentRegions {
  const zone = (side: DeploymentSide): Region => {
    const area = zoneIn(layout, side);
    if (!area) throw new Error(`no deployment zone of ${side} on ${layout.name}`);
    return regionOf(area.shape, SIZE);
  };
  const drawn = layout.lines.find(({ kind }) => kind === 'centreline');
  const middle = drawn === undefined ? centreline(TABLE, 'level') : segment(pointOf(drawn.from), pointOf(drawn.to));
  return {
    zones: { A: zone('A'), B: zone('B') },
    // A's zone holds the corner at the origin in every deployment, and B's the one across.
    halves: { A: half(middle, cornerOf(TABLE, 'SW')), B: half(middle, cornerOf(TABLE, 'NE')) },
    centreline: middle,
  };
}

/** Which corners are part of whose zone. */
export function cornersOf({
  zones,
}: DeploymentRegions): Readonly<Record<DeploymentSide | 'neutral', readonly Corner[]>> {
  const held = (side: DeploymentSide) => CORNERS.filter((corner) => meets(spot(cornerOf(TABLE, corner)), zones[side]));
  const [A, B] = [held('A'), held('B')];
  return { A, B, neutral: CORNERS.filter((corner) => ![...A, ...B].includes(corner)) };
}
