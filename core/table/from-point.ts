/** How far a point is from anything on a table, compared with a reach: exact, and without making anything. */
import { compareProducts, turn } from './exact.ts';
import type { Point, Region } from './shapes.ts';

/** The sign of (distance from x, y to the line from a to b) - reach. */
export function compareToSide(x: number, y: number, a: Point, b: Point, reach: number): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const wx = x - a.x;
  const wy = y - a.y;
  const along = wx * dx + wy * dy;
  const whole = dx * dx + dy * dy;
  if (along <= 0) return Math.sign(wx * wx + wy * wy - reach * reach);
  if (along >= whole) {
    const ex = x - b.x;
    const ey = y - b.y;
    return Math.sign(ex * ex + ey * ey - reach * reach);
  }
  const cross = dx * wy - dy * wx;
  return compareProducts(cross, cross, reach * reach, whole);
}

/** The sign of (distance from x, y to the outline) - reach. A segment is its own outline. */
export function compareToOutline(x: number, y: number, points: readonly Point[], reach: number): number {
  let least = 1;
  let from = points[points.length - 1];
  for (const to of points) {
    const sign = from === undefined ? 1 : compareToSide(x, y, from, to, reach);
    if (sign < 0) return -1;
    if (sign < least) least = sign;
    from = to;
  }
  return least;
}

/** 1 inside the polygon, 0 on its outline, -1 outside. */
export function placeIn(x: number, y: number, points: readonly Point[]): number {
  let inside = false;
  let from = points[points.length - 1];
  for (const to of points) {
    if (from === undefined) return -1;
    const side = turn(from.x, from.y, to.x, to.y, x, y);
    if (side === 0 && isBetween(x, y, from, to)) return 0;
    if (from.y <= y !== to.y <= y && side > 0 === to.y > from.y) inside = !inside;
    from = to;
  }
  return inside ? 1 : -1;
}

function isBetween(x: number, y: number, a: Point, b: Point): boolean {
  return x >= Math.min(a.x, b.x) && x <= Math.max(a.x, b.x) && y >= Math.min(a.y, b.y) && y <= Math.max(a.y, b.y);
}

/**
 * The sign of (distance from x, y to the region) - reach, for reach ≥ 0. Inside a region the distance is 0 and the sign
 * is -1 for every reach, 0 included; on its border, with reach 0, it is 0.
 */
export function compareToRegion(x: number, y: number, region: Region, reach: number): number {
  switch (region.kind) {
    case 'disc':
    case 'quarter-disc': {
      const dx = x - region.at.x;
      const dy = y - region.at.y;
      const far = region.radius + reach;
      return Math.sign(dx * dx + dy * dy - far * far);
    }
    case 'polygon':
      return placeIn(x, y, region.points) > 0 ? -1 : compareToOutline(x, y, region.points, reach);
    case 'segment':
      return compareToSide(x, y, region.points[0], region.points[1], reach);
    case 'half': {
      const { at, toward } = region;
      const deep = (x - at.x) * toward.x + (y - at.y) * toward.y;
      if (deep > 0) return -1;
      return compareProducts(deep, deep, reach * reach, toward.x * toward.x + toward.y * toward.y);
    }
    case 'quadrant': {
      const { at, toward } = region;
      const dx = Math.max(0, (at.x - x) * toward.x);
      const dy = Math.max(0, (at.y - y) * toward.y);
      const outside = dx > 0 || dy > 0 || x === at.x || y === at.y;
      return outside ? Math.sign(dx * dx + dy * dy - reach * reach) : -1;
    }
  }
}

/** The distance from x, y to the region in units, rounded once or twice; 0 inside. */
export function distanceToRegion(x: number, y: number, region: Region): number {
  switch (region.kind) {
    case 'disc':
    case 'quarter-disc':
      return Math.max(0, root(x - region.at.x, y - region.at.y) - region.radius);
    case 'polygon':
      return placeIn(x, y, region.points) >= 0 ? 0 : distanceToOutline(x, y, region.points);
    case 'segment':
      return distanceToOutline(x, y, region.points);
    case 'half': {
      const { at, toward } = region;
      const deep = (x - at.x) * toward.x + (y - at.y) * toward.y;
      return Math.max(0, -deep / root(toward.x, toward.y));
    }
    case 'quadrant': {
      const { at, toward } = region;
      return root(Math.max(0, (at.x - x) * toward.x), Math.max(0, (at.y - y) * toward.y));
    }
  }
}

function distanceToOutline(x: number, y: number, points: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  let from = points[points.length - 1];
  for (const to of points) {
    if (from !== undefined) least = Math.min(least, distanceToSide(x, y, from, to));
    from = to;
  }
  return least;
}

/** The distance from x, y to the line from a to b in units, rounded once or twice. */
export function distanceToSide(x: number, y: number, a: Point, b: Point): number {
  return distanceToStretch(x, y, a.x, a.y, b.x, b.y);
}

/** The same, of plain numbers. */
export function distanceToStretch(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = (x - ax) * dx + (y - ay) * dy;
  const whole = dx * dx + dy * dy;
  if (along <= 0) return root(x - ax, y - ay);
  if (along >= whole) return root(x - bx, y - by);
  return Math.abs(dx * (y - ay) - dy * (x - ax)) / Math.sqrt(whole);
}

/** The length of (x, y). Not Math.hypot: its last digit differs between engines. */
export function root(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
