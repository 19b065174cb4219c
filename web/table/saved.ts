/** Tables kept on this device, by name: all of them sound. */
import { isPlainObject } from '../../core/journal/json.ts';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { TableMap } from '../../core/table/map/map.ts';
import { readMap } from '../../core/table/map/read.ts';
import { keep, keptJson } from '../parts/device.ts';

const KEY = 'muster tables';

export function savedTables(): readonly TableMap[] {
  const maps = keptJson(KEY);
  if (!isPlainObject(maps)) return [];
  return Object.values(maps).flatMap((value) => {
    const map = readMap(value);
    return isRefusal(map) ? [] : [map];
  });
}

/** Whether there was room for it; another table of that name gives way. */
export function saveTable(map: TableMap): boolean {
  return write([...savedTables().filter(({ name }) => name !== map.name), map]);
}

export function deleteTable(name: string): void {
  write(savedTables().filter((map) => map.name !== name));
}

function write(maps: readonly TableMap[]): boolean {
  return keep(KEY, JSON.stringify(Object.fromEntries(maps.map((map) => [map.name, map]))));
}
