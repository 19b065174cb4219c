/** Changing a table: what comes out is sound, or the change is refused and nothing is changed. */
import type { Refusal } from '../../rules/refusal.ts';
import type { LayoutShape, LayoutPoint } from '../layout/layout.ts';
import type { MapPiece, TableMap, TerrainPiece } from './map.ts';
import { placedNear } from '../layout/near.ts';
import { middleOf, movedShape } from './shapes.ts';
import { checkMap } from './check.ts';

/** The first id of that kind that nothing has: `m1`, `m2`, … */
export function freeId({ terrain, things }: TableMap, letter: string): string {
  const taken = new Set([...terrain, ...things].map(({ id }) => id));
  let number = 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

/** With a thing at the free place nearest to where it was wanted. */
export function withThing(map: TableMap, thing: MapPiece): TableMap | Refusal {
  return placedNear(thing.at, (at) => checkMap({ ...map, things: [...map.things, { ...thing, at }] }));
}

export function withPiece(map: TableMap, piece: TerrainPiece): TableMap | Refusal {
  const middle = middleOf(piece.shape);
  return placedNear(middle, ([x, y]) => {
    const shape = movedShape(piece.shape, [x - middle[0], y - middle[1]]);
    return checkMap({ ...map, terrain: [...map.terrain, { ...piece, shape }] });
  });
}

export function changedThing(map: TableMap, id: string, change: Partial<MapPiece>): TableMap | Refusal {
  return checkMap({ ...map, things: map.things.map((thing) => (thing.id === id ? { ...thing, ...change } : thing)) });
}

export function changedPiece(map: TableMap, id: string, change: Partial<TerrainPiece>): TableMap | Refusal {
  return checkMap({ ...map, terrain: map.terrain.map((piece) => (piece.id === id ? { ...piece, ...change } : piece)) });
}

/** With another height of a model or a piece; null: it has none. */
export function withHeight(map: TableMap, id: string, height: number | null): TableMap | Refusal {
  return checkMap({
    ...map,
    terrain: map.terrain.map((piece) => (piece.id === id ? raised(piece, height) : piece)),
    things: map.things.map((thing) => (thing.id === id ? raised(thing, height) : thing)),
  });
}

function raised<Thing extends { readonly height?: number }>(
  { height: _before, ...flat }: Thing,
  height: number | null,
) {
  return { ...flat, ...(height === null ? {} : { height }) };
}

/** Moved so that its middle is there. */
export function movedTo(map: TableMap, id: string, place: LayoutPoint): TableMap | Refusal {
  const piece = map.terrain.find((one) => one.id === id);
  if (piece === undefined) return changedThing(map, id, { at: place });
  return changedPiece(map, id, { shape: shapeAt(piece.shape, place) });
}

function shapeAt(shape: LayoutShape, [x, y]: LayoutPoint): LayoutShape {
  const [mx, my] = middleOf(shape);
  return movedShape(shape, [x - mx, y - my]);
}

/** A finger means contact where it comes so near to it, in inches. */
const NEAR = 0.2;
/** Bases that touch are never said to overlap: so much is left between them, in inches. */
const HAIR = 0.005;
const INCH_MM = 25.4;

/**
 * Where a thing is put by hand: against the base that it all but touches, or slightly covers. Where it stands there already
 * it was meant to come away.
 */
export function putByHand({ things }: TableMap, id: string, place: LayoutPoint): LayoutPoint {
  const thing = things.find((one) => one.id === id);
  if (thing === undefined) return place;
  const [x, y] = place;
  const touching = things.flatMap(({ id: other, at: [ox, oy], base }): { at: LayoutPoint; gap: number }[] => {
    const apart = (thing.base + base) / 2 / INCH_MM + HAIR;
    const far = Math.hypot(x - ox, y - oy);
    if (other === id || far === 0 || Math.abs(far - apart) >= NEAR) return [];
    const at: LayoutPoint = [ox + ((x - ox) * apart) / far, oy + ((y - oy) * apart) / far];
    return [{ at, gap: Math.abs(far - apart) }];
  });
  const [nearest] = touching.sort((a, b) => a.gap - b.gap);
  if (nearest === undefined) return place;
  const stays = Math.hypot(nearest.at[0] - thing.at[0], nearest.at[1] - thing.at[1]) < HAIR;
  return stays ? place : nearest.at;
}

export function without(map: TableMap, id: string): TableMap {
  return {
    ...map,
    terrain: map.terrain.filter((piece) => piece.id !== id),
    things: map.things.filter((thing) => thing.id !== id),
  };
}

/** Where the middle of a thing or a piece is, if it is on the table. */
export function placeOf({ terrain, things }: TableMap, id: string): LayoutPoint | null {
  const piece = terrain.find((one) => one.id === id);
  return piece === undefined ? (things.find((one) => one.id === id)?.at ?? null) : middleOf(piece.shape);
}
