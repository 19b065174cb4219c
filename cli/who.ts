/** Whom a word means: an id, a name, or enough of a name. */
import type { EntrantRow, GameRow } from '../core/event/views.ts';
import { type Refusal, isRefusal, refuse } from '../core/rules/refusal.ts';
import { safe } from './text/safe.ts';

/** Names are compared without case, marks and extra spaces. */
export function nameKey(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

export function findEntrant(entrants: readonly EntrantRow[], word: string): EntrantRow | Refusal {
  const exact = entrants.find(({ id }) => id === word) ?? entrants.find(({ name }) => nameKey(name) === nameKey(word));
  if (exact) return exact;
  const key = nameKey(word);
  const begins = entrants.filter(({ name }) => key !== '' && nameKey(name).startsWith(key));
  const holds = entrants.filter(
    ({ name }) =>
      key !== '' &&
      nameKey(name)
        .split(' ')
        .some((part) => part.startsWith(key)),
  );
  const found = begins.length > 0 ? begins : holds;
  const [only, ...others] = found;
  if (!only) return refuse('unknown-entrant', `Nobody here is called “${safe(word)}”.`);
  if (others.length === 0) return only;
  const names = found.slice(0, 8).map(({ id, name }) => `${safe(name)} (${id})`);
  return refuse('ambiguous', `“${safe(word)}” could be ${names.join(', ')}. Write more of the name, or the id.`);
}

/** The first refusal, or everybody. */
export function findAll(entrants: readonly EntrantRow[], words: readonly string[]): EntrantRow[] | Refusal {
  const found: EntrantRow[] = [];
  for (const word of words) {
    const entrant = findEntrant(entrants, word);
    if (isRefusal(entrant)) return entrant;
    found.push(entrant);
  }
  return found;
}

/** The game of a round that a word means: a table's number, a game's id, or somebody who plays in it. */
export function findGame(games: readonly GameRow[], entrants: readonly EntrantRow[], word: string): GameRow | Refusal {
  const named = games.find(({ id }) => id === word) ?? games.find(({ table }) => String(table) === word);
  if (named) return named;
  if (/^\d+$/.test(word)) return refuse('unknown-game', `There is no table ${word} in this round.`);
  const entrant = findEntrant(entrants, word);
  if (isRefusal(entrant)) return entrant;
  const game = games.find(({ seats }) => seats.includes(entrant.id));
  return game ?? refuse('unknown-game', `${safe(entrant.name)} does not play in this round.`);
}

export function nameIn(entrants: readonly EntrantRow[], id: string): string {
  return entrants.find((entrant) => entrant.id === id)?.name ?? id;
}
