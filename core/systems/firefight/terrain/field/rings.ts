/** Places that are 1" from others: straight out of their reach, where two reaches meet, at the table's edge, and all round. */
import { root } from '../../../../table/from-point.ts';
import type { Point, Table } from '../../../../table/shapes.ts';
import { INCH } from '../../../../table/units.ts';
import { type ModelFigure, isNearer } from './field.ts';

/** How far from somebody the middle of a base keeps that is 1" from it. */
interface Ring {
  readonly at: Point;
  readonly radius: number;
}

interface ExactPlace {
  readonly to: Point;
  /** How far it is there, in units. */
  readonly length: number;
}

/** Where a base could go to be 1" from all the others with the shortest way, were nobody in its way; the nearest first. */
export function ringPlaces({ base }: ModelFigure, others: readonly ModelFigure[], table?: Table): ExactPlace[] {
  const rings = others.map((other) => ({ at: other.base.at, radius: other.base.radius + base.radius + INCH }));
  const isOut = (to: Point) =>
    rings.every((ring) => !isNearer(root(to.x - ring.at.x, to.y - ring.at.y) - ring.radius, 0));
  if (isOut(base.at)) return [{ to: base.at, length: 0 }];
  const edges = table ? edgesFor(base.radius, table) : [];
  return [
    ...rings.map((ring) => outOf(base.at, ring)),
    ...rings.flatMap((one, place) => rings.slice(place + 1).flatMap((other) => crossing(one, other))),
    ...rings.flatMap((ring) => edges.flatMap((edge) => onEdge(ring, edge))),
  ]
    .filter(isOut)
    .map((to) => ({ to, length: root(to.x - base.at.x, to.y - base.at.y) }))
    .sort((one, other) => one.length - other.length);
}

/** Places round others, so many inches from each, every ten degrees. */
export function placesRound({ base }: ModelFigure, others: readonly ModelFigure[], inches: readonly number[]): Point[] {
  return others.flatMap((other) =>
    inches.flatMap((apart) => circle(other.base.at, other.base.radius + base.radius + apart * INCH)),
  );
}

/** Places round a place, a quarter of an inch from one another on the way out. */
export function placesAbout(at: Point, inches: number): Point[] {
  return Array.from({ length: 4 * inches }, (_, step) => circle(at, ((step + 1) * INCH) / 4)).flat();
}

/** Every ten degrees on a circle of radius 1. */
const TURNS = Array.from({ length: 36 }, (_, turn): Point => {
  const angle = (2 * Math.PI * turn) / 36;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

function circle({ x, y }: Point, radius: number): Point[] {
  return TURNS.map((turn) => ({ x: x + radius * turn.x, y: y + radius * turn.y }));
}

/** The point of a ring that is nearest to a place. */
function outOf(from: Point, { at, radius }: Ring): Point {
  const [dx, dy] = [from.x - at.x, from.y - at.y];
  const far = root(dx, dy);
  return far === 0 ? { x: at.x, y: at.y + radius } : { x: at.x + (dx / far) * radius, y: at.y + (dy / far) * radius };
}

/** Where two rings cross. */
export function crossing(one: Ring, other: Ring): Point[] {
  const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
  const far = root(dx, dy);
  if (far === 0 || far > one.radius + other.radius || far < Math.abs(one.radius - other.radius)) return [];
  const along = (far * far + one.radius * one.radius - other.radius * other.radius) / (2 * far);
  const aside = Math.sqrt(Math.max(0, one.radius * one.radius - along * along));
  const middle = { x: one.at.x + (dx / far) * along, y: one.at.y + (dy / far) * along };
  const [ox, oy] = [(-dy / far) * aside, (dx / far) * aside];
  return [
    { x: middle.x + ox, y: middle.y + oy },
    { x: middle.x - ox, y: middle.y - oy },
  ];
}

/** A line that the middle of a base does not cross: at so much of x, or of y. */
interface Edge {
  readonly along: 'x' | 'y';
  readonly at: number;
}

function edgesFor(radius: number, { width, depth }: Table): Edge[] {
  return [
    { along: 'x', at: radius },
    { along: 'x', at: width - radius },
    { along: 'y', at: radius },
    { along: 'y', at: depth - radius },
  ];
}

function onEdge({ at, radius }: Ring, { along, at: line }: Edge): Point[] {
  const off = line - at[along];
  if (Math.abs(off) > radius) return [];
  const aside = Math.sqrt(radius * radius - off * off);
  return [1, -1].map((way) =>
    along === 'x' ? { x: line, y: at.y + way * aside } : { x: at.x + way * aside, y: line },
  );
}
