/**
 * NRTM JSON, as Cobra, AesopsTables and AlwaysBeRunning know it. Muster's games have one score a seat: it stands as the
 * combined score, beside who won; a faction stands where a corporation's identity does.
 */
import type { JsonNode } from '../../journal/json-tree.ts';
import { type Refusal, isRefusal } from '../../rules/refusal.ts';
import { type Exchange, type ExchangeGame, type ExchangeSeat, pairsOnly, placesById } from './exchange.ts';
import { figureIn, flagIn, itemsIn, listIn, memberOf, readJson, textIn } from './json-members.ts';
import {
  type Reading,
  beginReading,
  checkSeats,
  endReading,
  takePlayer,
  tooLarge,
  winnerByScore,
  wrong,
} from './reading.ts';

export function writeNrtm(exchange: Exchange): string | Refusal {
  const { event, players, rounds } = exchange;
  const numbers = new Map(players.map(({ id }, index) => [id, index + 1]));
  const places = placesById(exchange);
  const [main = ''] = exchange.columns;
  const seatOf = (seat: ExchangeSeat | undefined, { result, winner }: ExchangeGame): Record<string, unknown> => ({
    id: seat ? numbers.get(seat.player) : null,
    runnerScore: null,
    corpScore: null,
    combinedScore: seat ? seat.score : 0,
    winner: result === 'pending' || result === 'void' ? null : winner !== null && winner === seat?.player,
  });
  const document = {
    name: event.name,
    date: event.date,
    cutToTop: 0,
    preliminaryRounds: rounds.length,
    tournamentOrganiser: { nrdbId: null, nrdbUsername: event.organiser },
    players: players.map(({ id, name, faction }) => {
      const { place = null, figures = {} } = places.get(id) ?? {};
      return {
        id: numbers.get(id),
        name,
        rank: place,
        corpIdentity: faction,
        runnerIdentity: '',
        matchPoints: figures[main] ?? 0,
        strengthOfSchedule: String(figures.sos ?? 0),
        extendedStrengthOfSchedule: '0',
      };
    }),
    eliminationPlayers: [],
    rounds: rounds.map((games) =>
      games.map((game) => ({
        table: game.table,
        player1: seatOf(game.seats[0], game),
        player2: seatOf(game.seats[1], game),
        intentionalDraw: game.result === 'agreed' && game.winner === null,
        twoForOne: false,
        eliminationGame: false,
      })),
    ),
    uploadedFrom: 'Muster',
    links: [],
  };
  return pairsOnly(exchange, 'NRTM') ?? `${JSON.stringify(document, null, 2)}\n`;
}

export function readNrtm(text: string): Exchange | Refusal {
  const large = tooLarge(text);
  if (isRefusal(large)) return large;
  const root = readJson(text);
  if (isRefusal(root)) return root;
  const reading = beginReading();
  const ids = new Map<string, string>();
  const standings = itemsIn(reading, root, 'players').map((node, index) => {
    const number = textIn(reading, node, 'id');
    if (number === '' || ids.has(number)) wrong(reading, node.line, 'every player needs an “id” of their own.');
    const faction = [textIn(reading, node, 'corpIdentity'), textIn(reading, node, 'runnerIdentity')].filter(Boolean);
    const player = takePlayer(reading, node.line, {
      name: textIn(reading, node, 'name'),
      faction: faction.join(' / '),
    });
    ids.set(number, player);
    const columns = {
      matchPoints: figureIn(reading, node, 'matchPoints') ?? 0,
      strengthOfSchedule: figureIn(reading, node, 'strengthOfSchedule') ?? 0,
    };
    return { player, rank: figureIn(reading, node, 'rank') ?? index + 1, columns };
  });
  const rounds = itemsIn(reading, root, 'rounds').map((node) => {
    const tables = listIn(reading, node, 'a round');
    const games = tables.map((table) => ({ ...gameOf(reading, table, ids), line: table.line }));
    checkSeats(reading, games);
    return games;
  });
  const organiser = memberOf(root, 'tournamentOrganiser');
  return endReading(reading, {
    event: {
      name: textIn(reading, root, 'name'),
      date: textIn(reading, root, 'date') || null,
      organiser: organiser ? textIn(reading, organiser, 'nrdbUsername') : '',
      rounds: figureIn(reading, root, 'preliminaryRounds'),
    },
    rounds,
    standings: standings.sort((a, b) => a.rank - b.rank),
    columns: ['matchPoints', 'strengthOfSchedule'],
  });
}

function gameOf(reading: Reading, node: JsonNode, ids: ReadonlyMap<string, string>): ExchangeGame {
  const sides = ['player1', 'player2'].flatMap((name) => {
    const side = memberOf(node, name);
    if (!side) wrong(reading, node.line, `“${name}” is missing.`);
    return side && textIn(reading, side, 'id') !== '' ? [side] : [];
  });
  const seats = sides.map((side) => {
    const player = ids.get(textIn(reading, side, 'id'));
    if (player === undefined) wrong(reading, side.line, `no player has the id ${textIn(reading, side, 'id')}.`);
    const score = figureIn(reading, side, 'combinedScore');
    return { player: player ?? '', score, scores: score === null ? {} : { combinedScore: score } };
  });
  if (seats.length === 0) wrong(reading, node.line, 'nobody sits here.');
  const table = figureIn(reading, node, 'table');
  if (seats.length < 2) return { table, seats, result: 'bye', winner: seats[0]?.player ?? null };
  const result = resultOf(reading, node, sides);
  const named = seats[sides.findIndex((side) => flagIn(reading, side, 'winner'))]?.player;
  return { table, seats, result, winner: result === 'pending' ? null : (named ?? byScore(sides, seats)) };
}

/** Where a file says who won, nobody marked is a draw; where it does not, the scores say it. */
function byScore(sides: readonly JsonNode[], seats: readonly ExchangeSeat[]): string | null {
  return sides.some((side) => typeof memberOf(side, 'winner')?.value === 'boolean') ? null : winnerByScore(seats);
}

function resultOf(reading: Reading, node: JsonNode, sides: readonly JsonNode[]): ExchangeGame['result'] {
  const said = sides.some(
    (side) => figureIn(reading, side, 'combinedScore') !== null || typeof memberOf(side, 'winner')?.value === 'boolean',
  );
  if (!said) return 'pending';
  return flagIn(reading, node, 'intentionalDraw') ? 'agreed' : 'played';
}
