/** Players of a pasted text or a file: a list of them, or what another program wrote about its event. */
import { newEntrant } from '../../../core/event/exchange/exchange.ts';
import { formatOf, readForeign } from '../../../core/event/exchange/formats.ts';
import { isRefusal } from '../../../core/journal/types.ts';
import { tell } from '../../text/desk.ts';
import { type Known, type ParsedList, factionsByKey, parseList, strange, withFaction } from './parse-list.ts';
import { folded } from '../../text/format.ts';

export interface ReadPlayers extends ParsedList {
  /** The other program's format; null for a list. */
  readonly source: string | null;
  /** Why nothing of it can be taken. */
  readonly problem: string | null;
}

/** As many as one command adds. */
export const AT_ONCE = 2000;
/** What stands about one player, in characters. */
const LONGEST_ROW = 500;
const NOTHING: ParsedList = { entrants: [], skipped: [], unknownFactions: [] };

export function readPlayers(text: string, known: Known): ReadPlayers {
  const format = formatOf(text);
  const problem = tell('add.tooMany', { most: AT_ONCE });
  if (format) return fromForeign(text, known, format.title);
  // A list is not looked at line by line where it has too many of them, or more letters than so many lines have.
  if (text.length > AT_ONCE * LONGEST_ROW || text.split('\n').length > 2 * AT_ONCE)
    return { ...NOTHING, source: null, problem };
  const parsed = parseList(text, known);
  return { ...parsed, source: null, problem: parsed.entrants.length > AT_ONCE ? problem : null };
}

function fromForeign(text: string, { factions, names }: Known, source: string): ReadPlayers {
  const read = readForeign(text);
  if (isRefusal(read)) return { ...NOTHING, source, problem: read.message };
  const taken = new Set(names.map(folded));
  const byKey = factionsByKey(factions);
  const all = read.exchange.players.map((player) => withFaction(newEntrant(player), byKey));
  const entrants = all.filter(({ name }) => !taken.has(folded(name)));
  const skipped = all
    .filter(({ name }) => taken.has(folded(name)))
    .map(({ name }) => ({ line: 0, text: name, why: 'here' as const }));
  const problem = entrants.length > AT_ONCE ? tell('add.tooMany', { most: AT_ONCE }) : null;
  return { entrants, skipped, unknownFactions: strange(entrants, factions), source, problem };
}
