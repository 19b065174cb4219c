/** A sheet (a gang, a list) as it left this device's last game of a system: the next one may begin with it. */
import type { SheetLine } from '../../core/encounter/types.ts';

const KEY = 'muster-sheet';

/** A figure of a line that is a sheet: it has several lines itself. */
export function isSheet(value: string | number | undefined): value is string {
  return typeof value === 'string' && value.includes('\n');
}

export function keepSheets(system: string, line: SheetLine): void {
  for (const [what, value] of Object.entries(line)) {
    if (!isSheet(value)) continue;
    try {
      localStorage.setItem(`${KEY} ${system} ${what}`, value);
    } catch {
      // A browser that keeps nothing offers nothing.
    }
  }
}

/** Null where there is none. */
export function keptSheet(system: string, what: string): string | null {
  try {
    return localStorage.getItem(`${KEY} ${system} ${what}`);
  } catch {
    return null;
  }
}
