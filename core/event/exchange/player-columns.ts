/** What the columns of a list of players are: by their headings, else by what stands in them. What neither says is asked. */
import { type FactionNames, factionOf, nearFaction } from '../factions.ts';
import { nameKey } from '../same-name.ts';

export const MEANINGS = ['name', 'first', 'last', 'faction', 'club', 'team', 'contact', 'members', 'nothing'] as const;
/** `nothing`: the column is left out. */
export type Meaning = (typeof MEANINGS)[number];

/** What a column may be called in English or German, without case, marks and signs. A figure counts: Player 1 is a player. */
const TITLES: Readonly<Record<Meaning, readonly string[]>> = {
  name: ['name', 'player', 'players', 'playername', 'fullname', 'entrant', 'spieler', 'spielername', 'teilnehmer'],
  first: ['first', 'firstname', 'givenname', 'forename', 'vorname'],
  last: ['last', 'lastname', 'surname', 'familyname', 'nachname', 'familienname'],
  faction: ['faction', 'factions', 'army', 'force', 'fraktion', 'armee'],
  club: ['club', 'group', 'area', 'squad', 'region', 'town', 'city', 'verein', 'klub', 'gruppe', 'stadt', 'ort'],
  team: ['team', 'teamname', 'mannschaft'],
  contact: ['contact', 'email', 'emailaddress', 'mail', 'phone', 'kontakt', 'telefon', 'handy', 'emailadresse'],
  members: ['members', 'mitglieder'],
  nothing: ['no', 'nr', 'number', 'nummer', 'line', 'zeile'],
};

export interface ColumnsAsked {
  readonly names: FactionNames;
  readonly teams: boolean;
}

/** By the first row, where it names people's column; null where it is no row of headings. */
export function byHeadings(cells: readonly string[], { teams }: ColumnsAsked): readonly (Meaning | null)[] | null {
  const found = cells.map(meaningOf);
  const people = found.some((one) => one === 'name' || one === 'first' || one === 'last');
  if (!people && !found.includes('team')) return null;
  // A team without its players’ names is who plays.
  const named = people ? found : found.map((one) => (one === 'team' ? 'name' : one));
  return named.map((one, at) => {
    if (one === 'nothing') return one;
    if (one === null || named.indexOf(one) !== at) return null;
    // A whole name beside both its parts: which of them counts is asked.
    if (
      (one === 'first' || one === 'last') &&
      ['name', 'first', 'last'].every((part) => named.includes(part as Meaning))
    )
      return null;
    if (one === 'members' && !teams) return null;
    // Where no teams play, a team is a club; of both, one has no place.
    return one === 'team' && !teams && named.includes('club') ? null : one;
  });
}

function meaningOf(heading: string): Meaning | null {
  const key = nameKey(heading).replace(/[^\p{L}\p{N}]/gu, '');
  if (key === '') return heading.trim() === '#' ? 'nothing' : null;
  return MEANINGS.find((meaning) => TITLES[meaning].includes(key)) ?? null;
}

type Cells = readonly string[];

/**
 * Without headings: names come first, the faction behind them, then the club. A pack that knows its factions knows their
 * column by one of them; a word beside it that is none is asked. `given`: what a person said of columns, by their place.
 */
export function byLooks(
  rows: readonly Cells[],
  { names }: Pick<ColumnsAsked, 'names'>,
  given: Readonly<Record<number, Meaning>> = {},
): readonly (Meaning | null)[] {
  const width = rows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  const filled = Array.from({ length: width }, (_, at) =>
    rows.map((cells) => cells[at] ?? '').filter((cell) => cell.trim() !== ''),
  );
  const found = filled.map((cells, at) => given[at] ?? (isEmptyOrCounts(cells) ? 'nothing' : null));
  const open = () => [...found.keys()].filter((at) => found[at] === null && !isFigures(filled[at] ?? []));
  const take = (meaning: Meaning, at: number | undefined) => {
    if (at !== undefined && !found.includes(meaning)) found[at] = meaning;
  };
  take('name', open()[0]);
  take(
    'contact',
    open().find((at) => half(filled[at] ?? [], (cell) => cell.includes('@'))),
  );
  take('faction', factionsAt(filled, open(), names));
  // What stands where the faction would, in a pack whose factions it has none of.
  take('club', open()[0]);
  return found;
}

function half(cells: Cells, is: (cell: string) => boolean): boolean {
  return cells.filter(is).length * 2 >= cells.length;
}

function isEmptyOrCounts(cells: Cells): boolean {
  return cells.every((cell, index) => Number(cell.replace(/[.)]$/, '')) === index + 1);
}

function isFigures(cells: Cells): boolean {
  return cells.every((cell) => /^[\p{N}\p{P}\p{S}\s]*$/u.test(cell));
}

/** The column with the most factions of the pack, else one where half are nearly one; the first where the pack names none. */
function factionsAt(filled: readonly Cells[], open: readonly number[], names: FactionNames): number | undefined {
  if (names.factions.length === 0) return open[0];
  const known = open.map((at) => (filled[at] ?? []).filter((cell) => factionOf(names, cell) !== null).length);
  const most = Math.max(0, ...known);
  if (most > 0) return open[known.indexOf(most)];
  return open.find((at) => half(filled[at] ?? [], (cell) => nearFaction(names, cell) !== null));
}
