/** Terrain laid out for many questions: which bases come onto which ground. */
import { type Obstacles, isPlaceClear, isStraightClear, obstaclesOf } from '../../../table/obstacles.ts';
import type { Piece } from '../../../table/shapes.ts';
import { type Figure, type Path, SLACK } from './field.ts';

/** Pieces by trait. */
type Laid = Map<string, Obstacles>;

/** A table's terrain stays the same from question to question: it is laid out once, and the one asked about last is at hand. */
const laid = new WeakMap<readonly Piece[], Laid>();
let last: readonly Piece[] | null = null;
let lastLaid: Laid = new Map();

/** The pieces that have a trait. */
export function piecesWith(terrain: readonly Piece[], trait: string): Obstacles {
  if (terrain !== last) {
    last = terrain;
    lastLaid = laid.get(terrain) ?? new Map<string, Obstacles>();
    laid.set(terrain, lastLaid);
  }
  return lastLaid.get(trait) ?? layPieces(terrain, trait);
}

function layPieces(terrain: readonly Piece[], trait: string): Obstacles {
  const pieces = obstaclesOf(terrain.filter(({ traits }) => traits.includes(trait)).map(({ shape }) => ({ shape })));
  lastLaid.set(trait, pieces);
  return pieces;
}

/** Whether a base comes onto one of the pieces anywhere on its way, more than by a rounding; with no way, where it stands. */
export function comesOnto({ base }: Pick<Figure, 'base'>, path: Path, pieces: Obstacles): boolean {
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
