/** Rows in columns. */
import { safe, widthOf } from './safe.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
}

export function table(columns: readonly Column[], rows: readonly (readonly (string | number | null)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => safe(String(cell ?? ''))));
  const widths = columns.map(({ title }, index) =>
    Math.max(widthOf(title), ...cells.map((row) => widthOf(row[index] ?? ''))),
  );
  const line = (row: readonly string[]): string =>
    columns
      .map(({ align }, index) => {
        const cell = row[index] ?? '';
        const space = ' '.repeat(Math.max(0, (widths[index] ?? 0) - widthOf(cell)));
        return align === 'right' ? space + cell : cell + space;
      })
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ title }) => title)), ...cells.map(line)].join('\n');
}
