/** What a table's terrain comes to: how much ground it covers, what it shuts off, how open it is to sight. */
import { SQUARE_INCH, areaOf, sharedArea, sharedByOutline, type Ground } from './areas.ts';
import { blockersOf } from './blockers.ts';
import { type Outlines, cutOut, joined, outlineOf, widened } from './combine.ts';
import { compareToRegion } from './from-point.ts';
import { signedArea2 } from './laid-out.ts';
import { distance, meets, nearer, overlaps } from './measure.ts';
import type { Piece, Point, Region, Shape, Table } from './shapes.ts';
import { pointsSee } from './sight.ts';
import { inches } from './units.ts';
import { wholeOf } from './zones.ts';

/** Square inches of all pieces, one by one: what lies under two counts twice. */
export function footprintOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { shape }) => sum + areaOf(shape), 0) / SQUARE_INCH;
}

/** The share of pieces, by number or by area, that have one of the traits; null where there are none. */
export function shareWith(pieces: readonly Piece[], traits: readonly string[], by: 'pieces' | 'area'): number | null {
  const weight = (among: readonly Piece[]) => (by === 'pieces' ? among.length : footprintOf(among));
  const all = weight(pieces);
  return all === 0
    ? null
    : weight(pieces.filter((piece) => traits.some((trait) => piece.traits.includes(trait)))) / all;
}

/** Square inches of a zone that the shapes cover together. */
export function coveredIn(zone: Ground, shapes: readonly Shape[]): number {
  const apart = shapes.every((one, at) => shapes.slice(at + 1).every((other) => !overlaps(one, other)));
  const area = apart ? shapes.reduce((sum, shape) => sum + sharedArea(shape, zone), 0) : sharedBy(joined(shapes), zone);
  return area / SQUARE_INCH;
}

function sharedBy(outlines: Outlines, zone: Ground): number {
  return outlines.reduce((sum, points) => sum + sharedByOutline(points, zone), 0);
}

/** Two pieces with a gap between them that is too narrow. `gap` in units. */
export interface NarrowGap {
  readonly between: readonly [string, string];
  readonly gap: number;
}

/** The gaps that a base so many units across does not pass. Pieces that meet leave none. */
export function narrowGaps(pieces: readonly Piece[], across: number): readonly NarrowGap[] {
  return pieces.flatMap((one, at) =>
    pieces
      .slice(at + 1)
      .filter(({ shape }) => nearer(one.shape, shape, across) && !meets(one.shape, shape))
      .map((other) => ({ between: [one.id, other.id] as const, gap: distance(one.shape, other.shape) })),
  );
}

/**
 * The ground to which no base of that radius comes past the obstacles from the widest part of the table: what lies under
 * them, and what they shut off. A base may hang over the edge of the table.
 */
export function shutOff(table: Table, obstacles: readonly Shape[], radius: number): Outlines {
  const whole = [outlineOf(wholeOf(table))];
  if (obstacles.length === 0) return [];
  const free = cutOut(whole, widened(joined(obstacles), radius));
  const widest = partsOf(free).sort((one, other) => areaOfAll(other) - areaOfAll(one))[0];
  return widest === undefined ? whole : cutOut(whole, widened(widest, radius));
}

function areaOfAll(outlines: Outlines): number {
  return outlines.reduce((sum, points) => sum + signedArea2(points), 0) / 2;
}

/** Ground that hangs together, each part with its holes. */
function partsOf(outlines: Outlines): Outlines[] {
  const holes = outlines.filter((points) => signedArea2(points) < 0);
  const rims = outlines.filter((points) => signedArea2(points) > 0).sort((a, b) => signedArea2(a) - signedArea2(b));
  const parts = rims.map((rim): (readonly Point[])[] => [rim]);
  for (const hole of holes) {
    const [corner] = hole;
    // The smallest rim round it; a hole's corner lies inside, or on the rim where both touch.
    const at = rims.findIndex(
      (points) => corner !== undefined && compareToRegion(corner.x, corner.y, { kind: 'polygon', points }, 0) <= 0,
    );
    parts[at]?.push(hole);
  }
  return parts;
}

/** Square inches of each zone that a base cannot come to. */
export function shutOffIn(zones: readonly Ground[], outlines: Outlines): readonly number[] {
  return zones.map((zone) => sharedBy(outlines, zone) / SQUARE_INCH);
}

/** How many of the lines between two zones are clear. */
export interface Lanes {
  readonly lines: number;
  readonly open: number;
}

/** How far apart the places are between which lines are drawn. */
const STEP = inches(2);

/** The lines from one zone to another, between places every two inches, and those that nothing blocks. */
export function lanesBetween(table: Table, blocking: readonly Shape[], from: Region, to: Region): Lanes {
  const { lines, blocked } = lanesBlocked(table, blocking, from, to);
  return { lines, open: blocked.reduce((sum, line) => sum + 1 - line, 0) };
}

export interface LanesBlocked {
  readonly lines: number;
  /** 1 for each of those lines that one of the shapes is in the way of, from place to place. */
  readonly blocked: Uint8Array;
}

/** Which of the lines between two zones the shapes block: what several pieces do together is what each does. */
export function lanesBlocked(table: Table, blocking: readonly Shape[], from: Region, to: Region): LanesBlocked {
  const blockers = blockersOf(blocking.map((shape) => ({ shape })));
  const [ours, theirs] = [placesIn(table, from), placesIn(table, to)];
  const blocked = ours.flatMap((a) => theirs.map((b) => (pointsSee(blockers, a, b) ? 0 : 1)));
  return { lines: blocked.length, blocked: Uint8Array.from(blocked) };
}

/** Places in a region, every two inches from one inch off the table's edges. */
function placesIn({ width, depth }: Table, region: Region): readonly Point[] {
  const steps = (length: number) => Array.from({ length: Math.floor(length / STEP) }, (_, at) => (at + 0.5) * STEP);
  return steps(width).flatMap((x) =>
    steps(depth).flatMap((y) => (compareToRegion(x, y, region, 0) <= 0 ? [{ x, y }] : [])),
  );
}
