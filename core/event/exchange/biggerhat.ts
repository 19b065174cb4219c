/** BiggerHat's CSV of a Malifaux event: one row a table, with exactly its header. */
import { type Refusal, isRefusal } from '../../rules/refusal.ts';
import { type CsvRow, type CsvTable, numberIn, readTable, writeCsv } from './csv.ts';
import {
  type Exchange,
  type ExchangeGame,
  type ExchangeResult,
  type ExchangeSeat,
  nameKey,
  pairsOnly,
  playersById,
} from './exchange.ts';
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

/** More than any event has; a larger number is a slip. */
const MOST_ROUNDS = 100;
const SIDES = ['player_one', 'player_two'] as const;
const OF_SIDE = ['', '_faction', '_master', '_vp', '_strategy_vp', '_scheme_vp'];
const COLUMNS = [
  'round',
  'table',
  ...SIDES.flatMap((side) => OF_SIDE.map((column) => `${side}${column}`)),
  'result',
  'is_bye',
  'is_forfeit',
];

/** A void table has no word there: it stays `pending`. */
const WORDS: Readonly<Record<ExchangeResult, string>> = {
  pending: 'pending',
  void: 'pending',
  played: 'completed',
  bye: 'completed',
  agreed: 'agreed',
  forfeit: 'forfeited',
};

export function writeBiggerHat(exchange: Exchange): string | Refusal {
  const players = playersById(exchange);
  const side = (seat: ExchangeSeat | undefined): (string | number | null)[] => {
    const player = seat && players.get(seat.player);
    if (!seat || !player) return OF_SIDE.map(() => null);
    const { score, scores } = seat;
    return [player.name, player.faction, null, score, scores.strategy ?? null, scores.scheme ?? null];
  };
  const rows = exchange.rounds.flatMap((games, index) =>
    games.map(({ table, seats, result }) => [
      index + 1,
      table,
      ...side(seats[0]),
      ...side(seats[1]),
      WORDS[result],
      String(result === 'bye'),
      String(result === 'forfeit'),
    ]),
  );
  return pairsOnly(exchange, 'BiggerHat CSV') ?? writeCsv([COLUMNS, ...rows]);
}

export function readBiggerHat(text: string): Exchange | Refusal {
  const large = tooLarge(text);
  if (isRefusal(large)) return large;
  const reading = beginReading();
  const table = readTable(reading, text);
  const missing = COLUMNS.filter((column) => !table.has(column));
  if (missing.length > 0) wrong(reading, 1, `these columns are missing: ${missing.join(', ')}.`);
  if (missing.length > 0) return endReading(reading, {});
  const rounds: ExchangeGame[][] = [];
  for (const row of table.rows) {
    const number = numberIn(reading, row.line, table.cell(row, 'round')) ?? 0;
    if (!Number.isInteger(number) || number < 1 || number > MOST_ROUNDS)
      wrong(reading, row.line, 'the round is not a round’s number.');
    while (rounds.length < Math.min(number, MOST_ROUNDS)) rounds.push([]);
    rounds[number - 1]?.push({ ...gameOf(reading, table, row), line: row.line });
  }
  for (const games of rounds) checkSeats(reading, games);
  return endReading(reading, { rounds });
}

function gameOf(reading: Reading, table: CsvTable, row: CsvRow): ExchangeGame {
  const bye = flag(reading, row, table.cell(row, 'is_bye'));
  const forfeit = flag(reading, row, table.cell(row, 'is_forfeit'));
  const word = table.cell(row, 'result');
  if (!Object.values(WORDS).includes(word))
    wrong(reading, row.line, `“${word.slice(0, 40)}” is not a result in BiggerHat.`);
  const seats = SIDES.slice(0, bye ? 1 : 2).map((side) => seatOf(reading, table, row, side));
  const result = bye ? 'bye' : resultOf(word, forfeit);
  const number = numberIn(reading, row.line, table.cell(row, 'table'));
  return { table: number, seats, result, winner: result === 'pending' ? null : winnerByScore(seats) };
}

function resultOf(word: string, forfeit: boolean): ExchangeResult {
  if (forfeit || word === 'forfeited') return 'forfeit';
  return word === 'agreed' ? 'agreed' : word === 'completed' ? 'played' : 'pending';
}

function seatOf(reading: Reading, table: CsvTable, row: CsvRow, side: (typeof SIDES)[number]): ExchangeSeat {
  const figure = (column: string): number | null => numberIn(reading, row.line, table.cell(row, `${side}_${column}`));
  const figures = { vp: figure('vp'), strategy: figure('strategy_vp'), scheme: figure('scheme_vp') };
  const scores = Object.fromEntries(
    Object.entries(figures).filter((pair): pair is [string, number] => pair[1] !== null),
  );
  return { player: playerOf(reading, table, row, side), score: figures.vp, scores };
}

/** A player stands in a row a round: the first one takes them in. */
function playerOf(reading: Reading, table: CsvTable, row: CsvRow, side: (typeof SIDES)[number]): string {
  const name = table.cell(row, side);
  const known = reading.known.get(nameKey(name));
  return known?.id ?? takePlayer(reading, row.line, { name, faction: table.cell(row, `${side}_faction`) });
}

function flag(reading: Reading, { line }: CsvRow, word: string): boolean {
  const low = word.toLowerCase();
  if (['true', '1', 'yes'].includes(low)) return true;
  if (!['', 'false', '0', 'no'].includes(low)) wrong(reading, line, `“${word.slice(0, 40)}” must be true or false.`);
  return false;
}
