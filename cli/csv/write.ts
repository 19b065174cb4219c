/** CSV for spreadsheets: a name that looks like a formula is written so that none takes it for one. */
import { stringify } from 'csv-stringify/sync';

export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  // The mark at the start tells spreadsheets that this is UTF-8.
  return stringify(
    rows.map((row) => row.map(guarded)),
    { bom: true, record_delimiter: 'windows' },
  );
}

/** Figures are written as they are, negative ones too; text that a spreadsheet would reckon gets an apostrophe. */
function guarded(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  return /^\s*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
