/** What is wrong with a table as somebody laid it out: nothing is measured, shown or saved before this finds nothing. */
import { type Refusal, refuse } from '../rules/refusal.ts';
import { boxOf, signedArea2 } from './laid-out.ts';
import { completelyWithin, overlaps } from './measure.ts';
import { crossingOf } from './outlines.ts';
import type { Disc, Piece, Point, Shape, Table } from './shapes.ts';
import { FARTHEST, inInches, inches } from './units.ts';
import { wholeOf } from './zones.ts';

/** More than any table holds, and few enough that the worst of them are checked in a second. */
const MOST_PIECES = 60;
const MOST_CORNERS = 32;
const LEAST_SIDE = inches(12);
/** Round bases that are made, in millimetres across. */
export const BASE_SIZES: readonly number[] = [
  20, 25, 28.5, 30, 32, 40, 50, 55, 60, 65, 70, 75, 80, 90, 100, 105, 120, 130, 160,
];

/** Whether pieces can lie on the table: each a shape with an area, whole on it, and none on another. */
export function faultOfTerrain(table: Table, pieces: readonly Piece[]): Refusal | null {
  return (
    faultOfTable(table) ??
    faultOfCount(pieces) ??
    firstFault(pieces, (piece, at) => faultOfPiece(table, pieces, piece, at))
  );
}

/** Whether what people marked has an outline each; marks may lie on each other and hang over the edge. */
export function faultOfMarks(marks: readonly Shape[]): Refusal | null {
  if (marks.length > MOST_PIECES) {
    return refuse('too-many-pieces', `${marks.length} marks are too many: ${MOST_PIECES} at most.`);
  }
  return firstFault(marks, (shape, at) => faultOfShape(`mark ${at + 1}`, shape));
}

export function faultOfTable({ width, depth }: Table): Refusal | null {
  const fits = [width, depth].every((side) => side >= LEAST_SIDE && side <= FARTHEST);
  if (fits) return null;
  const message = `A table of ${said(width)} by ${said(depth)} is not allowed. Its sides are 12″ to 96″ long.`;
  return refuse('table-size', message);
}

function faultOfCount(pieces: readonly Piece[]): Refusal | null {
  if (pieces.length <= MOST_PIECES) return null;
  return refuse('too-many-pieces', `${pieces.length} pieces of terrain are too many: ${MOST_PIECES} at most.`);
}

export function firstFault<Thing>(
  things: readonly Thing[],
  find: (thing: Thing, at: number) => Refusal | null,
): Refusal | null {
  for (const [at, thing] of things.entries()) {
    const fault = find(thing, at);
    if (fault !== null) return fault;
  }
  return null;
}

function faultOfPiece(
  table: Table,
  pieces: readonly Piece[],
  { id, shape, height }: Piece,
  at: number,
): Refusal | null {
  const earlier = pieces.slice(0, at);
  if (earlier.some((piece) => piece.id === id)) return refuse('twice', `Two pieces are called ${id}.`);
  if (height !== undefined && !(height >= 0)) return refuse('height', `${id} has a height below 0.`);
  const fault = faultOfShape(id, shape);
  if (fault !== null) return fault;
  if (!completelyWithin(shape, wholeOf(table))) {
    const message = `${id} is not whole on the table: it reaches from ${spanOf(shape)}, the table from (0″, 0″) to (${said(table.width)}, ${said(table.depth)}).`;
    return refuse('off-table', message);
  }
  const under = earlier.find((piece) => overlaps(shape, piece.shape));
  if (under === undefined) return null;
  return refuse(
    'on-another',
    `${id} lies on ${under.id}: it reaches from ${spanOf(shape)}, ${under.id} from ${spanOf(under.shape)}.`,
  );
}

export function faultOfShape(id: string, shape: Shape): Refusal | null {
  const figures =
    shape.kind === 'disc' ? [shape.at.x, shape.at.y, shape.radius] : shape.points.flatMap(({ x, y }) => [x, y]);
  if (!figures.every((figure) => Number.isFinite(figure) && Math.abs(figure) <= FARTHEST)) {
    return refuse('off-table', `${id} has a place or a size that no table has.`);
  }
  if (shape.kind === 'disc') {
    return shape.radius > 0 ? null : refuse('no-size', `${id} has no size: a round piece needs a radius above 0.`);
  }
  return faultOfOutline(id, shape.points);
}

function faultOfOutline(id: string, points: readonly Point[]): Refusal | null {
  if (points.length < 3) return refuse('no-size', `${id} has ${points.length} corners: a piece needs three or more.`);
  if (points.length > MOST_CORNERS) {
    return refuse('too-many-corners', `${id} has ${points.length} corners: ${MOST_CORNERS} at most.`);
  }
  const twice = points.findIndex((point, at) => points.slice(0, at).some(({ x, y }) => x === point.x && y === point.y));
  const again = points[twice];
  if (again !== undefined) return refuse('crosses-itself', `${id} comes twice to ${placeOf(again)}.`);
  const crossing = crossingOf(points);
  if (crossing !== null) {
    const [a, b, c, d] = crossing.map(placeOf);
    return refuse(
      'crosses-itself',
      `${id} crosses itself: its side from ${a} to ${b} meets the one from ${c} to ${d}.`,
    );
  }
  return signedArea2(points) === 0 ? refuse('no-size', `${id} has no size: its corners lie on one line.`) : null;
}

/** Something with a round base: a model, a marker. `across` in millimetres. */
export interface BaseOnTable {
  readonly id: string;
  readonly at: Point;
  readonly across: number;
}

/** Whether a base of that size is made, and stands whole on the table. */
export function faultOfBase(table: Table, { id, at, across }: BaseOnTable, disc: Disc): Refusal | null {
  if (!BASE_SIZES.includes(across)) {
    return refuse('base-size', `${id} is on a ${across} mm base. Bases are ${BASE_SIZES.join(', ')} mm.`);
  }
  if (completelyWithin(disc, wholeOf(table))) return null;
  return refuse('off-table', `${id} is not whole on the table: its centre is at ${placeOf(at)}.`);
}

function said(length: number): string {
  return `${Math.round(inInches(length) * 100) / 100}″`;
}

function placeOf({ x, y }: Point): string {
  return `(${said(x)}, ${said(y)})`;
}

function spanOf(shape: Shape): string {
  const [x0, y0, x1, y1] = boxOf(shape);
  return `${placeOf({ x: x0, y: y0 })} to ${placeOf({ x: x1, y: y1 })}`;
}
