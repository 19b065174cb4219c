/** Terrain laid out for many questions: which bases come onto which ground. */
import { type Obstacles, isPlaceClear, isStraightClear, obstaclesOf } from '../../../table/obstacles.ts';
import type { Disc, Piece } from '../../../table/shapes.ts';
import { type Path, SLACK } from './field.ts';

/** The pieces on which a base is slowed, in danger, in cover, or not at all. A piece may be of several kinds. */
interface Ground {
  readonly impassable: Obstacles;
  readonly difficult: Obstacles;
  readonly dangerous: Obstacles;
  readonly cover: Obstacles;
}

/** A table's terrain stays the same from question to question: it is laid out once, and the one asked about last is at hand. */
const laid = new WeakMap<readonly Piece[], Ground>();
let last: readonly Piece[] | null = null;
let lastGround: Ground | null = null;

/** A table's terrain by what it does to whoever comes onto it. */
export function groundOf(terrain: readonly Piece[]): Ground {
  if (terrain === last && lastGround !== null) return lastGround;
  const ground = laid.get(terrain) ?? layGround(terrain);
  laid.set(terrain, ground);
  last = terrain;
  lastGround = ground;
  return ground;
}

function layGround(terrain: readonly Piece[]): Ground {
  const pieces = (trait: keyof Ground) =>
    obstaclesOf(terrain.filter(({ traits }) => traits.includes(trait)).map(({ shape }) => ({ shape })));
  return {
    impassable: pieces('impassable'),
    difficult: pieces('difficult'),
    dangerous: pieces('dangerous'),
    cover: pieces('cover'),
  };
}

/** Whether a base comes onto one of the pieces anywhere on its way, more than by a rounding; with no way, where it stands. */
export function comesOnto(base: Disc, path: Path, pieces: Obstacles): boolean {
  if (pieces.count === 0) return false;
  const radius = base.radius - SLACK;
  let { x, y } = base.at;
  for (let n = 0; n < pieces.count; n += 1) {
    if (!isAside(pieces, n, radius, x, y, x, y) && !isPlaceClear(pieces, n, radius, x, y)) return true;
  }
  for (const to of path) {
    for (let n = 0; n < pieces.count; n += 1) {
      if (isAside(pieces, n, radius, x, y, to.x, to.y)) continue;
      if (!isStraightClear(pieces, n, radius, x, y, to.x, to.y)) return true;
    }
    ({ x, y } = to);
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
