import type { TableTerrain } from '../../../core/event/types.ts';
import { squeezed, withoutTail } from '../../../core/journal/text.ts';

/** Table numbers as people write them: `1-12, 15, 20-22`. */
const MOST = 2000;

export function tablesOf(text: string): readonly number[] {
  const tables = text.split(/[,;\s]+/).flatMap((piece) => {
    const [, from, to] = /^(\d{1,5})(?:[-–](\d{1,5}))?$/.exec(piece) ?? [];
    if (from === undefined) return [];
    const [low, high] = [Number(from), Number(to ?? from)];
    return Array.from({ length: Math.max(0, Math.min(MOST, high - low + 1)) }, (_, index) => low + index);
  });
  return [...new Set(tables)];
}

/** Kinds of terrain as people write them: `Desert 1-4; Forest 5, 6`. A table that stands twice keeps the first. */
export function terrainOf(text: string): readonly TableTerrain[] {
  const known = new Map<number, string>();
  for (const piece of text.split(/[;\n]/)) {
    const [, before = '', numbers = ''] = /^(\D+)(\d[\d\s,–-]*)$/.exec(piece) ?? [];
    const kind = withoutTail(squeezed(before), ' :');
    if (kind === '') continue;
    for (const table of tablesOf(numbers)) if (!known.has(table)) known.set(table, kind.slice(0, 40));
  }
  return [...known].map(([table, kind]) => ({ table, kind }));
}

export function terrainText(terrain: readonly TableTerrain[]): string {
  const kinds = new Map<string, number[]>();
  for (const { table, kind } of terrain) kinds.set(kind, [...(kinds.get(kind) ?? []), table]);
  return [...kinds].map(([kind, tables]) => `${kind} ${tables.join(', ')}`).join('; ');
}
