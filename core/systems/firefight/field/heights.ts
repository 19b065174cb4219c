/** Standing on terrain: a piece with the trait `elevated` has a top as high as it is, and getting there is a climb (GFF-MOVE-07). */
import { cite } from '../../../journal/cite.ts';
import { compareToRegion } from '../../../table/from-point.ts';
import { passesOver } from '../../../table/outlines.ts';
import { type Piece, type Point, type Shape, segment } from '../../../table/shapes.ts';
import type { Mover } from '../actions.ts';
import { someHave } from '../unit.ts';
import { type Field, type Figure, type Path, lengthOf } from './field.ts';
import { piecesWith } from './ground.ts';

function isElevated({ traits, height }: Piece): boolean {
  return height !== undefined && traits.includes('elevated');
}

/** How high a model stands whose base has its middle there, in units: on the highest piece below it. */
export function heightAt({ terrain }: Pick<Field, 'terrain'>, { x, y }: Point): number {
  if (piecesWith(terrain, 'elevated').count === 0) return 0;
  let top = 0;
  for (const piece of terrain) {
    if (isElevated(piece) && (piece.height ?? 0) > top && compareToRegion(x, y, piece.shape, 0) < 0) {
      top = piece.height ?? 0;
    }
  }
  return top;
}

/** A way's length: along the ground, and up and down every piece that it goes over. Flying climbs nothing. */
export function lengthWithClimbs(field: Pick<Field, 'terrain'>, mover: Mover, figure: Figure, path: Path): number {
  const along = lengthOf(figure.base.at, path);
  if (piecesWith(field.terrain, 'elevated').count === 0 || someHave(mover, 'Flying')) return along;
  cite('GFF-MOVE-07');
  let climbed = 0;
  for (const piece of field.terrain) {
    if (isElevated(piece)) climbed += crossings(piece.shape, figure.base.at, path) * (piece.height ?? 0);
  }
  return along + climbed;
}

/** How often a way goes up or down at a shape's border. */
function crossings(shape: Shape, from: Point, path: Path): number {
  let count = 0;
  let at = from;
  for (const to of path) {
    const [up, down] = [isOver(shape, at), isOver(shape, to)];
    if (up !== down) count += 1;
    else if (!up && passes(shape, at, to)) count += 2;
    at = to;
  }
  return count;
}

function isOver(shape: Shape, { x, y }: Point): boolean {
  return compareToRegion(x, y, shape, 0) < 0;
}

/** Over the ground of a shape, not along its border. */
function passes(shape: Shape, from: Point, to: Point): boolean {
  return shape.kind === 'disc'
    ? compareToRegion(shape.at.x, shape.at.y, segment(from, to), shape.radius) < 0
    : passesOver(from, to, shape.points);
}
