import type { TableTerrain } from '../../../core/event/types.ts';
import { squeezed, withoutTail } from '../../../core/journal/text.ts';

/** Table numbers as people write them: `1-12, 15, 20-22`. */
const MOST = 2000;
/** Of five digits. */
const HIGHEST = 99_999;

export function tablesOf(text: string): readonly number[] {
  const tables: number[] = [];
  eachTable(text, new Uint8Array(HIGHEST + 1), (table) => tables.push(table));
  return tables;
}

/** Tells every table that was not seen before. */
function eachTable(text: string, seen: Uint8Array, tell: (table: number) => void): void {
  for (const piece of text.split(/[,;\s]+/)) {
    const [, from, to = from] = /^(\d{1,5})(?:[-–](\d{1,5}))?$/.exec(piece) ?? [];
    if (from === undefined) continue;
    const low = Number(from);
    const high = Math.min(Number(to), low + MOST - 1);
    for (let table = low; table <= high; table += 1) {
      if (seen[table] === 0) tell(table);
      seen[table] = 1;
    }
  }
}

/** Table numbers in their order, neighbours as a range: `1-12, 15`. */
export function rangesOf(tables: readonly number[]): string {
  const ranges: [low: number, high: number][] = [];
  for (const table of [...tables].sort((a, b) => a - b)) {
    const last = ranges[ranges.length - 1];
    if (last?.[1] === table - 1) last[1] = table;
    else ranges.push([table, table]);
  }
  return ranges.map(([low, high]) => (low === high ? String(low) : `${low}-${high}`)).join(', ');
}

/** Kinds of terrain as people write them: `Desert 1-4; Forest 5, 6`. A table that stands twice keeps the first. */
export function terrainOf(text: string): readonly TableTerrain[] {
  const terrain: TableTerrain[] = [];
  const seen = new Uint8Array(HIGHEST + 1);
  for (const piece of text.split(/[;\n]/)) {
    const [, before = '', numbers = ''] = /^(\D+)(\d[\d\s,–-]*)$/.exec(piece) ?? [];
    const kind = withoutTail(squeezed(before), ' :');
    if (kind === '') continue;
    eachTable(numbers, seen, (table) => terrain.push({ table, kind: kind.slice(0, 40) }));
  }
  return terrain;
}

export function terrainText(terrain: readonly TableTerrain[]): string {
  const kinds = new Map<string, number[]>();
  for (const { table, kind } of terrain) kinds.set(kind, [...(kinds.get(kind) ?? []), table]);
  return [...kinds].map(([kind, tables]) => `${kind} ${tables.join(', ')}`).join('; ');
}
