/** What things on a table are called, wherever they are told of. */
import { inchText } from '../../core/table/drawing/words.ts';
import type { LayoutPoint, TerrainTrait } from '../../core/table/layout/layout.ts';
import { placeOf } from '../../core/table/map/edits.ts';
import { boundsOf } from '../../core/table/map/shapes.ts';
import type { MapPiece, TableMap, TerrainPiece } from '../../core/table/map/map.ts';
import { sayDrawing } from '../text/layouts.ts';
import { tellTable } from '../text/tables.ts';

export function nameOf({ terrain, things }: TableMap, id: string): string {
  const thing = things.find((one) => one.id === id);
  if (thing && (id.startsWith('@') || saysItself(thing))) return thing.name;
  if (thing) return tellTable(`table.${thing.kind}`, { name: thing.name || id });
  const piece = terrain.find((one) => one.id === id);
  return tellTable('table.piece', { name: piece?.name ?? id });
}

/** “Strategy Marker S1” needs no “Marker” before it. */
function saysItself({ kind, name }: MapPiece): boolean {
  return name.toLowerCase().includes(kind);
}

export function whereText([x, y]: LayoutPoint): string {
  return sayDrawing('drawing.at', { x: inchText(x), y: inchText(y) });
}

export function whereOf(map: TableMap, id: string): string {
  const place = placeOf(map, id);
  return place === null ? '' : whereText(place);
}

/** All that is known of a thing or a piece in one line: where it is, how large, whose or what. */
export function factsOf(map: TableMap, traits: readonly TerrainTrait[], id: string): string {
  const thing = map.things.find((one) => one.id === id);
  const piece = map.terrain.find((one) => one.id === id);
  const facts = thing ? factsOfThing(thing) : piece ? factsOfPiece(piece, traits) : [];
  return [whereOf(map, id), ...facts].join(', ');
}

function factsOfThing({ kind, side, base, height }: MapPiece): readonly string[] {
  // Where more than two play, a model has no colour: it is somebody’s all the same.
  const whose = kind === 'model' ? [] : [tellTable('table.neutral')];
  return [
    tellTable('table.mm', { mm: base }),
    ...(side === 'neutral' ? whose : [tellTable('table.sideOf', { side })]),
    ...(height === undefined ? [] : [tellTable('table.high', { height: inchText(height) })]),
  ];
}

function factsOfPiece({ shape, traits, height }: TerrainPiece, words: readonly TerrainTrait[]): readonly string[] {
  const [left, bottom, right, top] = boundsOf(shape);
  return [
    tellTable('table.spans', { width: inchText(right - left), depth: inchText(top - bottom) }),
    ...words.filter((word) => traits.includes(word.id)).map(({ label }) => label),
    ...(height === undefined ? [] : [tellTable('table.high', { height: inchText(height) })]),
  ];
}
