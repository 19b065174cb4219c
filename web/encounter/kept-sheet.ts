/** A sheet (a gang, a list) as it left this device's last game of a system: the next one may begin with it. */
import type { Ask, SheetLine } from '../../core/encounter/types.ts';
import type { Json } from '../../core/journal/json.ts';
import { keep, kept } from '../parts/device.ts';

const KEY = 'muster-sheet';

/** A figure of a line that is a sheet: it has several lines itself. */
export function isSheet(value: string | number | undefined): value is string {
  return typeof value === 'string' && value.includes('\n');
}

export function keepSheets(system: string, line: SheetLine): void {
  for (const [what, value] of Object.entries(line)) {
    if (isSheet(value)) keep(`${KEY} ${system} ${what}`, value);
  }
}

/** Null where there is none. */
export function keptSheet(system: string, what: string): string | null {
  return kept(`${KEY} ${system} ${what}`);
}

/** What this device last answered to such an ask for words, where nothing else was handed in; null where there is none. */
export function keptWords({ kind, suggested }: Ask, system: string): string | null {
  return kind.type === 'text' && kind.kept !== undefined && suggested === undefined
    ? keptSheet(system, kind.kept)
    : null;
}

/** Keeps words for the next game that asks for the same. */
export function keepAnswer(system: string, { kind }: Ask, value: Json): void {
  if (kind.type === 'text' && kind.kept !== undefined && typeof value === 'string') {
    keepSheets(system, { [kind.kept]: value });
  }
}
