/** What stands and lies on a table. All lengths are units (`units.ts`); x runs right, y runs up from A's edge. */
import { millimetres } from './units.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A round base, a marker or a round piece of terrain. Radius 0 is a point. */
export interface Disc {
  readonly kind: 'disc';
  readonly at: Point;
  readonly radius: number;
}

/** A simple polygon with its sides, in either direction of turn; hollows are allowed, holes are not. */
export interface Polygon {
  readonly kind: 'polygon';
  readonly points: readonly Point[];
}

/** A straight line between two points: a centreline, an edge of the table. */
export interface Segment {
  readonly kind: 'segment';
  readonly points: readonly [Point, Point];
}

/** Everything on one side of a straight line, the line included: `toward` points to that side, at right angles to it. */
export interface Half {
  readonly kind: 'half';
  readonly at: Point;
  readonly toward: Point;
}

/** Everything right or left of, and above or below, a point, its two borders included. `toward` is ±1, ±1. */
export interface Quadrant {
  readonly kind: 'quadrant';
  readonly at: Point;
  readonly toward: Point;
}

/** The part of a disc that lies on the table when its centre is the table's corner. */
export interface QuarterDisc {
  readonly kind: 'quarter-disc';
  readonly at: Point;
  readonly radius: number;
  readonly toward: Point;
}

/** What can lie on a table. */
export type Shape = Disc | Polygon;
/** What can be measured to: every shape, and lines and parts of the table. Borders belong to it. */
export type Region = Shape | Segment | Half | Quadrant | QuarterDisc;

/** The table itself: from (0, 0) to (width, depth). */
export interface Table {
  readonly width: number;
  readonly depth: number;
}

/** A piece of terrain. Its traits are the words of the pack that is played. */
export interface Piece {
  readonly id: string;
  readonly shape: Shape;
  readonly traits: readonly string[];
  /** How high it stands above the table. Absent: as high as anything looks. */
  readonly height?: number;
}

export function disc(x: number, y: number, radius: number): Disc {
  return { kind: 'disc', at: { x, y }, radius };
}

/** A round base or marker of so many millimetres across. */
export function base(at: Point, across: number): Disc {
  return { kind: 'disc', at, radius: millimetres(across / 2) };
}

/** A place without size: the centre of a table, a marker that counts as a point. */
export function spot(at: Point): Disc {
  return { kind: 'disc', at, radius: 0 };
}

export function polygon(...points: readonly (readonly [number, number])[]): Polygon {
  return { kind: 'polygon', points: points.map(([x, y]) => ({ x, y })) };
}

/** The upright rectangle between two opposite corners. */
export function rect(x0: number, y0: number, x1: number, y1: number): Polygon {
  return polygon([x0, y0], [x1, y0], [x1, y1], [x0, y1]);
}

export function segment(from: Point, to: Point): Segment {
  return { kind: 'segment', points: [from, to] };
}
