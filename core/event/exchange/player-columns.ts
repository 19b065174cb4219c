/** What the columns of a list of players are: by their headings, else by what stands in them. What neither says is asked. */
import { type FactionNames, factionOf, nearFaction } from '../factions.ts';
import { nameKey } from '../same-name.ts';

export const MEANINGS = ['name', 'first', 'last', 'faction', 'club', 'team', 'contact', 'members', 'nothing'] as const;
/** `nothing`: the column is left out. */
export type Meaning = (typeof MEANINGS)[number];

/** What a column may be called in English or German, without case, marks and anything that is no letter. */
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
  const key = nameKey(heading).replace(/[^\p{L}]/gu, '');
  if (key === '') return heading.trim() === '#' ? 'nothing' : null;
  return MEANINGS.find((meaning) => TITLES[meaning].includes(key)) ?? null;
}

/** Without headings: names come first; factions, addresses and running numbers are known by their looks. */
export function byLooks(
  rows: readonly (readonly string[])[],
  { names }: Pick<ColumnsAsked, 'names'>,
): readonly (Meaning | null)[] {
  const width = rows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  const found: (Meaning | null)[] = [];
  for (let at = 0; at < width; at += 1) {
    const filled = rows.map((cells) => cells[at] ?? '').filter((cell) => cell.trim() !== '');
    const half = (is: (cell: string) => boolean) => filled.filter(is).length * 2 >= filled.length;
    const looks = (): Meaning | null => {
      if (filled.length === 0 || filled.every((cell, index) => Number(cell.replace(/[.)]$/, '')) === index + 1)) {
        return 'nothing';
      }
      if (filled.every((cell) => /^[\p{N}\p{P}\p{S}\s]*$/u.test(cell))) return null;
      if (!found.includes('name')) return 'name';
      if (half((cell) => cell.includes('@'))) return 'contact';
      if (half((cell) => (factionOf(names, cell) ?? nearFaction(names, cell)) !== null)) return 'faction';
      return 'club';
    };
    const one = looks();
    found.push(one !== 'nothing' && one !== null && found.includes(one) ? null : one);
  }
  return found;
}
