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
  if (isOut(rings, base.at)) return [{ to: base.at, length: 0 }];
  const edges = table ? edgesFor(base.radius, table) : [];
  const places: ExactPlace[] = [];
  const add = (to: Point) => {
    if (isOut(rings, to)) places.push({ to, length: root(to.x - base.at.x, to.y - base.at.y) });
  };
  for (const ring of rings) add(outOf(base.at, ring));
  for (const [place, one] of rings.entries()) {
    for (let other = place + 1; other < rings.length; other += 1) crossing(one, rings[other] ?? one).forEach(add);
  }
  for (const ring of rings) for (const edge of edges) onEdge(ring, edge).forEach(add);
  return places.sort((one, other) => one.length - other.length);
}

function isOut(rings: readonly Ring[], to: Point): boolean {
  for (const { at, radius } of rings) if (isNearer(root(to.x - at.x, to.y - at.y) - radius, 0)) return false;
  return true;
}

/** Takes a place. Thousands are looked at, and most are none: no point is made for one. */
type Visit = (x: number, y: number) => void;

/** Places round others, so many inches from each, every ten degrees. */
export function visitRound(
  { base }: ModelFigure,
  others: readonly ModelFigure[],
  inches: readonly number[],
  visit: Visit,
): void {
  for (const { base: other } of others) {
    for (const apart of inches) visitCircle(other.at, other.radius + base.radius + apart * INCH, visit);
  }
}

/** Places on a circle, every ten degrees. */
export function visitCircle({ x, y }: Point, radius: number, visit: Visit, turns: readonly Point[] = TURNS): void {
  for (const turn of turns) visit(x + radius * turn.x, y + radius * turn.y);
}

/**
 * Points on the ways of a base that graze others, from `least` to `most` units away: a quarter of an inch apart, and where such
 * a way is 1" from somebody.
 */
export function visitGrazing(
  { base }: ModelFigure,
  others: readonly ModelFigure[],
  [least, most]: readonly [number, number],
  visit: Visit,
): void {
  const { x, y } = base.at;
  for (const { base: other } of others) {
    const [dx, dy] = [other.at.x - x, other.at.y - y];
    const far = root(dx, dy) || 1;
    const sine = Math.min(1, (base.radius + other.radius) / far);
    const cosine = Math.sqrt(1 - sine * sine);
    for (const side of [sine, -sine]) {
      const [ux, uy] = [(dx * cosine - dy * side) / far, (dy * cosine + dx * side) / far];
      for (let step = Math.max(1, Math.floor((4 * least) / INCH)); (step * INCH) / 4 <= most; step += 1)
        visit(x + (ux * step * INCH) / 4, y + (uy * step * INCH) / 4);
      for (const { base: near } of others) {
        const radius = near.radius + base.radius + INCH;
        const along = (near.at.x - x) * ux + (near.at.y - y) * uy;
        const aside = (near.at.x - x) * uy - (near.at.y - y) * ux;
        const half = Math.sqrt(Math.max(0, radius * radius - aside * aside));
        for (const length of [along - half, along + half]) {
          if (length > 1 && length >= least && length <= most) visit(x + ux * length, y + uy * length);
        }
      }
    }
  }
}

/** Every ten degrees on a circle of radius 1. */
const TURNS = turnsOf(36);

/** So many turns of a whole circle. */
export function turnsOf(length: number): Point[] {
  return Array.from({ length }, (_, turn): Point => {
    const angle = (2 * Math.PI * turn) / length;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
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
