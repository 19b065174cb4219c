/** A table as somebody lays it out, in inches and millimetres as a file or a page says it, and what is wrong with it. */
import type { Refusal } from '../rules/refusal.ts';
import { faultOfBase, faultOfMarks, faultOfTerrain, firstFault } from './faults.ts';
import type { LaidGround } from './inspection.ts';
import type { Layout, LayoutShape, LayoutPoint } from './layout/layout.ts';
import { pointOf, shapeOf, tableOf } from './layout/regions.ts';
import { type Piece, type Table, base } from './shapes.ts';
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
  readonly at: LayoutPoint;
  readonly base: number;
}

export interface LaidTable {
  readonly terrain: readonly LaidPiece[];
  readonly models: readonly LaidModel[];
  /** What people marked or measured themselves: ground out of reach, square inches of terrain, the narrowest path. */
  readonly unreachable?: readonly LayoutShape[];
  readonly footprint?: number;
  readonly pathMm?: number;
  /** Shares are counted by area unless told. */
  readonly shareBy?: 'pieces' | 'area';
}

/** A laid-out table to be measured, or what is wrong with it and where. */
export function groundOf({ size }: Layout, laid: LaidTable): LaidGround | Refusal {
  const table = tableOf(size);
  const pieces = laid.terrain.map(({ id, shape, traits, height }): Piece => ({
    id,
    shape: shapeOf(shape),
    traits,
    ...(height === undefined ? {} : { height: inches(height) }),
  }));
  const unreachable = laid.unreachable?.map(shapeOf) ?? null;
  const fault =
    faultOfTerrain(table, pieces) ?? faultOfMarks(unreachable ?? []) ?? firstFault(laid.models, faultOfModel(table));
  if (fault !== null) return fault;
  return {
    pieces,
    unreachable,
    footprint: laid.footprint ?? null,
    path: laid.pathMm ?? null,
    shareBy: laid.shareBy ?? 'area',
  };
}

function faultOfModel(table: Table): (model: LaidModel) => Refusal | null {
  return ({ id, at, base: across }) => {
    const standing = { id, at: pointOf(at), across };
    return faultOfBase(table, standing, base(standing.at, across));
  };
}
