/** The table under a deployment, and what stands on it measured in the packs' words. */
import { type Layout, type LayoutBook, layoutNamed } from '../../../table/layout/layout.ts';
import { tableOf } from '../../../table/layout/regions.ts';
import { completelyWithin, meets, nearer, overlaps, within } from '../../../table/measure.ts';
import {
  type Disc,
  type Half,
  type Quadrant,
  type Region,
  type Segment,
  type Shape,
  spot,
} from '../../../table/shapes.ts';
import { INCH, inches } from '../../../table/units.ts';
import { CORNERS, type ZoneEdge, centreOf, cornerOf, edgeOf, quarter, wholeOf } from '../../../table/zones.ts';
import { SIZE } from '../terrain/layouts.ts';
import { type DeploymentRegions, cornersOf, groundOf } from '../terrain/where.ts';
import type { CrewSide } from './table.ts';
import { type PlacedBase, seen } from './watched.ts';

export const PLAYED_TABLE = tableOf(SIZE);
const WHOLE = wholeOf(PLAYED_TABLE);
export const CENTRE: Disc = spot(centreOf(PLAYED_TABLE));
export const QUARTERS: readonly Quadrant[] = CORNERS.map((corner) => quarter(PLAYED_TABLE, corner));

export const TABLE_EDGES: Readonly<Record<ZoneEdge, Segment>> = {
  south: edgeOf(PLAYED_TABLE, 'south'),
  north: edgeOf(PLAYED_TABLE, 'north'),
  west: edgeOf(PLAYED_TABLE, 'west'),
  east: edgeOf(PLAYED_TABLE, 'east'),
};

export interface GroundCorner {
  readonly at: Disc;
  /** In whose Deployment Zone it lies; null: in nobody's. */
  readonly side: CrewSide | null;
}

export interface PlayGround extends DeploymentRegions {
  /** The ends of the Centerline. */
  readonly ends: readonly Disc[];
  readonly corners: readonly GroundCorner[];
}

export function playGround(layout: Layout): PlayGround {
  const ground = groundOf(layout);
  const { A, B } = cornersOf(ground);
  return {
    ...ground,
    ends: ground.centreline.points.map(spot),
    corners: CORNERS.map((corner) => ({
      at: spot(cornerOf(PLAYED_TABLE, corner)),
      side: A.includes(corner) ? 'A' : B.includes(corner) ? 'B' : null,
    })),
  };
}

/** The table under each deployment of a book, made once; it throws where none has that id. */
export function groundsIn(
  book: LayoutBook,
  deployments: readonly { readonly id: string }[],
): (deployment: string) => PlayGround {
  const layouts = deployments.flatMap(({ id }) => layoutNamed(book, id) ?? []);
  const grounds = new Map(layouts.map((layout) => [layout.name, playGround(layout)]));
  return (deployment) => {
    const ground = grounds.get(deployment);
    if (!ground) throw new Error(`no deployment is called ${deployment}`);
    return ground;
  };
}

export function zoneOf({ zones }: DeploymentRegions, side: CrewSide): Region {
  return side === 'A' ? zones.A : zones.B;
}

export function halfOf({ halves }: DeploymentRegions, side: CrewSide): Half {
  return side === 'A' ? halves.A : halves.B;
}

/** Whether their edges are at most so many inches apart. */
export function near(a: PlacedBase, b: PlacedBase, reach: number): boolean {
  return seen(within(a.disc, b.disc, inches(reach)), a, 'within', b, reach);
}

/** Whether its edge is at most so many inches from a place or a region. */
export function nearTo(placed: PlacedBase, region: Region, reach: number): boolean {
  return seen(within(placed.disc, region, inches(reach)), placed, 'within', region, reach);
}

/** Edge to edge, give or take what a pack allows for measuring (in inches), and not one upon the other. */
export function inContact(placed: PlacedBase, other: Shape, slack: number): boolean {
  const { disc } = placed;
  const give = slack * INCH;
  const holds = within(disc, other, give) && !overlaps({ ...disc, radius: Math.max(0, disc.radius - give) }, other);
  return seen(holds, placed, 'contact', other);
}

/** Whether any part of the other is under it, or against it within the slack (in inches). */
export function touches({ disc }: PlacedBase, other: Shape, slack: number): boolean {
  return within(disc, other, slack * INCH);
}

export function isIn(placed: PlacedBase, region: Region): boolean {
  return seen(meets(placed.disc, region), placed, 'in', region);
}

export function isPartlyIn(placed: PlacedBase, region: Region): boolean {
  return seen(overlaps(placed.disc, region), placed, 'partly', region);
}

export function isWhollyIn(placed: PlacedBase, region: Region): boolean {
  return seen(completelyWithin(placed.disc, region), placed, 'wholly', region);
}

export function isOnTable(placed: PlacedBase): boolean {
  return isWhollyIn(placed, WHOLE);
}

/** Whether their edges are less than so many inches apart. */
export function closer(a: PlacedBase, b: PlacedBase, reach: number): boolean {
  return seen(nearer(a.disc, b.disc, inches(reach)), a, 'nearer', b, reach);
}
