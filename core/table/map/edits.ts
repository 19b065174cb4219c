/** Changing a table: what comes out is sound, or the change is refused and nothing is changed. */
import type { Refusal } from '../../journal/types.ts';
import type { LayoutShape, Place } from '../layout/layout.ts';
import type { Standing, TableMap, TerrainPiece } from './map.ts';
import { placedNear } from '../layout/near.ts';
import { middleOf, movedShape } from './shapes.ts';
import { soundMap } from './sound.ts';

/** The first id of that kind that nothing has: `m1`, `m2`, … */
export function freeId({ terrain, things }: TableMap, letter: string): string {
  const taken = new Set([...terrain, ...things].map(({ id }) => id));
  let number = 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

/** With a thing at the free place nearest to where it was wanted. */
export function withThing(map: TableMap, thing: Standing): TableMap | Refusal {
  return placedNear(thing.at, (at) => soundMap({ ...map, things: [...map.things, { ...thing, at }] }));
}

export function withPiece(map: TableMap, piece: TerrainPiece): TableMap | Refusal {
  const middle = middleOf(piece.shape);
  return placedNear(middle, ([x, y]) => {
    const shape = movedShape(piece.shape, [x - middle[0], y - middle[1]]);
    return soundMap({ ...map, terrain: [...map.terrain, { ...piece, shape }] });
  });
}

export function changedThing(map: TableMap, id: string, change: Partial<Standing>): TableMap | Refusal {
  return soundMap({ ...map, things: map.things.map((thing) => (thing.id === id ? { ...thing, ...change } : thing)) });
}

export function changedPiece(map: TableMap, id: string, change: Partial<TerrainPiece>): TableMap | Refusal {
  return soundMap({ ...map, terrain: map.terrain.map((piece) => (piece.id === id ? { ...piece, ...change } : piece)) });
}

/** With another height of a model or a piece; null: it has none. */
export function withHeight(map: TableMap, id: string, height: number | null): TableMap | Refusal {
  return soundMap({
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
export function movedTo(map: TableMap, id: string, place: Place): TableMap | Refusal {
  const piece = map.terrain.find((one) => one.id === id);
  if (piece === undefined) return changedThing(map, id, { at: place });
  return changedPiece(map, id, { shape: shapeAt(piece.shape, place) });
}

function shapeAt(shape: LayoutShape, [x, y]: Place): LayoutShape {
  const [mx, my] = middleOf(shape);
  return movedShape(shape, [x - mx, y - my]);
}

export function without(map: TableMap, id: string): TableMap {
  return {
    ...map,
    terrain: map.terrain.filter((piece) => piece.id !== id),
    things: map.things.filter((thing) => thing.id !== id),
  };
}

/** Where the middle of a thing or a piece is, if it is on the table. */
export function placeOf({ terrain, things }: TableMap, id: string): Place | null {
  const piece = terrain.find((one) => one.id === id);
  return piece === undefined ? (things.find((one) => one.id === id)?.at ?? null) : middleOf(piece.shape);
}
