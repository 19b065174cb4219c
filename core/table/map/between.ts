/** What can be told of two places on a table: how far apart they are, whether one sees the other, which way leads there. */
import { clearLine } from '../base-sight.ts';
import { type Blockers, blockersOf } from '../blockers.ts';
import type { LayoutPoint, TerrainTrait } from '../layout/layout.ts';
import { pointOf, shapeOf, tableOf } from '../layout/regions.ts';
import { distance, meets, overlaps } from '../measure.ts';
import { obstaclesOf } from '../obstacles.ts';
import { shortestRoute } from '../route.ts';
import { type Disc, type Point, type Shape, base, segment } from '../shapes.ts';
import { GRAIN, inInches, inches } from '../units.ts';
import { waypoints } from '../waypoints.ts';
import type { MapPiece, TableMap, TerrainPiece } from './map.ts';

/** A thing's base, or a place without size (base 0) and without an id. */
export type RouteEnd = Pick<MapPiece, 'at' | 'base' | 'height'> & { readonly id?: string };

export function discOf({ at, base: across }: Pick<MapPiece, 'at' | 'base'>): Disc {
  return base(pointOf(at), across);
}

/** From edge to edge in inches, for showing. */
export function gapBetween(one: RouteEnd, other: RouteEnd): number {
  return inInches(distance(discOf(one), discOf(other)));
}

export interface Sight {
  /** A line along which one sees the other, its ends in inches; null where there is none. */
  readonly line: readonly [LayoutPoint, LayoutPoint] | null;
  /** Ids of what stands in the way: those that hide one from the other by themselves, else those that do together. */
  readonly blockedBy: readonly string[];
}

/** Something in the way, as high as anything looks where it has no height. */
interface Obstruction {
  readonly id: string;
  readonly shape: Shape;
  readonly height?: number;
}

/** What hides who is behind it: terrain by its traits; or the other models too, for games whose rules say so. */
export type Hiding = 'terrain' | 'models';

/** Whether two see each other. Both look from the height of their tops; without one, over nothing. */
export function sightBetween(
  from: RouteEnd,
  to: RouteEnd,
  map: Pick<TableMap, 'terrain' | 'things'>,
  traits: readonly TerrainTrait[],
  hiding: Hiding = 'terrain',
): Sight {
  const others = hiding === 'models' ? otherModels(from, to, map) : [];
  const blocking = [...blockingPieces(from, to, map, traits), ...others];
  const line = lineBetween(from, to, blocking);
  if (line !== null) return { line: [placeOf(line[0]), placeOf(line[1])], blockedBy: [] };
  const alone = blocking.filter((piece) => lineBetween(from, to, [piece]) === null);
  const middle = segment(pointOf(from.at), pointOf(to.at));
  const blockedBy = alone.length > 0 ? alone : blocking.filter(({ shape }) => meets(shape, middle));
  return { line: null, blockedBy: blockedBy.map(({ id }) => id) };
}

function lineBetween(from: RouteEnd, to: RouteEnd, pieces: readonly Obstruction[]): readonly [Point, Point] | null {
  const high = ({ height = 0 }: RouteEnd) => inches(height);
  return clearLine(blockersIn(pieces), discOf(from), discOf(to), high(from), high(to))?.points ?? null;
}

function blockersIn(pieces: readonly Obstruction[]): Blockers {
  return blockersOf(
    pieces.map(({ shape, height }) => ({
      shape,
      ...(height === undefined ? {} : { height: inches(height) }),
    })),
  );
}

/** What blocks the sight of these two: a piece that is seen into, but not through, does not block who touches it. */
function blockingPieces(
  from: RouteEnd,
  to: RouteEnd,
  { terrain }: Pick<TableMap, 'terrain'>,
  traits: readonly TerrainTrait[],
): readonly Obstruction[] {
  const ends = [discOf(from), discOf(to)];
  return terrain.flatMap((piece) => {
    const sights = traitsOf(piece, traits).map(({ sight }) => sight);
    if (sights.every((sight) => sight === 'clear')) return [];
    const shape = shapeOf(piece.shape);
    const hides = sights.includes('blocks') || !ends.some((end) => meets(end, shape));
    return hides ? [{ ...piece, shape }] : [];
  });
}

/** Who looks and who is looked at hide nothing, nor does anybody who stands on the place that is looked at. */
function otherModels(from: RouteEnd, to: RouteEnd, { things }: Pick<TableMap, 'things'>): readonly Obstruction[] {
  const ends = [discOf(from), discOf(to)];
  return things.flatMap((thing) => {
    const isEnd = thing.id === from.id || thing.id === to.id;
    const shape = discOf(thing);
    return thing.kind !== 'model' || isEnd || ends.some((end) => overlaps(end, shape)) ? [] : [{ ...thing, shape }];
  });
}

function traitsOf(piece: TerrainPiece, traits: readonly TerrainTrait[]): readonly TerrainTrait[] {
  return traits.filter(({ id }) => piece.traits.includes(id));
}

/** A way of a base: how long it is, and where its centre goes, in inches. */
export interface BaseRoute {
  readonly length: number;
  readonly places: readonly LayoutPoint[];
}

/** Pieces that nobody moves through, by their traits: what can be climbed can be crossed. */
function impassable(map: TableMap, traits: readonly TerrainTrait[]): readonly Shape[] {
  return map.terrain
    .filter((piece) => {
      const moves = traitsOf(piece, traits).map(({ moves: how }) => how);
      return moves.includes('stopped') && !moves.includes('climbs');
    })
    .map(({ shape }) => shapeOf(shape));
}

/**
 * The shortest way of a model to a place, round what nobody moves through and the other models; to another model, until
 * their bases touch. Null where its base does not come there.
 */
export function wayBetween(
  thing: MapPiece,
  to: RouteEnd,
  map: TableMap,
  traits: readonly TerrainTrait[],
): BaseRoute | null {
  const others = map.things.filter(({ kind, id }) => kind === 'model' && id !== thing.id);
  const walls = [...impassable(map, traits), ...others.map(discOf)].map((shape) => ({ shape }));
  const obstacles = obstaclesOf(walls);
  const disc = discOf(thing);
  const table = tableOf(map.size);
  const ends = others.some(({ id }) => id === to.id) ? placesAt(disc, discOf(to)) : [pointOf(to.at)];
  const ways = ends
    .flatMap((end) => shortestRoute(obstacles, disc, end, { table }) ?? [])
    .sort((one, other) => one.length - other.length);
  const [shortest] = ways;
  if (shortest === undefined) return null;
  return { length: inInches(shortest.length), places: waypoints(disc.at, shortest).map(placeOf) };
}

/** Directions from which a base comes into contact with another; the straight one first. */
const DIRECTIONS = 48;

function placesAt(disc: Disc, other: Disc): readonly Point[] {
  const reach = disc.radius + other.radius + 1 / GRAIN;
  const straight = Math.atan2(disc.at.y - other.at.y, disc.at.x - other.at.x);
  return Array.from({ length: DIRECTIONS }, (_, n) => {
    const angle = straight + (n * 2 * Math.PI) / DIRECTIONS;
    return { x: other.at.x + reach * Math.cos(angle), y: other.at.y + reach * Math.sin(angle) };
  });
}

function placeOf({ x, y }: Point): LayoutPoint {
  return [inInches(x), inInches(y)];
}
