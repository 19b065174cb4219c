/**
 * Laying Zone Mortalis tiles on a grid without borders (HIT-TILES). The whole must be able to end as n × n: it is, exactly
 * when nothing laid spans more than n either way, for any connected part of a square grows to it edge by edge.
 */
import { sideIn } from '../../../encounter/names.ts';
import { type Broken, broken } from '../../../rules/broken.ts';
import type { Gang } from '../roster/gangs.ts';
import type { HitReadings } from '../readings.ts';
import { tileOrder } from './turns.ts';

/** Column and row. */
export type TileCell = readonly [number, number];

/** A tile or a section, and whose it is. */
export interface TakenTile {
  readonly by: Gang;
  readonly at: TileCell;
}

export function sameCell(a: TileCell, b: TileCell): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Which cells the next of n × n tiles may take (HIT-TILES-03 to -05). The first goes anywhere: (0, 0) stands for that. */
export function tilePlaces(n: number, tiles: readonly TileCell[]): readonly TileCell[] {
  if (tiles.length === 0) return [[0, 0]];
  const around = tiles.flatMap(neighbours);
  const distinct = around.filter((cell, index) => around.findIndex((other) => sameCell(cell, other)) === index);
  return distinct.filter((cell) => isFree(cell, tiles) && fits(n, [...tiles, cell]));
}

/** A tile in its turn, where it may lie. */
export function checkTile(
  tiles: readonly TakenTile[],
  { by, at }: TakenTile,
  priority: readonly Gang[],
  readings: HitReadings,
): readonly Broken[] {
  const turn = tileOrder(priority, readings)[tiles.length];
  const whose = turn ? `It is ${sideIn(turn)}’s turn to lay a tile.` : 'Every tile is laid.';
  const cells = tiles.map((tile) => tile.at);
  return [...broken(by !== turn, 'HIT-TILES-02', whose), ...checkCell(priority.length, cells, at)];
}

/** A tile of n × n that shares a whole edge with another, in a shape that can end as the square. */
export function checkCell(n: number, laid: readonly TileCell[], at: TileCell): readonly Broken[] {
  const joined = laid.length === 0 || laid.some((cell) => neighbours(cell).some((next) => sameCell(next, at)));
  return [
    ...broken(
      !(joined && isFree(at, laid)),
      'HIT-TILES-03',
      'A tile shares a whole edge with a laid tile and overlaps none.',
    ),
    ...broken(!fits(n, [...laid, at]), 'HIT-TILES-04', `The tiles could no longer end as ${n} × ${n}.`),
  ];
}

function neighbours([column, row]: TileCell): readonly TileCell[] {
  return [
    [column, row + 1],
    [column + 1, row],
    [column, row - 1],
    [column - 1, row],
  ];
}

function isFree(cell: TileCell, tiles: readonly TileCell[]): boolean {
  return !tiles.some((tile) => sameCell(tile, cell));
}

function fits(n: number, cells: readonly TileCell[]): boolean {
  return [0, 1].every((axis) => {
    const along = cells.map((cell) => cell[axis] ?? 0);
    return Math.max(...along) - Math.min(...along) < n;
  });
}
