/** Areas in square units, by formulas and unrounded shapes: for figures that people compare with a share of a zone. */
import { leftAngle } from './angle.ts';
import { turn } from './exact.ts';
import { root } from './from-point.ts';
import { signedArea2 } from './laid-out.ts';
import type { Disc, Point, QuarterDisc, Shape } from './shapes.ts';
import { INCH } from './units.ts';

/** What has an area on a table. */
export type Ground = Shape | QuarterDisc;

/** A square inch in square units. */
export const SQUARE_INCH = INCH * INCH;

export function areaOf(ground: Ground): number {
  switch (ground.kind) {
    case 'disc':
      return Math.PI * ground.radius * ground.radius;
    case 'quarter-disc':
      return (Math.PI * ground.radius * ground.radius) / 4;
    case 'polygon':
      return Math.abs(signedArea2(ground.points)) / 2;
  }
}

/** The area that a shape on the table shares with a zone. */
export function sharedArea(shape: Shape, zone: Ground): number {
  if (shape.kind === 'polygon') return Math.abs(sharedByOutline(shape.points, zone));
  return zone.kind === 'polygon' ? Math.abs(sharedWithDisc(zone.points, shape)) : sharedByDiscs(shape, zone);
}

/**
 * The area that the ground inside an outline shares with a zone, below 0 where the outline turns right. So the sum over all
 * outlines of a ground with holes is its area.
 */
export function sharedByOutline(points: readonly Point[], zone: Ground): number {
  if (zone.kind !== 'polygon') return sharedWithDisc(points, zone);
  const [origin = { x: 0, y: 0 }] = zone.points;
  const turns = Math.sign(signedArea2(zone.points));
  let sum = 0;
  eachSide(points, (a, b) => {
    eachSide(zone.points, (c, d) => (sum += turns * sharedByTriangles(origin, a, b, c, d)));
  });
  return sum;
}

function eachSide(points: readonly Point[], visit: (from: Point, to: Point) => void): void {
  points.forEach((to, at) => {
    visit(points[(at || points.length) - 1] ?? to, to);
  });
}

/** The area that triangles o, a, b and o, c, d share, with the sign of how both turn together. */
function sharedByTriangles(o: Point, a: Point, b: Point, c: Point, d: Point): number {
  const one = turn(o.x, o.y, a.x, a.y, b.x, b.y);
  const other = turn(o.x, o.y, c.x, c.y, d.x, d.y);
  if (one === 0 || other === 0) return 0;
  const corners = other > 0 ? [o, c, d] : [o, d, c];
  let left: readonly Point[] = one > 0 ? [o, a, b] : [o, b, a];
  eachSide(corners, (from, to) => (left = cutAlong(left, from, to)));
  return (Math.sign(one * other) * signedArea2(left)) / 2;
}

/** What of a convex outline lies left of the line. */
function cutAlong(points: readonly Point[], from: Point, to: Point): readonly Point[] {
  const kept: Point[] = [];
  eachSide(points, (p, q) => {
    const [hp, hq] = [turn(from.x, from.y, to.x, to.y, p.x, p.y), turn(from.x, from.y, to.x, to.y, q.x, q.y)];
    if (hp * hq < 0) {
      const share = hp / (hp - hq);
      kept.push({ x: p.x + share * (q.x - p.x), y: p.y + share * (q.y - p.y) });
    }
    if (hq >= 0) kept.push(q);
  });
  return kept;
}

/** The same for a disc: side by side, the triangle with its centre is cut where it leaves the disc. */
function sharedWithDisc(points: readonly Point[], { at, radius }: Disc | QuarterDisc): number {
  let sum = 0;
  eachSide(points, (from, to) => {
    const a = { x: from.x - at.x, y: from.y - at.y };
    const b = { x: to.x - at.x, y: to.y - at.y };
    const stops = [a, ...rimCrossings(a, b, radius), b];
    stops.slice(1).forEach((q, n) => {
      const p = stops[n] ?? q;
      const [mx, my] = [(p.x + q.x) / 2, (p.y + q.y) / 2];
      const inside = mx * mx + my * my <= radius * radius;
      sum += inside ? (p.x * q.y - p.y * q.x) / 2 : (radius * radius * turnBetween(p, q)) / 2;
    });
  });
  return sum;
}

/** The angle from p to q round (0, 0): between -π and π. */
function turnBetween(p: Point, q: Point): number {
  const angle = leftAngle(p.x, p.y, q.x, q.y);
  return angle > Math.PI ? angle - 2 * Math.PI : angle;
}

/** Where the stretch from a to b crosses the circle round (0, 0), in order. */
function rimCrossings(a: Point, b: Point, radius: number): readonly Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const whole = dx * dx + dy * dy;
  if (whole === 0) return [];
  const middle = -(a.x * dx + a.y * dy) / whole;
  const across = a.x * dy - a.y * dx;
  const rest = (radius * radius - (across * across) / whole) / whole;
  if (rest <= 0) return [];
  const step = Math.sqrt(rest);
  return [middle - step, middle + step]
    .filter((share) => share > 0 && share < 1)
    .map((share) => ({ x: a.x + share * dx, y: a.y + share * dy }));
}

/** The lens of two discs. */
function sharedByDiscs(one: Disc, other: Disc | QuarterDisc): number {
  const apart = root(one.at.x - other.at.x, one.at.y - other.at.y);
  const [r, s] = [one.radius, other.radius];
  if (apart >= r + s) return 0;
  if (apart <= Math.abs(r - s)) return Math.PI * Math.min(r, s) ** 2;
  // Where the rims cross: so far along the line between the centres, and so far to its sides.
  const along = (apart * apart + r * r - s * s) / (2 * apart);
  const aside = Math.sqrt(Math.max(0, r * r - along * along));
  const slice = (radius: number, near: number) => radius * radius * leftAngle(1, 0, near, aside) - near * aside;
  return slice(r, along) + slice(s, apart - along);
}
