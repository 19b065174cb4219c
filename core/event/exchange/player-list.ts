/**
 * Players as people have them: one name a line, columns pasted from a spreadsheet, or a file of another program. Every row
 * is kept with what it was understood as; what is not understood is asked, and nothing is left out in silence.
 */
import { isRefusal } from '../../rules/refusal.ts';
import type { NewEntrant } from '../commands.ts';
import { factionOf } from '../factions.ts';
import { nameKey, numbered } from '../same-name.ts';
import { formatOf, readForeign } from './formats.ts';
import { type ColumnsAsked, type Meaning, byHeadings, byLooks } from './player-columns.ts';

/** As many as one command adds. */
export const AT_ONCE = 2000;
const LONGEST = 200;
/** No table of people has more columns. */
const MOST_COLUMNS = 100;

/** Nothing, or nothing but marks: what is left of an empty row of a table. */
const BARE = /^[\p{P}\s]*$/u;

export interface ListLine {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface PlayerList {
  /** The other program’s format; null for a list. */
  readonly source: string | null;
  /** Why nothing of it can be taken. */
  readonly problem: string | null;
  /** Empty texts where the list has no headings. */
  readonly heads: readonly string[];
  /** What each column is; null: it is asked. */
  readonly columns: readonly (Meaning | null)[];
  readonly lines: readonly ListLine[];
}

const NOTHING: PlayerList = { source: null, problem: null, heads: [], columns: [], lines: [] };

export function readPlayerList(text: string, asked: ColumnsAsked): PlayerList {
  const format = formatOf(text);
  if (format) return fromProgram(text, format.title);
  // A list is not looked at line by line where it has too many of them.
  const lines = text.split('\n', 2 * AT_ONCE + 1).length > 2 * AT_ONCE ? null : linesOf(clean(text));
  if (lines === null || lines.length > AT_ONCE + 1) return { ...NOTHING, problem: 'too-many' };
  const [first] = lines;
  const headings = first ? byHeadings(first.cells, asked) : null;
  const body = headings ? lines.slice(1) : lines.map(unnumbered);
  if (body.length > AT_ONCE) return { ...NOTHING, problem: 'too-many' };
  if (lines.some(({ cells }) => cells.length > MOST_COLUMNS)) return { ...NOTHING, problem: 'too-wide' };
  const looks = byLooks([...body.map(({ cells }) => cells), ...(headings ? [first?.cells ?? []] : [])], asked);
  const columns = looks.map((look, at) => {
    if (!headings) return look;
    // A column without a heading and without a word in it is none.
    return headings[at] ?? (body.every(({ cells }) => (cells[at] ?? '') === '') ? 'nothing' : null);
  });
  return { ...NOTHING, heads: looks.map((_, at) => (headings ? (first?.cells[at] ?? '') : '')), columns, lines: body };
}

function fromProgram(text: string, source: string): PlayerList {
  const read = readForeign(text);
  if (isRefusal(read)) return { ...NOTHING, source, problem: read.message };
  const { players } = read.exchange;
  if (players.length > AT_ONCE) return { ...NOTHING, source, problem: 'too-many' };
  const lines = players.map(({ name, faction, group, email }, index) => ({
    line: index + 1,
    cells: [name, faction, group, email],
  }));
  return { ...NOTHING, source, heads: ['', '', '', ''], columns: ['name', 'faction', 'club', 'contact'], lines };
}

/** What a person changed in a row; `taken`: whether it is added at all. */
export interface RowEdit {
  readonly name?: string;
  readonly faction?: string;
  readonly club?: string;
  readonly team?: string;
  readonly taken?: boolean;
}

export interface Edits {
  /** By the place of the column. */
  readonly columns: Readonly<Record<number, Meaning>>;
  /** By the line. */
  readonly rows: Readonly<Record<number, RowEdit>>;
  /** What a word that is no faction of the pack's means, in every row that has it. */
  readonly words: ReadonlyMap<string, WordMeans>;
}

/** A faction; none; or the club, written where a faction is. */
export type WordMeans = { readonly faction: string } | 'club';

export const NO_EDITS: Edits = { columns: {}, rows: {}, words: new Map() };

export type RowProblem = 'no-name' | 'too-long' | 'unknown-faction' | 'no-team';

export interface ListRow {
  readonly line: number;
  /** As it is registered: numbered where it is there already. */
  readonly name: string;
  readonly typed: string;
  readonly faction: string;
  /** The faction as it was written. */
  readonly written: string;
  readonly club: string;
  readonly team: string;
  readonly contact: string;
  readonly members: readonly string[];
  readonly taken: boolean;
  /** Registered already, and so left out unless a person says that it is somebody else. */
  readonly known: boolean;
  readonly problem: RowProblem | null;
}

export interface Understood {
  readonly columns: readonly (Meaning | null)[];
  readonly rows: readonly ListRow[];
}

export interface ListAsked extends ColumnsAsked {
  /** Names that are registered already. */
  readonly registered: readonly string[];
}

/** What a list says, with what a person changed in it. */
export function understood(list: PlayerList, edits: Edits, asked: ListAsked): Understood {
  const columns = chosen(list, edits.columns, asked);
  const read = list.lines.map((line) => rowOf(line, columns, edits, asked));
  return { columns, rows: withNumbers(read, edits, asked, inTeams(columns, asked)) };
}

/** A person says what a column is; no other one is that any longer. */
export function withColumn(edits: Edits, at: number, meaning: Meaning): Edits {
  const others = Object.entries(edits.columns).filter(([, one]) => one === 'nothing' || one !== meaning);
  return { ...edits, columns: { ...Object.fromEntries(others), [at]: meaning } };
}

/** What a person says counts before what was read. The columns that have no headings are then read again, around it. */
function chosen({ source, heads, columns, lines }: PlayerList, given: Edits['columns'], asked: ColumnsAsked) {
  const means = Object.values(given).filter((meaning) => meaning !== 'nothing');
  const isByLooks = source === null && heads.every((head) => head === '');
  if (means.length > 0 && isByLooks) {
    return byLooks(
      lines.map(({ cells }) => cells),
      asked,
      given,
    );
  }
  return columns.map((meaning, at) => given[at] ?? (means.some((one) => one === meaning) ? null : meaning));
}

/** Whether each row is one of a team’s players. */
export function inTeams(columns: Understood['columns'], { teams }: Pick<ColumnsAsked, 'teams'>): boolean {
  return teams && columns.includes('team');
}

type ReadRow = Omit<ListRow, 'name' | 'taken' | 'known'>;

function rowOf({ line, cells }: ListLine, columns: Understood['columns'], edits: Edits, asked: ListAsked): ReadRow {
  const cell = (meaning: Meaning) => oneLine(cells[columns.indexOf(meaning)] ?? '');
  const edit = edits.rows[line] ?? {};
  // “Name; Vorname”: a name beside a first name is the last one.
  const whole = [cell('first'), cell('name'), cell('last')].filter((part) => part !== '').join(' ');
  const typed = edit.name ?? whole;
  const written = cell('faction');
  const word = edits.words.get(nameKey(written));
  const read = asked.names.factions.length === 0 ? written : factionOf(asked.names, written);
  const faction = edit.faction ?? read ?? (word === undefined || word === 'club' ? '' : word.faction);
  const strange = edit.faction === undefined && read === null && written !== '' && word === undefined;
  const grouped = inTeams(columns, asked);
  const team = edit.team ?? cell('team');
  const told = cell('club') || (grouped ? '' : team) || (word === 'club' ? written : '');
  const row = { line, typed, faction, written, club: edit.club ?? told, team: grouped ? team : '' };
  const members = cell('members').split(/[/;|]/).map(oneLine);
  const longest = Math.max(...[typed, row.club, row.team, faction, cell('contact')].map(({ length }) => length));
  const problem = problemOf({ typed, strange, longest, team: grouped ? team : null });
  return { ...row, contact: cell('contact'), members: members.filter((name) => name !== ''), problem };
}

interface Judged {
  readonly typed: string;
  readonly strange: boolean;
  /** Of its longest text. */
  readonly longest: number;
  readonly team: string | null;
}

function problemOf(row: Judged): RowProblem | null {
  if (BARE.test(row.typed)) return 'no-name';
  if (row.longest > LONGEST) return 'too-long';
  if (row.team !== null && BARE.test(row.team)) return 'no-team';
  return row.strange ? 'unknown-faction' : null;
}

/** Those of one name get numbers; as many as are registered under it are left out. */
function withNumbers(rows: readonly ReadRow[], edits: Edits, asked: ListAsked, grouped: boolean): readonly ListRow[] {
  const registered = new Set(asked.registered.map(nameKey));
  const given = new Set(registered);
  const met = new Set<string>();
  const tried = new Map<string, number>();
  return rows.map((row) => {
    const wanted = edits.rows[row.line]?.taken;
    const name = oneLine(row.typed);
    if (grouped) {
      const known = registered.has(nameKey(row.team));
      return { ...row, name, known, taken: !known && wanted !== false };
    }
    if (wanted === false || row.problem === 'no-name') return { ...row, name, known: false, taken: wanted !== false };
    const base = nameKey(name);
    for (let number = tried.get(base) ?? 1; ; number += 1) {
      const key = nameKey(numbered(name, number));
      tried.set(base, number);
      if (registered.has(key) && !met.has(key)) {
        met.add(key);
        if (wanted !== true) return { ...row, name: numbered(name, number), known: true, taken: false };
      }
      if (given.has(key)) continue;
      given.add(key);
      return { ...row, name: numbered(name, number), known: wanted === true, taken: true };
    }
  });
}

/** Everybody who is added: those who are ticked, or their teams. */
export function newEntrants({ columns, rows }: Understood, asked: ColumnsAsked): readonly NewEntrant[] {
  const taken = rows.filter((row) => row.taken);
  if (!inTeams(columns, asked)) return taken.map(entrantOf);
  const teams = new Map<string, ListRow[]>();
  for (const row of taken) teams.set(nameKey(row.team), [...(teams.get(nameKey(row.team)) ?? []), row]);
  return [...teams.values()].map((players) => ({
    name: players[0]?.team ?? '',
    ...given('group', players.find(({ club }) => club !== '')?.club ?? ''),
    ...given('contact', players.find(({ contact }) => contact !== '')?.contact ?? ''),
    members: players.map(({ name, faction }) => ({ name, ...given('faction', faction) })),
  }));
}

function entrantOf({ name, faction, club, contact, members }: ListRow): NewEntrant {
  return {
    name,
    ...given('faction', faction),
    ...given('group', oneLine(club)),
    ...given('contact', contact),
    ...(members.length === 0 ? {} : { members: members.map((member) => ({ name: member })) }),
  };
}

function given<Key extends string>(key: Key, value: string): Partial<Record<Key, string>> {
  return value === '' ? {} : ({ [key]: value } as Record<Key, string>);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Without the characters that no name may hold. */
function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, '');
}

/** `12. Anna`, `12) Anna`, `- Anna`: a list that was numbered. */
function unnumbered({ line, cells: [name = '', ...rest] }: ListLine): ListLine {
  return { line, cells: [name.replace(/^\d+[.)]\s+/, '').replace(/^[-*•]\s+/, ''), ...rest] };
}

/** The rows with anything in them. A quotation mark that nothing closes is one of a nickname. */
function linesOf(text: string): readonly ListLine[] {
  const { rows, open } = rowsIn(text, true);
  return (open ? rowsIn(text, false).rows : rows).filter(({ cells }) => cells.some((one) => !BARE.test(one)));
}

/** Cells by tab, semicolon or comma, whichever the text uses first in that order; quotes as in CSV. */
function rowsIn(text: string, quotes: boolean): { readonly rows: readonly ListLine[]; readonly open: boolean } {
  const mark = ['\t', ';', ','].find((one) => text.includes(one)) ?? ',';
  const rows: ListLine[] = [];
  let [cells, cell, quoted, line, from]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  const endRow = () => {
    rows.push({ cells: [...cells, cell].map((one) => one.trim()), line: from });
    [cells, cell, from] = [[], '', line + 1];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quoted && character === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (quotes && character === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (!quoted && character === mark) {
      cells.push(cell);
      cell = '';
    } else if (!quoted && character === '\n') endRow();
    else cell += character;
    if (character === '\n') line += 1;
  }
  endRow();
  return { rows, open: quoted };
}
