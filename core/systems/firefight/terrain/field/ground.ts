/** Terrain laid out for many questions: which bases come onto which ground. */
import { kept } from '../../../../event/kept.ts';
import { type Box, boxOf } from '../../../../table/laid-out.ts';
import { type Obstacles, isPlaceClear, isStraightClear, obstaclesOf } from '../../../../table/obstacles.ts';
import type { Disc, Piece, Shape } from '../../../../table/shapes.ts';
import { type Path, SLACK } from './field.ts';

/** A piece that is stood upon, with its box: least x and y, greatest x and y. */
export interface Top {
  readonly shape: Shape;
  readonly height: number;
  readonly box: Box;
}

/** The pieces on which a base is slowed, in danger, in cover, or not at all. A piece may be of several kinds. */
interface Ground {
  readonly impassable: Obstacles;
  readonly difficult: Obstacles;
  readonly dangerous: Obstacles;
  readonly cover: Obstacles;
  readonly tops: readonly Top[];
}

/** A table's terrain by what it does to whoever comes onto it. */
export const groundOf = kept((terrain: readonly Piece[]): Ground => {
  const ground = layGround(terrain);
  return ground;
});

function layGround(terrain: readonly Piece[]): Ground {
  const pieces = (trait: Exclude<keyof Ground, 'tops'>) =>
    obstaclesOf(terrain.filter(({ traits }) => traits.includes(trait)).map(({ shape }) => ({ shape })));
  return {
    impassable: pieces('impassable'),
    difficult: pieces('difficult'),
    dangerous: pieces('dangerous'),
    cover: pieces('cover'),
    tops: terrain.flatMap(({ shape, traits, height }) =>
      height !== undefined && traits.includes('elevated') ? [{ shape, height, box: boxOf(shape) }] : [],
    ),
  };
}

/** Whether a base comes onto one of the pieces anywhere on its way, more than by a rounding; with no way, where it stands. */
export function comesOnto(base: Disc, path: Path, pieces: Obstacles): boolean {
  if (pieces.count === 0) return false;
  const radius = base.radius - SLACK;
  let at = base.at;
  for (let leg = 0; leg === 0 || leg < path.length; leg += 1) {
    const to = path[leg] ?? at;
    for (let n = 0; n < pieces.count; n += 1) {
      if (isAside(pieces, n, radius, at.x, at.y, to.x, to.y)) continue;
      if (leg === 0 && !isPlaceClear(pieces, n, radius, at.x, at.y)) return true;
      if (to !== at && !isStraightClear(pieces, n, radius, at.x, at.y, to.x, to.y)) return true;
    }
    at = to;
  }
  return false;
}

/** Whether all of a leg lies to one side of a piece's box. */
function isAside(
  { boxes }: Obstacles,
  n: number,
  radius: number,
  x: number,
  y: number,
  toX: number,
  toY: number,
): boolean {
  const left = (boxes[4 * n] ?? 0) - radius;
  if (x < left && toX < left) return true;
  const low = (boxes[4 * n + 1] ?? 0) - radius;
  if (y < low && toY < low) return true;
  const right = (boxes[4 * n + 2] ?? 0) + radius;
  if (x > right && toX > right) return true;
  const high = (boxes[4 * n + 3] ?? 0) + radius;
  return y > high && toY > high;
}
