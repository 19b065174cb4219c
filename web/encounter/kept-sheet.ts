/** A sheet (a gang, a list) as its player wrote it, or as it left the last game of a system: the next one may begin with it. */
import type { Ask, SheetLine } from '../../core/encounter/types.ts';
import { type Json, isPlainObject } from '../../core/journal/json.ts';
import { keep, kept } from '../parts/device.ts';
import { useNames, useOthers, useTable } from './context.ts';

const keyOf = (system: string, what: string, name = ''): string => `muster-sheet ${system} ${what} ${name}`.trimEnd();

/** A figure of a line that is a sheet: it has several lines itself. */
export function isSheet(value: unknown): value is string {
  return typeof value === 'string' && value.includes('\n');
}

/** Keeps the sheets of a player: under their name, and as the last of this device, for whoever calls themselves otherwise. */
export function keepSheets(system: string, name: string, line: SheetLine): void {
  for (const [what, value] of Object.entries(line)) {
    if (isSheet(value)) for (const key of [keyOf(system, what), keyOf(system, what, name)]) keep(key, value);
  }
}

/** What is kept for a player; what this device kept for one of the others at the table is never offered. */
export function keptSheet(system: string, what: string, [name, others]: readonly [string, readonly string[]]) {
  const last = kept(keyOf(system, what));
  const isOthers = others.some((other) => kept(keyOf(system, what, other)) === last);
  return kept(keyOf(system, what, name)) ?? (isOthers ? null : last);
}

/** Of a sheet that is this player's own to answer: what is kept for it, and how to keep what is answered. */
export function useKeptSheet({ kind, of, firstOf, suggested }: Ask) {
  const { store } = useTable();
  const [nameOf, others] = [useNames(), useOthers()];
  const side = store.part('mine')?.side;
  const system = store.part('encounter')?.system ?? '';
  const what = kind.type === 'sheet' ? kind.what : kind.type === 'text' ? kind.kept : undefined;
  if (what === undefined || side === undefined || (firstOf ?? of) !== side) return { text: null };
  const name = nameOf(side);
  return {
    // What was handed in goes before.
    text: suggested === undefined ? keptSheet(system, what, [name, others]) : null,
    keep: (value: Json) => {
      const text = isPlainObject(value) ? value.text : value;
      if (isSheet(text)) keepSheets(system, name, { [what]: text });
    },
  };
}
