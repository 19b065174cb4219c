/**
 * Players as people have them: one name a line, columns pasted from a spreadsheet, or a CSV file of another tool. A first
 * line of headings is understood; without one, a cell that names a faction is the faction and the next is the group.
 */
import type { NewEntrant } from '../../../core/event/commands.ts';
import { squeezed } from '../../../core/journal/text.ts';
import { folded } from '../../text/format.ts';

export interface Skipped {
  readonly line: number;
  readonly text: string;
  /** `here`: registered already, in a file whose lines say nothing to people. */
  readonly why: 'known' | 'here' | 'twice' | 'no-name' | 'too-long';
}

export interface ParsedList {
  readonly entrants: readonly NewEntrant[];
  readonly skipped: readonly Skipped[];
  /** What stands in a column of factions and is none of the pack's. */
  readonly unknownFactions: readonly string[];
}

export interface Known {
  readonly factions: readonly string[];
  /** Names that are registered already. */
  readonly names: readonly string[];
}

type Heading = 'name' | 'first' | 'last' | 'faction' | 'group' | 'contact' | 'members';

const HEADINGS: Readonly<Record<string, Heading>> = {
  name: 'name',
  player: 'name',
  'player name': 'name',
  'full name': 'name',
  'team name': 'name',
  first: 'first',
  'first name': 'first',
  firstname: 'first',
  last: 'last',
  'last name': 'last',
  lastname: 'last',
  surname: 'last',
  faction: 'faction',
  army: 'faction',
  group: 'group',
  club: 'group',
  squad: 'group',
  area: 'group',
  team: 'group',
  email: 'contact',
  'e-mail': 'contact',
  'email address': 'contact',
  contact: 'contact',
  phone: 'contact',
  members: 'members',
  players: 'members',
};

const LONGEST = 200;

/** Nothing, or nothing but marks: what is left of an empty row of a table. */
const BARE = /^[\p{P}\s]*$/u;

export function parseList(text: string, known: Known): ParsedList {
  const rows = cellsOf(clean(text)).filter(({ cells }) => cells.some((cell) => !BARE.test(cell)));
  const headings = headingsIn(rows[0]?.cells ?? []);
  const factions = factionsByKey(known.factions);
  const found = (headings ? rows.slice(1) : rows).map(({ cells, line }) => ({
    line,
    text: cells.join(' '),
    entrant: headings ? byHeadings(cells, headings) : byGuess(cells, factions),
  }));
  const taken = new Set(known.names.map(key));
  const seen = new Set<string>();
  const entrants: NewEntrant[] = [];
  const skipped: Skipped[] = [];
  for (const { line, text: shown, entrant } of found) {
    const named = key(entrant.name);
    const why = whyNot(entrant, { taken: taken.has(named), twice: seen.has(named) });
    if (why === null) entrants.push(withFaction(entrant, factions));
    else skipped.push({ line, text: shown, why });
    seen.add(named);
  }
  return { entrants, skipped, unknownFactions: strange(entrants, known.factions) };
}

function whyNot({ name }: NewEntrant, { taken, twice }: { taken: boolean; twice: boolean }): Skipped['why'] | null {
  if (BARE.test(name)) return 'no-name';
  if (name.length > LONGEST) return 'too-long';
  if (taken) return 'known';
  return twice ? 'twice' : null;
}

/** Names are the same when they differ in case, accents and spaces only. */
function key(name: string): string {
  return folded(squeezed(name));
}

/** Without the characters that no name may hold. */
function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[\u202a-\u202e\u2066-\u2069\ufeff]/g, '');
}

/** The factions of a pack, by what two ways to write one have in common. */
export function factionsByKey(factions: readonly string[]): ReadonlyMap<string, string> {
  return new Map(factions.map((faction) => [key(faction), faction]));
}

/** The faction as the pack writes it. */
export function withFaction(entrant: NewEntrant, factions: ReadonlyMap<string, string>): NewEntrant {
  const { faction } = entrant;
  const known = faction === undefined ? undefined : factions.get(key(faction));
  return known === undefined ? entrant : { ...entrant, faction: known };
}

export function strange(entrants: readonly NewEntrant[], factions: readonly string[]): readonly string[] {
  if (factions.length === 0) return [];
  const named = entrants.flatMap(({ faction }) => faction ?? []);
  return [...new Set(named.filter((faction) => !factions.includes(faction)))];
}

function headingsIn(cells: readonly string[]): readonly (Heading | null)[] | null {
  const headings = cells.map((cell) => HEADINGS[folded(cell)] ?? null);
  return headings.includes('name') || headings.includes('first') || headings.includes('last') ? headings : null;
}

function byHeadings(cells: readonly string[], headings: readonly (Heading | null)[]): NewEntrant {
  const cell = (heading: Heading) => cells[headings.indexOf(heading)] ?? '';
  const names = [cell('first'), cell('last')].filter((part) => part !== '');
  const members = cell('members')
    .split(/[/;|]/)
    .map((name) => ({ name: name.trim() }))
    .filter(({ name }) => name !== '');
  return {
    name: squeezed(cell('name') === '' ? names.join(' ') : cell('name')),
    ...given('faction', cell('faction')),
    ...given('group', cell('group')),
    ...given('contact', cell('contact')),
    ...(members.length === 0 ? {} : { members }),
  };
}

/** A list without headings: the name first, then a faction if it is one, an address if it looks like one, a group. */
function byGuess(cells: readonly string[], factions: ReadonlyMap<string, string>): NewEntrant {
  const [name = '', ...rest] = cells;
  const faction = rest.find((cell) => factions.has(key(cell))) ?? '';
  const contact = rest.find((cell) => cell.includes('@')) ?? '';
  const group = rest.find((cell) => cell !== '' && cell !== faction && cell !== contact) ?? '';
  // `12. Anna` and `12) Anna`: a list that was numbered.
  const plain = name.replace(/^\d+[.)]\s+/, '').replace(/^[-*•]\s+/, '');
  return {
    name: squeezed(plain),
    ...given('faction', faction),
    ...given('group', group),
    ...given('contact', contact),
  };
}

function given(name: 'faction' | 'group' | 'contact', value: string): Partial<NewEntrant> {
  return value === '' ? {} : { [name]: squeezed(value) };
}

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Cells by tab, semicolon or comma, whichever the text uses first in that order. Quotes as in CSV. */
function cellsOf(text: string): readonly Row[] {
  const mark = ['\t', ';', ','].find((one) => text.includes(one)) ?? ',';
  const rows: Row[] = [];
  let [cells, cell, quoted, line, from]: [string[], string, boolean, number, number] = [[], '', false, 1, 1];
  // Whether the cell has nothing but blanks so far: looked at anew at every quote, it would take too long.
  let blank = true;
  const endRow = () => {
    cells.push(cell);
    rows.push({ cells: cells.map((one) => one.trim()), line: from });
    [cells, cell, from, blank] = [[], '', line + 1, true];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quoted && character === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      blank = false;
      at += 1;
    } else if (character === '"' && (quoted || blank)) quoted = !quoted;
    else if (!quoted && character === mark) {
      cells.push(cell);
      [cell, blank] = ['', true];
    } else if (!quoted && character === '\n') endRow();
    else {
      cell += character;
      blank &&= character.trim() === '';
    }
    if (character === '\n') line += 1;
  }
  endRow();
  return rows;
}
