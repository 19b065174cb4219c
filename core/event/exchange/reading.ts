/**
 * What all readers share: the first problem is kept with its line, and nothing is taken in when there is one. A reader goes
 * on with harmless values after a problem, so that its code reads like the format and not like its errors.
 */
import { quoted } from '../../journal/json-tree.ts';
import { type Refusal, refuse } from '../../rules/refusal.ts';
import { type Exchange, type ExchangeGame, type ExchangePlayer, type ExchangeRow, nameKey, named } from './exchange.ts';

/** More than any event; a larger file is another one by mistake. */
export const MOST_ROWS = 10_000;
const MOST_LETTERS = 10_000_000;
const LONGEST = 200;

export interface Reading {
  problem: Refusal | null;
  readonly players: ExchangePlayer[];
  /** By the key of the name: the player, and the line they stand in. */
  readonly known: Map<string, { readonly id: string; readonly line: number }>;
}

export function beginReading(): Reading {
  return { problem: null, players: [], known: new Map() };
}

/** Notes the first problem alone: the later ones may follow from it. */
export function wrong(reading: Reading, line: number, what: string): void {
  reading.problem ??= wrongAt(line, what);
}

/** A file of which nothing is taken in. */
export function wrongAt(line: number, what: string): Refusal {
  return refuse('exchange', `Line ${line}: ${what} Nothing was imported.`);
}

/** Whether a text is too large to be looked at. */
export function tooLarge(text: string): Refusal | null {
  if (text.length <= MOST_LETTERS) return null;
  return refuse('too-large', 'This file is larger than any event. The limit is 10 MB. Nothing was imported.');
}

/** A name or another word of one line; what cannot be shown or is endless is a problem. */
export function plainWord(reading: Reading, line: number, word: string): string {
  const plain = word.replace(/\s+/g, ' ').trim();
  if (plain.length > LONGEST) wrong(reading, line, `a word is longer than ${LONGEST} characters.`);
  if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(plain)) {
    wrong(reading, line, 'a word holds characters that cannot be shown.');
  }
  return plain;
}

export type GivenPlayer = Partial<Omit<ExchangePlayer, 'id' | 'name'>> & { readonly name: string };

/** Takes in a player and answers their id. The same name again is a problem. */
export function takePlayer(reading: Reading, line: number, given: GivenPlayer): string {
  const word = (text: string | undefined): string => plainWord(reading, line, text ?? '');
  const name = word(given.name);
  const before = reading.known.get(nameKey(name));
  if (name === '') wrong(reading, line, 'there is no name.');
  if (before) wrong(reading, line, `${quoted(name)} is in line ${before.line} already.`);
  if (reading.players.length >= MOST_ROWS) wrong(reading, line, `there are more than ${MOST_ROWS} players.`);
  const id = `p${reading.players.length + 1}`;
  const split = named(name);
  reading.known.set(nameKey(name), { id, line });
  reading.players.push({
    id,
    name,
    first: word(given.first) || split.first,
    last: given.first === undefined ? split.last : word(given.last),
    faction: word(given.faction),
    group: word(given.group),
    email: word(given.email),
    dropped: given.dropped ?? false,
  });
  return id;
}

/** The player of a name that must be known by now. */
export function playerNamed(reading: Reading, line: number, name: string): string {
  const known = reading.known.get(nameKey(name));
  if (!known) wrong(reading, line, `nobody in the list of players is called ${quoted(name)}.`);
  return known?.id ?? '';
}

/** Notes a player who sits twice in one round. */
export function checkSeats(reading: Reading, round: readonly ExchangeGame[]): void {
  const seated = new Map<string, number>();
  if (reading.problem) return;
  for (const { seats, line = 1 } of round) {
    for (const { player } of seats) {
      const before = seated.get(player);
      if (before !== undefined) {
        const name = reading.players.find(({ id }) => id === player)?.name ?? player;
        wrong(reading, line, `${quoted(name)} sits in this round already, in line ${before}.`);
        return;
      }
      seated.set(player, line);
    }
  }
}

export interface ReadRest {
  readonly event?: Partial<Exchange['event']>;
  readonly rounds?: Exchange['rounds'];
  readonly standings?: readonly ExchangeRow[];
  readonly columns?: readonly string[];
}

const NO_EVENT: Exchange['event'] = { name: '', date: null, place: '', organiser: '', system: '', rounds: null };

/** The whole, or the first problem. */
export function endReading(reading: Reading, rest: ReadRest): Exchange | Refusal {
  const { event = {}, rounds = [], standings = [], columns = [] } = rest;
  const { problem, players } = reading;
  return problem ?? { event: { ...NO_EVENT, ...event }, players, rounds, standings, columns, labels: {} };
}

/** Who won by their scores alone. */
export function winnerByScore(seats: ExchangeGame['seats']): string | null {
  const [one, two] = seats;
  if (!one) return null;
  if (!two) return one.player;
  const gap = (one.score ?? 0) - (two.score ?? 0);
  return gap === 0 ? null : gap > 0 ? one.player : two.player;
}
