/** PGSwiss' event file. It knows who won, and points of the whole event; no points of a single game. */
import type { JsonNode } from '../../journal/json-tree.ts';
import { type Refusal, isRefusal } from '../../rules/refusal.ts';
import { type Exchange, type ExchangeGame, nameKey, pairsOnly, placesById, playersById } from './exchange.ts';
import { figureIn, flagIn, itemsIn, memberOf, readJson, textIn } from './json-members.ts';
import { type Reading, beginReading, checkSeats, endReading, playerNamed, takePlayer, tooLarge } from './reading.ts';

export function writePgSwiss(exchange: Exchange): string | Refusal {
  const players = playersById(exchange);
  const nameOf = (id: string | null | undefined): string | null => (id ? (players.get(id)?.name ?? null) : null);
  const document = {
    EventID: '',
    EventFormat: exchange.event.system,
    Name: exchange.event.name,
    EventDate: exchange.event.date,
    Players: playerRows(exchange, nameOf),
    Rounds: exchange.rounds.map((games) => ({
      Games: games.map(({ table, seats, winner, result }) => ({
        Player1: nameOf(seats[0]?.player),
        Player2: nameOf(seats[1]?.player),
        Winner: nameOf(winner),
        Condition: result === 'forfeit' ? 'Forfeit' : '',
        GameLength: 0,
        TableNumber: table,
        IsPairdown: false,
        Scenario: '',
        Reported: result !== 'pending' && result !== 'void',
      })),
    })),
  };
  return pairsOnly(exchange, 'PGSwiss') ?? `${JSON.stringify(document, null, 2)}\n`;
}

function playerRows(exchange: Exchange, nameOf: (id: string) => string | null): Record<string, unknown>[] {
  const { players, rounds, columns } = exchange;
  const places = placesById(exchange);
  const gamesOf = new Map<string, ExchangeGame[]>(players.map(({ id }) => [id, []]));
  for (const game of rounds.flat()) for (const { player } of game.seats) gamesOf.get(player)?.push(game);
  return players.map((player) =>
    playerRow(player, {
      figures: places.get(player.id)?.figures ?? {},
      games: gamesOf.get(player.id) ?? [],
      columns,
      nameOf,
    }),
  );
}

interface Played extends Pick<Exchange, 'columns'> {
  readonly figures: Exchange['standings'][number]['columns'];
  readonly games: readonly ExchangeGame[];
  readonly nameOf: (id: string) => string | null;
}

function playerRow(
  player: Exchange['players'][number],
  { figures, games, columns: order, nameOf }: Played,
): Record<string, unknown> {
  return {
    Name: player.name,
    Meta: player.group,
    Faction: player.faction,
    ByeVol: false,
    Drop: player.dropped,
    TourneyPoints: figures[order[0] ?? ''] ?? 0,
    StrengthOfSchedule: figures.sos ?? 0,
    PairedDownRound: 0,
    ControlPoints: figures.controlPoints ?? 0,
    ArmyPointsDestroyed: figures.armyPointsDestroyed ?? 0,
    Opponents: games.flatMap(({ seats }) =>
      seats.filter((seat) => seat.player !== player.id).map((seat) => nameOf(seat.player)),
    ),
    Tables: games.flatMap(({ table }) => (table === null ? [] : [table])),
    Caster1: '',
    Theme1: '',
    Caster2: '',
    Theme2: '',
    CCCode: '',
  };
}

const FIGURES = {
  tourneyPoints: 'TourneyPoints',
  sos: 'StrengthOfSchedule',
  controlPoints: 'ControlPoints',
  armyPointsDestroyed: 'ArmyPointsDestroyed',
} as const;

export function readPgSwiss(text: string): Exchange | Refusal {
  const large = tooLarge(text);
  if (isRefusal(large)) return large;
  const whole = readJson(text);
  if (isRefusal(whole)) return whole;
  const reading = beginReading();
  const root = memberOf(whole, 'WMEvent') ?? whole;
  const standings = itemsIn(reading, root, 'Players').map((node, index) => {
    const word = (name: string): string => textIn(reading, node, name);
    const given = { name: word('Name'), group: word('Meta'), faction: word('Faction') };
    const player = takePlayer(reading, node.line, { ...given, dropped: flagIn(reading, node, 'Drop') });
    const figures = Object.entries(FIGURES).map(([id, name]) => [id, figureIn(reading, node, name) ?? 0] as const);
    return { player, rank: index + 1, columns: Object.fromEntries(figures) };
  });
  const rounds = itemsIn(reading, root, 'Rounds').map((node) => {
    const tables = itemsIn(reading, node, 'Games');
    const games = tables.map((table) => ({ ...gameOf(reading, table), line: table.line }));
    checkSeats(reading, games);
    return games;
  });
  const event = {
    name: textIn(reading, root, 'Name'),
    date: textIn(reading, root, 'EventDate') || null,
    system: textIn(reading, root, 'EventFormat'),
  };
  return endReading(reading, { event, rounds, standings, columns: Object.keys(FIGURES) });
}

function gameOf(reading: Reading, node: JsonNode): ExchangeGame {
  const sides = ['Player1', 'Player2'].map((name) => nameAt(reading, node, name));
  const names = sides.filter((name) => name !== '' && nameKey(name) !== 'bye');
  const seats = names.map((name) => ({ player: playerNamed(reading, node.line, name), score: null, scores: {} }));
  const table = figureIn(reading, node, 'TableNumber');
  const [first] = seats;
  if (seats.length < 2) return { table, seats, result: 'bye', winner: first?.player ?? null };
  if (!flagIn(reading, node, 'Reported')) return { table, seats, result: 'pending', winner: null };
  const winner = nameAt(reading, node, 'Winner');
  const result = textIn(reading, node, 'Condition') === 'Forfeit' ? 'forfeit' : 'played';
  return { table, seats, result, winner: winner === '' ? null : playerNamed(reading, node.line, winner) };
}

/** A player stands there by name, or as an object that has one. */
function nameAt(reading: Reading, node: JsonNode, name: string): string {
  const member = memberOf(node, name);
  return member?.value instanceof Map ? textIn(reading, member, 'Name') : textIn(reading, node, name);
}
