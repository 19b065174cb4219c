/**
 * Cryodex: the JSON that it gave to List Juggler, and the CSV that it takes its players from. The winner is who has more
 * points; where points are level and the result is `win`, it is the first player.
 */
import type { JsonNode } from '../../journal/json-tree.ts';
import { type Refusal, isRefusal } from '../../rules/refusal.ts';
import { readTable, writeCsv } from './csv.ts';
import {
  type Exchange,
  type ExchangeGame,
  type ExchangePlayer,
  pairsOnly,
  placesById,
  playersById,
} from './exchange.ts';
import { figureIn, flagIn, itemsIn, readJson, textIn } from './json-members.ts';
import {
  type Reading,
  beginReading,
  checkSeats,
  endReading,
  playerNamed,
  takePlayer,
  tooLarge,
  winnerByScore,
  wrong,
} from './reading.ts';

export function writeCryodex(exchange: Exchange): string | Refusal {
  const players = playersById(exchange);
  const places = placesById(exchange);
  const nameOf = (id: string | undefined): string | null => (id === undefined ? null : (players.get(id)?.name ?? null));
  const [main = ''] = exchange.columns;
  const document = {
    name: exchange.event.name,
    players: exchange.players.map((player) => {
      const { place = null, figures = {} } = places.get(player.id) ?? {};
      return {
        name: player.name,
        email: player.email,
        faction: player.faction,
        'list-id': '',
        mov: figures.diff ?? 0,
        score: figures[main] ?? 0,
        sos: figures.sos ?? 0,
        dropped: player.dropped,
        rank: { swiss: place, elimination: null },
      };
    }),
    rounds: exchange.rounds.map((games, index) => ({
      'round-type': 'swiss',
      'round-number': index + 1,
      matches: games.filter(({ result }) => result !== 'void').map((game) => matchOf(game, nameOf)),
    })),
  };
  return pairsOnly(exchange, 'Cryodex') ?? `${JSON.stringify(document, null, 2)}\n`;
}

function matchOf(game: ExchangeGame, nameOf: (id: string | undefined) => string | null): Record<string, unknown> {
  const told = winnerByScore(game.seats) === game.winner;
  const [one, two] = told || game.winner === game.seats[0]?.player ? game.seats : [...game.seats].reverse();
  const result = game.result === 'bye' ? 'bye' : game.winner === null ? 'draw' : 'win';
  return {
    player1: nameOf(one?.player),
    player1points: one?.score ?? null,
    ...(two ? { player2: nameOf(two.player), player2points: two.score } : {}),
    ...(game.result === 'pending' ? {} : { result }),
  };
}

export function readCryodex(text: string): Exchange | Refusal {
  const large = tooLarge(text);
  if (isRefusal(large)) return large;
  const root = readJson(text);
  if (isRefusal(root)) return root;
  const reading = beginReading();
  const rows = itemsIn(reading, root, 'players').map((node) => {
    const word = (name: string): string => textIn(reading, node, name);
    const given = { name: word('name'), email: word('email'), faction: word('faction') };
    const player = takePlayer(reading, node.line, { ...given, dropped: flagIn(reading, node, 'dropped') });
    const figures = { score: figureIn(reading, node, 'score') ?? 0, mov: figureIn(reading, node, 'mov') ?? 0 };
    return { player, columns: { ...figures, sos: figureIn(reading, node, 'sos') ?? 0 } };
  });
  const rounds = itemsIn(reading, root, 'rounds').map((node) => {
    const matches = itemsIn(reading, node, 'matches');
    const games = matches.map((match, index) => ({ ...gameOf(reading, match, index + 1), line: match.line }));
    checkSeats(reading, games);
    return games;
  });
  const standings = rows.map((row, index) => ({ ...row, rank: index + 1 }));
  return endReading(reading, { event: { name: textIn(reading, root, 'name') }, rounds, standings, columns: COLUMNS });
}

const COLUMNS = ['score', 'mov', 'sos'];

function gameOf(reading: Reading, node: JsonNode, table: number): ExchangeGame {
  const result = textIn(reading, node, 'result');
  if (!['', 'win', 'draw', 'bye'].includes(result)) wrong(reading, node.line, '“result” must be win, draw or bye.');
  const sides = result === 'bye' ? ['player1'] : ['player1', 'player2'];
  const seats = sides.map((side) => {
    const score = figureIn(reading, node, `${side}points`);
    const player = playerNamed(reading, node.line, textIn(reading, node, side));
    return { player, score, scores: score === null ? {} : { points: score } };
  });
  const first = seats[0]?.player ?? null;
  if (result === 'bye') return { table: null, seats, result: 'bye', winner: first };
  if (result === '') return { table, seats, result: 'pending', winner: null };
  return { table, seats, result: 'played', winner: result === 'draw' ? null : (winnerByScore(seats) ?? first) };
}

const PLAYER_COLUMNS = ['First Name', 'Last Name', 'Email Address', 'Group', 'Squad', 'Faction'];

/** The list of players that Cryodex imports. */
export function writeCryodexPlayers({ players }: Exchange): string {
  const row = ({ first, last, email, group, faction }: ExchangePlayer): string[] => [
    first,
    last,
    email,
    group,
    '',
    faction,
  ];
  return writeCsv([PLAYER_COLUMNS, ...players.map(row)]);
}

/** The same list, or one with `Name` in one column. */
export function readCryodexPlayers(text: string): Exchange | Refusal {
  const large = tooLarge(text);
  if (isRefusal(large)) return large;
  const reading = beginReading();
  const { rows, cell, has } = readTable(reading, text);
  if (!has('Name') && !has('First Name'))
    wrong(reading, 1, 'there must be a column Name, or First Name and Last Name.');
  for (const row of rows) {
    const [first, last] = [cell(row, 'First Name'), cell(row, 'Last Name')];
    const rest = { email: cell(row, 'Email Address'), group: cell(row, 'Group'), faction: cell(row, 'Faction') };
    const name = cell(row, 'Name');
    takePlayer(reading, row.line, name === '' ? { name: `${first} ${last}`, first, last, ...rest } : { name, ...rest });
  }
  return endReading(reading, {});
}
