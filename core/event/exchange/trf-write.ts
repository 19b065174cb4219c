/**
 * FIDE's tournament report, as TRF16 and as the part of TRF26 that means something without chess: fixed columns, results as
 * W, D and L. Points of single games stand in `###` comments, which every reader of TRF passes over.
 */
import type { Refusal } from '../../rules/refusal.ts';
import { type Exchange, type ExchangeGame, type ExchangePlayer, pairsOnly, placesById } from './exchange.ts';

/** Columns count from 1, as FIDE counts them. */
export const TRF = {
  number: [5, 8],
  name: [15, 47],
  points: [81, 84],
  rank: [86, 89],
  /** Of the first round; each round is ten columns wide. */
  opponent: [92, 95],
  colour: [97, 97],
  result: [99, 99],
  round: 10,
} as const;

export type TrfEdition = 'TRF16' | 'TRF26';

export function writeTrf(exchange: Exchange, edition: TrfEdition): string | Refusal {
  const { event, players, rounds } = exchange;
  const numbers = new Map(players.map(({ id }, index) => [id, index + 1]));
  const head = [
    `012 ${oneLine(event.name)}`,
    `022 ${oneLine(event.place)}`,
    ...(event.date === null
      ? []
      : [`042 ${event.date.replaceAll('-', '/')}`, `052 ${event.date.replaceAll('-', '/')}`]),
    `062 ${players.length}`,
    '092 Swiss',
    `102 ${oneLine(event.organiser)}`,
    `${edition === 'TRF16' ? 'XXR' : '142'} ${event.rounds ?? rounds.length}`,
  ];
  const names = trfNames(players);
  const found: Found = { numbers, places: placesById(exchange), games: rounds.map(gamesById) };
  const lines = players.map(({ id }, index) => playerLine(found, id, names[index] ?? ''));
  const scores = rounds.flatMap((games, index) => scoreComments(games, index + 1, numbers));
  return pairsOnly(exchange, edition) ?? [...head, ...lines, ...scores, ''].map((line) => line.trimEnd()).join('\r\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** `Last, First` in the width there is; names that the cut makes the same get their number. */
function trfNames(players: readonly ExchangePlayer[]): string[] {
  const width = TRF.name[1] - TRF.name[0] + 1;
  const taken = new Set<string>();
  return players.map(({ name, first, last }, index) => {
    const plain = (text: string): string => oneLine(text.replaceAll(',', ' '));
    const whole = plain(last) === '' || plain(first) === '' ? plain(name) : `${plain(last)}, ${plain(first)}`;
    const fits = cut(whole, width);
    const suffix = ` ${index + 1}`;
    const own = taken.has(fits.toLowerCase()) ? `${cut(whole, width - suffix.length)}${suffix}` : fits;
    taken.add(own.toLowerCase());
    return own;
  });
}

function cut(text: string, width: number): string {
  return Array.from(text).slice(0, width).join('').trimEnd();
}

/** What a player's line needs, by player. */
interface Found {
  readonly numbers: ReadonlyMap<string, number>;
  readonly places: ReturnType<typeof placesById>;
  /** Of each round. */
  readonly games: readonly ReadonlyMap<string, ExchangeGame>[];
}

function gamesById(games: readonly ExchangeGame[]): ReadonlyMap<string, ExchangeGame> {
  const found = new Map<string, ExchangeGame>();
  // Of two games of one player the first counts.
  for (const game of games) for (const { player } of game.seats) if (!found.has(player)) found.set(player, game);
  return found;
}

function playerLine({ numbers, places, games: rounds }: Found, id: string, name: string): string {
  // Columns are letters: a name may be longer than it has letters.
  const longer = name.length - Array.from(name).length;
  let line = `${`001${String(numbers.get(id) ?? 0).padStart(TRF.number[1] - 3)}`.padEnd(TRF.name[0] - 1)}${name}`;
  const put = ([, to]: readonly [number, number], text: string, shift = 0): void => {
    line += text.padStart(to + shift + longer - line.length);
  };
  const place = places.get(id)?.place;
  const games = rounds.map((round) => round.get(id));
  const points = games.reduce((sum, game) => sum + (game ? worth(letterOf(game, id)) : 0), 0);
  put(TRF.points, points.toFixed(1));
  if (place !== undefined) put(TRF.rank, String(place));
  for (const [index, game] of games.entries()) {
    const seat = game?.seats.findIndex(({ player }) => player === id) ?? -1;
    const other = game?.seats[1 - seat];
    const met = game && game.result !== 'void' ? other : undefined;
    put(TRF.opponent, met ? String(numbers.get(met.player) ?? 0) : '0000', index * TRF.round);
    put(TRF.colour, met ? (seat === 0 ? 'w' : 'b') : '-', index * TRF.round);
    put(TRF.result, game ? letterOf(game, id) : 'Z', index * TRF.round);
  }
  return line;
}

/** U: the bye of somebody without an opponent; Z: not there. */
function letterOf({ result, winner }: ExchangeGame, id: string): string {
  if (result === 'pending') return ' ';
  if (result === 'bye') return 'U';
  if (result === 'void') return 'Z';
  if (result === 'forfeit') return winner === id ? '+' : '-';
  return winner === null ? 'D' : winner === id ? 'W' : 'L';
}

function worth(letter: string): number {
  if (letter === 'D') return 0.5;
  return letter === 'W' || letter === '+' || letter === 'U' ? 1 : 0;
}

function scoreComments(games: readonly ExchangeGame[], round: number, numbers: ReadonlyMap<string, number>): string[] {
  return games.flatMap(({ seats, table }) => {
    const told = seats.filter(({ score }) => score !== null);
    const words = told.map(({ player, score }) => `${numbers.get(player) ?? 0}=${score ?? 0}`);
    return told.length === 0 ? [] : [`### Score @ Round ${round}, table ${table ?? '-'}: ${words.join(' ')}`];
  });
}
