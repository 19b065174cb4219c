/** A list of players as spreadsheets and other tools write it. All of it is good, or none is taken. */
import type { NewEntrant } from '../../core/event/commands.ts';
import { type CsvRow, readCsv } from '../../core/event/exchange/csv.ts';
import { beginReading } from '../../core/event/exchange/reading.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { safe } from '../text/safe.ts';
import { nameKey } from '../who.ts';
import { decodeFile } from './decode.ts';

/** More than any event; a larger file is another one by mistake. */
const MOST_BYTES = 10 * 1024 * 1024;
const LONGEST = 200;
/** How many problems one refusal tells. */
const TOLD = 10;

type Field = 'name' | 'first' | 'last' | 'faction' | 'group' | 'contact' | 'ringer' | 'checkIn';

/** What a column may be called, without case, marks and anything that is no letter. */
const TITLES: Readonly<Record<Field, readonly string[]>> = {
  name: ['name', 'player', 'playername', 'fullname', 'team', 'teamname', 'entrant'],
  first: ['firstname', 'first', 'givenname', 'forename', 'vorname'],
  last: ['lastname', 'last', 'surname', 'familyname', 'nachname'],
  faction: ['faction', 'army', 'force'],
  group: ['group', 'club', 'area', 'region', 'town', 'city'],
  contact: ['contact', 'email', 'emailaddress', 'mail', 'phone'],
  ringer: ['ringer', 'spareplayer'],
  checkIn: ['checkedin', 'checkin', 'here', 'present'],
};

const YES = ['yes', 'y', 'true', '1', 'x', 'ja', 'oui', 'si'];

export function readRoster(bytes: Uint8Array): NewEntrant[] | Refusal {
  if (bytes.length > MOST_BYTES)
    return refuse('too-large', 'This file is larger than any list of players. The limit is 10 MB.');
  const text = decodeFile(bytes);
  if (isRefusal(text)) return text;
  const rows = rowsOf(text);
  if (isRefusal(rows)) return rows;
  const [head, ...body] = rows;
  if (!head) return refuse('csv', 'The file is empty.');
  const columns = columnsOf(head);
  if (isRefusal(columns)) return columns;
  const problems = problemsIn(body, columns, head.cells.length);
  if (problems.length > 0) {
    const more = problems.length > TOLD ? ` And ${problems.length - TOLD} more.` : '';
    return refuse('csv', `Nothing was imported. ${problems.slice(0, TOLD).join(' ')}${more}`);
  }
  return body.map((row) => entrantOf(row, columns));
}

function rowsOf(text: string): CsvRow[] | Refusal {
  const reading = beginReading();
  const rows = readCsv(reading, text);
  return reading.problem ?? rows.map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.trim()) }));
}

type Columns = Readonly<Partial<Record<Field, number>>>;

function columnsOf({ cells }: CsvRow): Columns | Refusal {
  const keys = cells.map((cell) => nameKey(cell).replace(/[^\p{L}]/gu, ''));
  const columns: Partial<Record<Field, number>> = {};
  for (const [field, titles] of Object.entries(TITLES) as [Field, readonly string[]][]) {
    const places = keys.flatMap((key, index) => (titles.includes(key) ? [index] : []));
    if (places.length > 1) {
      const both = places
        .slice(0, 2)
        .map((place) => `“${safe(cells[place] ?? '')}”`)
        .join(' and ');
      return refuse('csv', `Two columns are both the ${field}: ${both}. Leave one of them out.`);
    }
    if (places[0] !== undefined) columns[field] = places[0];
  }
  if (columns.name !== undefined || columns.first !== undefined || columns.last !== undefined) return columns;
  const seen = cells
    .slice(0, 8)
    .map((cell) => `“${safe(cell).slice(0, 30)}”`)
    .join(', ');
  return refuse('csv', `The first line must name the columns, one of them Name. It has ${seen}.`);
}

function cellOf({ cells }: CsvRow, columns: Columns, field: Field): string {
  const place = columns[field];
  return place === undefined ? '' : (cells[place] ?? '').replace(/\s+/g, ' ').trim();
}

function nameOf(row: CsvRow, columns: Columns): string {
  const whole = cellOf(row, columns, 'name');
  return whole === '' ? `${cellOf(row, columns, 'first')} ${cellOf(row, columns, 'last')}`.trim() : whole;
}

function problemsIn(rows: readonly CsvRow[], columns: Columns, width: number): string[] {
  const lines = new Map<string, number>();
  return rows.flatMap((row) => {
    const name = nameOf(row, columns);
    const problem = rowProblem(row, name, width);
    if (problem !== null) return [`Line ${row.line}: ${problem}`];
    const before = lines.get(nameKey(name));
    if (before !== undefined) {
      return [`Line ${row.line}: “${safe(name)}” is in line ${before} already. Add something that tells them apart.`];
    }
    lines.set(nameKey(name), row.line);
    return [];
  });
}

function rowProblem({ cells }: CsvRow, name: string, width: number): string | null {
  if (cells.slice(width).some((cell) => cell !== '')) return 'there are more cells than the first line names.';
  if (name === '') return 'there is no name.';
  if (cells.some((cell) => cell.length > LONGEST)) return `a cell is longer than ${LONGEST} characters.`;
  const odd = cells.find((cell) => safe(cell.replace(/\s+/g, ' ')) !== cell.replace(/\s+/g, ' '));
  return odd === undefined ? null : 'a cell holds characters that cannot be shown.';
}

function entrantOf(row: CsvRow, columns: Columns): NewEntrant {
  const optional = (field: 'faction' | 'group' | 'contact'): Record<string, string> => {
    const cell = cellOf(row, columns, field);
    return cell === '' ? {} : { [field]: cell };
  };
  const yes = (field: Field): boolean => YES.includes(cellOf(row, columns, field).toLowerCase());
  return {
    name: nameOf(row, columns),
    ...optional('faction'),
    ...optional('group'),
    ...optional('contact'),
    ...(yes('ringer') ? { ringer: true } : {}),
    ...(yes('checkIn') ? { checkIn: true } : {}),
  };
}
