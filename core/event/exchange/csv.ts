/**
 * CSV as RFC 4180 has it, by hand: core imports nothing that a browser would have to load. A cell that a spreadsheet would
 * reckon is written as the text that it is, and read back without what made it so.
 */
import { MOST_ROWS, type Reading, wrong } from './reading.ts';

/** No table of people has more columns. */
const MOST_CELLS = 1000;

export interface CsvRow {
  /** The line of the file that it begins on. */
  readonly line: number;
  readonly cells: readonly string[];
}

export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = defused(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Apostrophes count as nothing, so that what was made harmless can be told from what was not. */
const FORMULA = /^[\s']*[=+\-@]/;

/** Text that a spreadsheet would take for a formula, or that begins like one made harmless, gets an apostrophe. */
export function defused(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function plain(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** The rows that hold anything. O(length). */
export function readCsv(reading: Reading, text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const mark = delimiterOf(source);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let begun = 1;
  let at = 0;
  while (at < source.length && reading.problem === null) {
    const cell = source[at] === '"' ? quotedCell(reading, source, at, line) : bareCell(source, at, mark);
    cells.push(plain(cell.text));
    if (cells.length > MOST_CELLS) wrong(reading, line, `there are more than ${MOST_CELLS} cells.`);
    line += cell.breaks;
    at = cell.end;
    const next = source[at];
    at += 1;
    if (next === mark) {
      if (at < source.length) continue;
      cells.push('');
    } else if (next === '\r' && source[at] === '\n') at += 1;
    else if (next !== undefined && next !== '\r' && next !== '\n') {
      wrong(reading, line, 'there is more after a closing quotation mark.');
    }
    if (cells.some((word) => word.trim() !== '')) rows.push({ line: begun, cells });
    if (rows.length > MOST_ROWS + 1) wrong(reading, begun, `there are more than ${MOST_ROWS} rows.`);
    cells = [];
    line += 1;
    begun = line;
  }
  return rows;
}

interface Cell {
  readonly text: string;
  readonly end: number;
  /** Line breaks inside it. */
  readonly breaks: number;
}

function quotedCell(reading: Reading, source: string, from: number, line: number): Cell {
  let end = from + 1;
  for (;;) {
    const close = source.indexOf('"', end);
    if (close === -1) {
      wrong(reading, line, 'a quotation mark is left open; was the file cut?');
      return { text: '', end: source.length, breaks: 0 };
    }
    if (source[close + 1] !== '"') {
      const text = source.slice(from + 1, close).replaceAll('""', '"');
      return { text, end: close + 1, breaks: text.split(/\r\n|\r|\n/).length - 1 };
    }
    end = close + 2;
  }
}

function bareCell(source: string, from: number, mark: string): Cell {
  let end = from;
  while (end < source.length && source[end] !== mark && source[end] !== '\n' && source[end] !== '\r') end += 1;
  return { text: source.slice(from, end), end, breaks: 0 };
}

/** The separator that the first line uses most, quoted text aside. */
function delimiterOf(text: string): string {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (mark: string): number => head.split(mark).length;
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}

export interface CsvTable {
  readonly rows: readonly CsvRow[];
  /** The cell of a column, without blanks around it; empty where the column is not there. */
  readonly cell: (row: CsvRow, column: string) => string;
  readonly has: (column: string) => boolean;
}

/** A table whose first row names its columns: case, blanks and marks in the names do not matter. */
export function readTable(reading: Reading, text: string): CsvTable {
  const [head = { line: 1, cells: [] }, ...rows] = readCsv(reading, text);
  const places = new Map<string, number>();
  for (const [index, cell] of head.cells.entries()) {
    const key = columnKey(cell);
    if (key !== '' && places.has(key))
      wrong(reading, head.line, `the column “${cell.trim().slice(0, 40)}” is there twice.`);
    places.set(key, index);
  }
  for (const { line, cells } of rows) {
    if (cells.length !== head.cells.length) {
      wrong(reading, line, `there are ${cells.length} cells, and the first line names ${head.cells.length} columns.`);
    }
  }
  return {
    rows,
    cell: ({ cells }, column) => (cells[places.get(columnKey(column)) ?? -1] ?? '').trim(),
    has: (column) => places.has(columnKey(column)),
  };
}

function columnKey(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** A whole number of a cell, or null where it is empty. */
export function numberIn(reading: Reading, line: number, text: string): number | null {
  if (text === '') return null;
  if (/^-?\d{1,9}(\.\d{1,6})?$/.test(text)) return Number(text);
  wrong(reading, line, `“${text.slice(0, 40)}” must be a number.`);
  return null;
}
