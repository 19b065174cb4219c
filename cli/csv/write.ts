/** CSV for spreadsheets. */
import { writeCsv as write } from '../../core/event/exchange/csv.ts';

/** The mark at the start tells them that this is UTF-8. */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${write(rows)}`;
}
