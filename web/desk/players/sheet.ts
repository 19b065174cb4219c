/** The players as a spreadsheet has them, with what only the desk knows. It is made on this device, and is nobody else’s. */
import { writeCsv } from '../../../core/event/exchange/csv.ts';
import type { DeskPart, EntrantRow } from '../../../core/event/views.ts';

export interface SheetAsked {
  readonly rows: readonly EntrantRow[];
  readonly part: Pick<DeskPart, 'contacts' | 'ownColumns' | 'ticks'>;
  /** In the reader’s language. */
  readonly heads: Readonly<Record<'number' | 'name' | 'members' | 'faction' | 'group' | 'status' | 'contact', string>>;
  readonly status: (of: EntrantRow['status']) => string;
}

/** Spreadsheets take a file for Unicode only where it says so. */
const UNICODE = '\uFEFF';

export function playersSheet({ rows, part, heads, status }: SheetAsked): string {
  const { contacts, ownColumns, ticks } = part;
  const told = [
    [heads.number, (row: EntrantRow) => row.number],
    [heads.name, (row: EntrantRow) => row.name],
    [heads.members, (row: EntrantRow) => row.members.map(({ name }) => name).join(' / ')],
    [heads.faction, (row: EntrantRow) => row.faction ?? ''],
    [heads.group, (row: EntrantRow) => row.group ?? ''],
    [heads.status, (row: EntrantRow) => status(row.status)],
    [heads.contact, (row: EntrantRow) => contacts[row.id] ?? ''],
    ...ownColumns.map(({ name }) => [name, (row: EntrantRow) => (ticks[row.id]?.includes(name) ? 'x' : '')] as const),
  ] as const;
  const body = [...rows].sort((a, b) => a.number - b.number).map((row) => told.map(([, cell]) => cell(row)));
  // What nobody has needs no column; those of one’s own stay, as they are to be filled in.
  const kept = told.flatMap(([head], at) => {
    const own = at >= told.length - ownColumns.length;
    return own || body.some((cells) => cells[at] !== '') ? [{ head, at }] : [];
  });
  const lines = [kept.map(({ head }) => head), ...body.map((cells) => kept.map(({ at }) => cells[at] ?? ''))];
  return `${UNICODE}${writeCsv(lines)}`;
}
