/** What can be told of one thing on a table: where it is, what is near it, what it sees. */
import { type Blockers, blockersOf } from '../blockers.ts';
import { clearLine } from '../base-sight.ts';
import type { Layout, LayoutSide, LayoutSpot, Place, TerrainTrait } from '../layout/layout.ts';
import { pointOf, regionOf, shapeOf, tableOf } from '../layout/regions.ts';
import { completelyWithin, distance, meets, within } from '../measure.ts';
import { type Disc, type Shape, base, segment } from '../shapes.ts';
import { inInches, inches } from '../units.ts';
import { CORNERS, type Corner, centreline, cornerOf, half, quarter } from '../zones.ts';
import type { Standing, TableMap } from './map.ts';

export function discOf({ at, base: across }: Pick<Standing, 'at' | 'base'>): Disc {
  return base(pointOf(at), across);
}

/** A table with what its layout puts there as markers of it, so that all can be measured; their ids begin with `@`. */
export function withSpots(map: TableMap, layout: Layout | null, called: (spot: LayoutSpot) => string): TableMap {
  const spots = (layout?.spots ?? []).map((spot): Standing => {
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
export function whereaboutsOf(thing: Pick<Standing, 'at' | 'base'>, map: TableMap, layout: Layout | null): Whereabouts {
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

/** From edge to edge in inches, for showing. */
export function gapBetween(one: Pick<Standing, 'at' | 'base'>, other: Pick<Standing, 'at' | 'base'>): number {
  return inInches(distance(discOf(one), discOf(other)));
}

export interface Neighbour {
  readonly id: string;
  /** Inches from edge to edge. */
  readonly gap: number;
  /** Whether some part of it is within the reach that was asked for. */
  readonly within: boolean;
}

/** Everything else on the table, the nearest first. */
export function neighboursOf(thing: Standing, map: TableMap, reach: number): readonly Neighbour[] {
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

/** A line along which one base sees another, its ends in inches; null where there is none. */
export function sightLine(
  from: Standing,
  to: Standing,
  map: TableMap,
  traits: readonly TerrainTrait[],
): readonly [Place, Place] | null {
  const line = clearLine(blockersBetween(from, to, map, traits), discOf(from), discOf(to));
  return line === null ? null : [placeOf(line.points[0]), placeOf(line.points[1])];
}

function placeOf({ x, y }: { readonly x: number; readonly y: number }): Place {
  return [inInches(x), inInches(y)];
}

/** What blocks the sight of these two: a piece that is seen into, but not through, does not block who touches it. */
function blockersBetween(
  from: Standing,
  to: Standing,
  { terrain }: TableMap,
  traits: readonly TerrainTrait[],
): Blockers {
  const ends = [discOf(from), discOf(to)];
  const how = (piece: TableMap['terrain'][number]) =>
    traits.filter(({ id }) => piece.traits.includes(id)).map(({ sight }) => sight);
  return blockersOf(
    terrain.flatMap((piece) => {
      const [sights, shape] = [how(piece), shapeOf(piece.shape)];
      if (!sights.some((sight) => sight !== 'clear')) return [];
      const seenInto = !sights.includes('blocks');
      return seenInto && ends.some((end) => meets(end, shape)) ? [] : [blocker(shape, piece.height)];
    }),
  );
}

function blocker(shape: Shape, height: number | undefined) {
  return height === undefined ? { shape } : { shape, height: inches(height) };
}
