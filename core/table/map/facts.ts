/** What can be told of one thing on a table: where it is, and what is near it. */
import type { Layout, LayoutSide, LayoutSpot } from '../layout/layout.ts';
import { pointOf, regionOf, shapeOf, tableOf } from '../layout/regions.ts';
import { completelyWithin, meets, within } from '../measure.ts';
import { segment } from '../shapes.ts';
import { inches } from '../units.ts';
import { CORNERS, type Corner, centreline, cornerOf, half, quarter } from '../zones.ts';
import { discOf, gapBetween } from './between.ts';
import type { MapPiece, TableMap } from './map.ts';

/** A table with what its layout puts there as markers of it, so that all can be measured; their ids begin with `@`. */
export function withSpots(map: TableMap, layout: Layout | null, called: (spot: LayoutSpot) => string): TableMap {
  const spots = (layout?.spots ?? []).map((spot): MapPiece => {
    const { id, owner: side, at, base: across } = spot;
    return { id: `@${id}`, name: called(spot), kind: 'marker', side, at, base: across };
  });
  return { ...map, things: [...map.things, ...spots] };
}

export interface Whereabouts {
  /** Ids of the layout's areas that it is in, and whether with its whole base. */
  readonly areas: readonly { readonly id: string; readonly wholly: boolean }[];
  readonly quarters: readonly Corner[];
  /** The halves it is on; A's is the one with the bottom-left corner. */
  readonly halves: readonly LayoutSide[];
  readonly onCentreline: boolean;
  /** Ids of the terrain that it is in or touches. */
  readonly terrain: readonly string[];
}

/** Where a base is, by its edge: touching a border is being in. */
export function whereaboutsOf(thing: Pick<MapPiece, 'at' | 'base'>, map: TableMap, layout: Layout | null): Whereabouts {
  const disc = discOf(thing);
  const table = tableOf(map.size);
  const drawn = layout?.lines.find(({ kind }) => kind === 'centreline');
  const middle = drawn === undefined ? centreline(table, 'level') : segment(pointOf(drawn.from), pointOf(drawn.to));
  const halves = { A: half(middle, cornerOf(table, 'SW')), B: half(middle, cornerOf(table, 'NE')) };
  return {
    areas: (layout?.areas ?? []).flatMap(({ id, shape }) => {
      const region = regionOf(shape, map.size);
      return meets(disc, region) ? [{ id, wholly: completelyWithin(disc, region) }] : [];
    }),
    quarters: CORNERS.filter((corner) => meets(disc, quarter(table, corner))),
    halves: (['A', 'B'] as const).filter((side) => meets(disc, halves[side])),
    onCentreline: meets(disc, middle),
    terrain: map.terrain.filter(({ shape }) => meets(disc, shapeOf(shape))).map(({ id }) => id),
  };
}

export interface NearPiece {
  readonly id: string;
  /** Inches from edge to edge. */
  readonly gap: number;
  /** Whether some part of it is within the reach that was asked for. */
  readonly within: boolean;
}

/** Everything else on the table, the nearest first. */
export function neighboursOf(thing: MapPiece, map: TableMap, reach: number): readonly NearPiece[] {
  const disc = discOf(thing);
  return map.things
    .filter(({ id }) => id !== thing.id)
    .map((other) => ({
      id: other.id,
      gap: gapBetween(thing, other),
      within: within(disc, discOf(other), inches(reach)),
    }))
    .sort((one, other) => one.gap - other.gap);
}
