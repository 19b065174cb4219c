/** The parts of a table that packs name: edges, corners, quarters, halves, centrelines, deployment zones. */
import {
  type Half,
  type Point,
  type Polygon,
  type Quadrant,
  type QuarterDisc,
  type Segment,
  type Table,
  rect,
  segment,
} from './shapes.ts';

export const EDGES = ['south', 'north', 'west', 'east'] as const;
export type ZoneEdge = (typeof EDGES)[number];

export const CORNERS = ['SW', 'SE', 'NW', 'NE'] as const;
export type Corner = (typeof CORNERS)[number];

/** The four corners of the table. */
export function cornerOf({ width, depth }: Table, corner: Corner): Point {
  return { x: corner.endsWith('E') ? width : 0, y: corner.startsWith('N') ? depth : 0 };
}

export function centreOf({ width, depth }: Table): Point {
  return { x: width / 2, y: depth / 2 };
}

/** The whole table. */
export function wholeOf({ width, depth }: Table): Polygon {
  return rect(0, 0, width, depth);
}

export function edgeOf(table: Table, edge: ZoneEdge): Segment {
  const [from, to] = EDGE_ENDS[edge];
  return segment(cornerOf(table, from), cornerOf(table, to));
}

const EDGE_ENDS: Readonly<Record<ZoneEdge, readonly [Corner, Corner]>> = {
  south: ['SW', 'SE'],
  north: ['NW', 'NE'],
  west: ['SW', 'NW'],
  east: ['SE', 'NE'],
};

/** Everything at most `deep` units from an edge, from corner to corner; `from` leaves out the first units. */
export function strip({ width, depth }: Table, edge: ZoneEdge, deep: number, from = 0): Polygon {
  switch (edge) {
    case 'south':
      return rect(0, from, width, deep);
    case 'north':
      return rect(0, depth - deep, width, depth - from);
    case 'west':
      return rect(from, 0, deep, depth);
    case 'east':
      return rect(width - deep, 0, width - from, depth);
  }
}

/** Everything at most `radius` units from a corner. */
export function quarterDisc(table: Table, corner: Corner, radius: number): QuarterDisc {
  return { kind: 'quarter-disc', at: cornerOf(table, corner), radius, toward: inward(corner) };
}

/** From a corner into the table: ±1, ±1. */
function inward(corner: Corner): Point {
  return { x: corner.endsWith('E') ? -1 : 1, y: corner.startsWith('N') ? -1 : 1 };
}

/** One of the four quarters, its dividing lines included. */
export function quarter(table: Table, corner: Corner): Quadrant {
  const { x, y } = inward(corner);
  return { kind: 'quadrant', at: centreOf(table), toward: { x: -x, y: -y } };
}

/** The line through the centre: level from west to east, upright from south to north, or between two corners. */
export function centreline(table: Table, runs: 'level' | 'upright' | 'falling' | 'rising'): Segment {
  const { width, depth } = table;
  switch (runs) {
    case 'level':
      return segment({ x: 0, y: depth / 2 }, { x: width, y: depth / 2 });
    case 'upright':
      return segment({ x: width / 2, y: 0 }, { x: width / 2, y: depth });
    case 'falling':
      return segment(cornerOf(table, 'NW'), cornerOf(table, 'SE'));
    case 'rising':
      return segment(cornerOf(table, 'SW'), cornerOf(table, 'NE'));
  }
}

/** Everything on that side of a line on which `holds` lies, the line included. */
export function half({ points: [from, to] }: Segment, holds: Point): Half {
  const toward = { x: from.y - to.y, y: to.x - from.x };
  const side = (holds.x - from.x) * toward.x + (holds.y - from.y) * toward.y;
  return { kind: 'half', at: from, toward: side >= 0 ? toward : { x: -toward.x, y: -toward.y } };
}
