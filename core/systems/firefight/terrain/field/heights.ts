/** Standing on terrain: a piece with the trait `elevated` has a top as high as it is, and getting there is a climb (GFF-MOVE-07). */
import { compareToRegion } from '../../../../table/from-point.ts';
import type { Box } from '../../../../table/laid-out.ts';
import { passesOver } from '../../../../table/outlines.ts';
import { type Point, type Shape, segment } from '../../../../table/shapes.ts';
import type { Mover } from '../../rules/actions.ts';
import { someHave } from '../../rules/unit.ts';
import { type BattleTable, type ModelFigure, type Path, lengthOf } from './field.ts';
import { type Top, groundOf } from './ground.ts';

/** How high a model stands whose base has its middle there, in units: on the highest piece below it. */
export function heightAt(field: Pick<BattleTable, 'terrain'>, at: Point): number {
  return topAt(field, at)?.height ?? 0;
}

/** The highest piece below a place; null: the table. */
export function topAt({ terrain }: Pick<BattleTable, 'terrain'>, at: Point): Top | null {
  let high: Top | null = null;
  for (const top of groundOf(terrain).tops) if (top.height > (high?.height ?? 0) && isOver(top, at)) high = top;
  return high;
}

/** A way's length: along the ground, and up and down every piece that it goes over. Flying climbs nothing. */
export function lengthWithClimbs(
  field: Pick<BattleTable, 'terrain'>,
  mover: Mover,
  figure: ModelFigure,
  path: Path,
): number {
  const along = lengthOf(figure.base.at, path);
  const tops = groundOf(field.terrain).tops;
  if (tops.length === 0 || someHave(mover, 'Flying')) return along;
  let climbed = 0;
  for (const top of tops) climbed += crossings(top, figure.base.at, path) * top.height;
  return along + climbed;
}

/** How often a way goes up or down at a piece's border. */
function crossings(top: Top, from: Point, path: Path): number {
  let count = 0;
  let at = from;
  for (const to of path) {
    if (!isAside(top.box, at, to)) {
      const [up, down] = [isOver(top, at), isOver(top, to)];
      if (up !== down) count += 1;
      else if (!up && passes(top.shape, at, to)) count += 2;
    }
    at = to;
  }
  return count;
}

/** Whether all of a stretch lies to one side of a box. */
function isAside(box: Box, a: Point, b: Point): boolean {
  if ((a.x < box[0] && b.x < box[0]) || (a.x > box[2] && b.x > box[2])) return true;
  return (a.y < box[1] && b.y < box[1]) || (a.y > box[3] && b.y > box[3]);
}

function isOver({ shape, box }: Top, at: Point): boolean {
  return !isAside(box, at, at) && compareToRegion(at.x, at.y, shape, 0) < 0;
}

/** Over the ground of a shape, not along its border. */
function passes(shape: Shape, from: Point, to: Point): boolean {
  return shape.kind === 'disc'
    ? compareToRegion(shape.at.x, shape.at.y, segment(from, to), shape.radius) < 0
    : passesOver(from, to, shape.points);
}
