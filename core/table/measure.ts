/**
 * Measuring between what stands on a table and anything on it. Everything goes from edge to edge; borders belong to what
 * they bound; every answer but {@link distance} is exact (`units.ts` says within what bounds).
 *
 * The packs' words: "within N", "in range" → {@link within}; "not within", "more than N from", "over N" → not within;
 * "closer than N" → {@link nearer}; "at least N apart" → not nearer; "in", "on", "over" (any part, touching counts) →
 * {@link meets}; "partly on" where touching does not count → {@link overlaps}; "completely in", "wholly" →
 * {@link completelyWithin}; "in base contact" → {@link touching}, or {@link within} the slack that a pack allows. What a base
 * passes over on its way straight from p to q is what is {@link nearer} to `segment(p, q)` than its radius.
 */
import { compareToRegion, compareToOutline, distanceToRegion, placeIn } from './from-point.ts';
import { compareOutlines, outlineLiesIn } from './outlines.ts';
import type { Disc, Half, Point, Polygon, Quadrant, Region, Shape } from './shapes.ts';
import { compareProducts } from './exact.ts';
import { FARTHEST } from './units.ts';

/** The sign of (distance between them) - reach; with reach 0, -1 where they overlap and 0 where they only touch. */
function compare(thing: Shape, region: Region, reach: number): number {
  if (thing.kind === 'polygon') return comparePolygon(thing, region, reach);
  // Two bases: the question that is asked most by far.
  return region.kind === 'disc'
    ? compareDiscs(thing, region, reach)
    : compareToRegion(thing.at.x, thing.at.y, region, thing.radius + reach);
}

function compareDiscs(one: Disc, other: Disc, reach: number): number {
  const dx = one.at.x - other.at.x;
  const dy = one.at.y - other.at.y;
  const far = one.radius + other.radius + reach;
  return dx * dx + dy * dy - far * far;
}

function comparePolygon(thing: Polygon, region: Region, reach: number): number {
  switch (region.kind) {
    case 'disc':
    case 'quarter-disc':
      return compareToRegion(region.at.x, region.at.y, thing, region.radius + reach);
    case 'polygon':
    case 'segment':
      return compareOutlines(thing.points, region.points, reach);
    case 'half':
      return nearest(thing.points, region, reach);
    case 'quadrant':
      return compareOutlines(thing.points, cornersOfQuadrant(region), reach);
  }
}

function nearest(points: readonly Point[], region: Region, reach: number): number {
  let least = 1;
  for (const { x, y } of points) least = Math.min(least, compareToRegion(x, y, region, reach));
  return least;
}

/** A quadrant as far as a table goes. */
function cornersOfQuadrant({ at, toward }: Quadrant): readonly Point[] {
  const x = at.x + toward.x * FARTHEST;
  const y = at.y + toward.y * FARTHEST;
  return [at, { x, y: at.y }, { x, y }, { x: at.x, y }];
}

/** Whether some part of the thing is at most `reach` (≥ 0) from the region. */
export function within(thing: Shape, region: Region, reach: number): boolean {
  return compare(thing, region, reach) <= 0;
}

/** Whether some part of the thing is less than `reach` (≥ 0) from the region. With reach 0: whether they overlap. */
export function nearer(thing: Shape, region: Region, reach: number): boolean {
  return compare(thing, region, reach) < 0;
}

/** Whether they have a point in common: overlapping or touching. */
export function meets(thing: Shape, region: Region): boolean {
  return compare(thing, region, 0) <= 0;
}

/** Whether they share ground: more than a touch. */
export function overlaps(thing: Shape, region: Region): boolean {
  return compare(thing, region, 0) < 0;
}

/** Whether they meet without overlapping. */
export function touching(thing: Shape, region: Region): boolean {
  return compare(thing, region, 0) === 0;
}

/**
 * Whether every part of the thing is at most `reach` (≥ 0) from the region. With a reach, a polygon's hollow is judged side
 * by side: what only two sides of a hollow cover together does not count.
 */
export function completelyWithin(thing: Shape, region: Region, reach = 0): boolean {
  return thing.kind === 'disc' ? discIsIn(thing, region, reach) : polygonIsIn(thing, region, reach);
}

function discIsIn(thing: Disc, region: Region, reach: number): boolean {
  const { x, y } = thing.at;
  // How far inside the border the centre has to be.
  const depth = thing.radius - reach;
  switch (region.kind) {
    case 'disc':
      return reachesFromCentre(thing, region.at, region.radius - depth);
    case 'quarter-disc':
      return reachesFromCentre(thing, region.at, region.radius - depth) && isDeep(thing, region, thing.radius);
    case 'half':
      return isBeyond(x, y, region, depth);
    case 'quadrant':
      return depth > 0 ? isDeep(thing, region, depth) : compareToRegion(x, y, region, -depth) <= 0;
    case 'polygon':
      if (depth <= 0) return compareToRegion(x, y, region, -depth) <= 0;
      return placeIn(x, y, region.points) > 0 && compareToOutline(x, y, region.points, depth) >= 0;
    case 'segment':
      return depth <= 0 && compareToRegion(x, y, region, -depth) <= 0;
  }
}

function reachesFromCentre({ at }: Disc, centre: Point, far: number): boolean {
  const dx = at.x - centre.x;
  const dy = at.y - centre.y;
  return far >= 0 && dx * dx + dy * dy <= far * far;
}

function isDeep({ at }: Disc, corner: Pick<Quadrant, 'at' | 'toward'>, depth: number): boolean {
  const { toward } = corner;
  return (at.x - corner.at.x) * toward.x >= depth && (at.y - corner.at.y) * toward.y >= depth;
}

/** Whether x, y is at least `depth` beyond the half's border; a depth below 0 is on this side of it. */
function isBeyond(x: number, y: number, { at, toward }: Half, depth: number): boolean {
  const deep = (x - at.x) * toward.x + (y - at.y) * toward.y;
  if (deep >= 0 !== depth >= 0) return deep >= 0;
  const sign = compareProducts(deep, deep, depth * depth, toward.x * toward.x + toward.y * toward.y);
  return deep >= 0 ? sign >= 0 : sign <= 0;
}

function polygonIsIn(thing: Polygon, region: Region, reach: number): boolean {
  if (region.kind === 'polygon' && reach === 0) return outlineLiesIn(thing.points, region.points);
  const corner = region.kind === 'quarter-disc' ? region : null;
  return thing.points.every(
    (point) =>
      compareToRegion(point.x, point.y, region, reach) <= 0 &&
      (corner === null || isDeep({ kind: 'disc', at: point, radius: 0 }, corner, 0)),
  );
}

/** The shortest distance between their edges in units, for showing; 0 where they meet. Compare with {@link within}. */
export function distance(thing: Shape, region: Region): number {
  if (thing.kind === 'disc') {
    return Math.max(0, distanceToRegion(thing.at.x, thing.at.y, region) - thing.radius);
  }
  if (meets(thing, region)) return 0;
  switch (region.kind) {
    case 'disc':
    case 'quarter-disc':
      return Math.max(0, distanceToRegion(region.at.x, region.at.y, thing) - region.radius);
    case 'half':
      return shortest(thing.points, region);
    case 'polygon':
    case 'segment':
      return Math.min(shortest(thing.points, region), shortest(region.points, thing));
    case 'quadrant': {
      const corners = cornersOfQuadrant(region);
      return Math.min(shortest(thing.points, region), shortest(corners, thing));
    }
  }
}

function shortest(points: readonly Point[], region: Region): number {
  return Math.min(...points.map(({ x, y }) => distanceToRegion(x, y, region)));
}
