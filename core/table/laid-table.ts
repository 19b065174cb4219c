/** A table as somebody lays it out, in inches and millimetres as a file or a page says it, and what is wrong with it. */
import type { Refusal } from '../journal/types.ts';
import { faultOfBase, faultOfTerrain } from './faults.ts';
import type { Layout, LayoutShape, Place } from './layout/layout.ts';
import { pointOf, shapeOf, tableOf } from './layout/regions.ts';
import { type Piece, base } from './shapes.ts';
import { inches } from './units.ts';

export interface LaidPiece {
  readonly id: string;
  readonly shape: LayoutShape;
  readonly traits: readonly string[];
  /** Inches above the table. */
  readonly height?: number;
}

/** A model or a marker: its base in millimetres across. */
export interface LaidModel {
  readonly id: string;
  readonly at: Place;
  readonly base: number;
}

export interface LaidTable {
  readonly terrain: readonly LaidPiece[];
  readonly models: readonly LaidModel[];
}

/** Its terrain to be measured, or what is wrong with it and where. */
export function piecesOf({ size }: Layout, { terrain, models }: LaidTable): readonly Piece[] | Refusal {
  const table = tableOf(size);
  const pieces = terrain.map(({ id, shape, traits, height }): Piece => ({
    id,
    shape: shapeOf(shape),
    traits,
    ...(height === undefined ? {} : { height: inches(height) }),
  }));
  const fault = faultOfTerrain(table, pieces);
  if (fault !== null) return fault;
  for (const { id, at, base: across } of models) {
    const standing = { id, at: pointOf(at), across };
    const wrong = faultOfBase(table, standing, base(standing.at, across));
    if (wrong !== null) return wrong;
  }
  return pieces;
}
