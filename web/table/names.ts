/** What things on a table are called, wherever they are told of. */
import { inchText } from '../../core/table/drawing/words.ts';
import type { Place } from '../../core/table/layout/layout.ts';
import { placeOf } from '../../core/table/map/edits.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { sayDrawing } from '../text/layouts.ts';
import { tellTable } from '../text/tables.ts';

export function nameOf({ terrain, things }: TableMap, id: string): string {
  const thing = things.find((one) => one.id === id);
  if (thing && id.startsWith('@')) return thing.name;
  if (thing) return tellTable(`table.${thing.kind}`, { name: thing.name || id });
  const piece = terrain.find((one) => one.id === id);
  return tellTable('table.piece', { name: piece?.name ?? id });
}

export function whereText([x, y]: Place): string {
  return sayDrawing('drawing.at', { x: inchText(x), y: inchText(y) });
}

export function whereOf(map: TableMap, id: string): string {
  const place = placeOf(map, id);
  return place === null ? '' : whereText(place);
}
