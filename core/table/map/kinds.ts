/** Kinds of terrain that tables are made of, and which of them may lie where. */
import type { Layout, LayoutShape } from '../layout/layout.ts';
import { pointOf, regionOf, shapeOf } from '../layout/regions.ts';
import { overlaps } from '../measure.ts';
import { type Region, base } from '../shapes.ts';

export interface TerrainKind {
  readonly name: string;
  readonly traits: readonly string[];
  /** How often it is drawn, beside the others. */
  readonly weight: number;
  /** It keeps out of deployment zones, and off flags, objectives and markers. */
  readonly outside?: boolean;
}

export interface LaidKind extends TerrainKind {
  readonly shape: LayoutShape;
}

/** Those that may lie there. */
export function kindsAt<Kind extends TerrainKind>(
  kinds: readonly Kind[],
  { areas, spots, size }: Layout,
  shapes: readonly LayoutShape[],
): readonly Kind[] {
  const zones = areas.filter(({ kind }) => kind === 'deployment').map(({ shape }) => regionOf(shape, size));
  const kept: readonly Region[] = [...zones, ...spots.map(({ at, base: across }) => base(pointOf(at), across))];
  const inZone = shapes.map(shapeOf).some((shape) => kept.some((region) => overlaps(shape, region)));
  return kinds.filter(({ outside }) => !inZone || outside !== true);
}
