/** Reads a tournament report of FIDE's: players, who met whom and how it ended. What both sides say must agree. */
import { quoted } from '../../journal/json-tree.ts';
import { type Refusal, isRefusal } from '../../rules/refusal.ts';
import type { Exchange, ExchangeGame } from './exchange.ts';
import { type Reading, beginReading, endReading, takePlayer, tooLarge, wrong } from './reading.ts';
import { TRF } from './trf-write.ts';

interface TrfRow {
  readonly line: number;
  readonly number: number;
  readonly id: string;
  readonly rank: number | null;
  readonly points: number;
  readonly rounds: readonly TrfCell[];
}

interface TrfCell {
  readonly opponent: number;
  readonly white: boolean;
  readonly letter: string;
}

/** By a result: what the opponent must say of the same game, and what it means. */
const LETTERS: Readonly<Record<string, { readonly other: string; readonly means: 'won' | 'lost' | 'drawn' }>> = {
  W: { other: 'L', means: 'won' },
  L: { other: 'W', means: 'lost' },
  D: { other: 'D', means: 'drawn' },
  '1': { other: '0', means: 'won' },
  '0': { other: '1', means: 'lost' },
  '=': { other: '=', means: 'drawn' },
  '+': { other: '-', means: 'won' },
  '-': { other: '+-', means: 'lost' },
};
/** Without an opponent: half, full or usual bye, and a game that was won because nobody came. */
const BYES = 'UFH+';
const MOST_ROUNDS = 100;

export function readTrf(text: string): Exchange | Refusal {
  const large = tooLarge(text);
  if (isRefusal(large)) return large;
  const reading = beginReading();
  const rows = new Map<number, TrfRow>();
  const head = new Map<string, string>();
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const code = line.slice(0, 3);
    if (reading.problem) break;
    if (code === '001') takeRow(reading, rows, line, index + 1);
    else if (/^(\d{3}|XX[A-Z]|BB[A-Z]|###)$/.test(code)) head.set(code, line.slice(4).trim());
    else if (line.trim() !== '') wrong(reading, index + 1, `${quoted(line)} does not begin like a line of TRF.`);
  }
  if (rows.size === 0) wrong(reading, 1, 'there is no player. A player’s line begins with 001.');
  const announced = Number(head.get('062')?.split(' ')[0] ?? rows.size);
  if (announced > rows.size)
    wrong(reading, lastLine(rows), `the file ends after ${rows.size} of ${announced} players.`);
  const rounds = roundsOf(reading, rows);
  const planned = Number(head.get('142') ?? head.get('XXR'));
  const ranked = [...rows.values()].filter(({ rank }) => rank !== null).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  return endReading(reading, {
    event: {
      name: head.get('012') ?? '',
      place: head.get('022') ?? '',
      date: dateOf(head.get('042') ?? ''),
      organiser: head.get('102') ?? '',
      rounds: Number.isInteger(planned) && planned > 0 ? planned : null,
    },
    rounds,
    standings: ranked.map(({ id, rank, points }) => ({ player: id, rank: rank ?? 0, columns: { points } })),
    columns: ['points'],
  });
}

function lastLine(rows: ReadonlyMap<number, TrfRow>): number {
  return Math.max(1, ...Array.from(rows.values(), ({ line }) => line));
}

function dateOf(text: string): string | null {
  return /^\d{4}[/-]\d\d[/-]\d\d$/.test(text) ? text.replaceAll('/', '-') : null;
}

function takeRow(reading: Reading, rows: Map<number, TrfRow>, text: string, line: number): void {
  const cells = Array.from(text);
  const at = ([from, to]: readonly [number, number], shift = 0): string =>
    cells
      .slice(from - 1 + shift, to + shift)
      .join('')
      .trim();
  const number = Number(at(TRF.number));
  const before = rows.get(number);
  if (!/^\d{1,4}$/.test(at(TRF.number)) || number < 1)
    wrong(reading, line, 'columns 5 to 8 do not hold a player’s number.');
  if (before) wrong(reading, line, `player ${number} is in line ${before.line} already.`);
  if (cells.length < TRF.points[1]) wrong(reading, line, 'it ends before the points; was the file cut?');
  const [last = '', first] = at(TRF.name).split(/,\s*/, 2);
  const rank = at(TRF.rank);
  const points = Number(at(TRF.points));
  if (rank !== '' && !/^\d+$/.test(rank)) wrong(reading, line, 'columns 86 to 89 do not hold a rank.');
  if (!Number.isFinite(points)) wrong(reading, line, 'columns 81 to 84 do not hold points.');
  const id = takePlayer(reading, line, first ? { name: `${first} ${last}`, first, last } : { name: last });
  const many = Math.ceil((cells.length - TRF.opponent[0] + 1) / TRF.round);
  if (many > MOST_ROUNDS) wrong(reading, line, `there are more than ${MOST_ROUNDS} rounds.`);
  const rounds = Array.from({ length: Math.min(Math.max(0, many), MOST_ROUNDS) }, (_, index) => {
    const shift = index * TRF.round;
    const [opponent, colour, letter] = [at(TRF.opponent, shift), at(TRF.colour, shift), at(TRF.result, shift)];
    if (opponent !== '' && !/^\d+$/.test(opponent)) {
      wrong(reading, line, `${quoted(opponent)} is not an opponent, in round ${index + 1}.`);
    }
    return { opponent: Number(opponent), white: colour.toLowerCase() === 'w', letter: letter.toUpperCase() };
  });
  rows.set(number, { line, number, id, rank: rank === '' ? null : Number(rank), points, rounds });
}

function roundsOf(reading: Reading, rows: ReadonlyMap<number, TrfRow>): ExchangeGame[][] {
  const many = Math.max(0, ...Array.from(rows.values(), ({ rounds }) => rounds.length));
  return Array.from({ length: many }, (_, index) =>
    [...rows.values()].flatMap((row) => {
      const cell = row.rounds[index];
      if (!cell || reading.problem) return [];
      if (cell.opponent === 0) return byeOf(reading, row, cell, index + 1);
      return gameOf(reading, rows, row, index);
    }),
  );
}

function byeOf(reading: Reading, { id, line }: TrfRow, { letter }: TrfCell, round: number): ExchangeGame[] {
  if (!`${BYES}Z-`.includes(letter)) {
    wrong(reading, line, `${quoted(letter)} is not a result of a bye, in round ${round}.`);
  }
  if (letter === '' || !BYES.includes(letter)) return [];
  return [{ table: null, seats: [{ player: id, score: null, scores: {} }], result: 'bye', winner: id, line }];
}

/** The game of two, once: from the row that stands first. */
function gameOf(reading: Reading, rows: ReadonlyMap<number, TrfRow>, row: TrfRow, index: number): ExchangeGame[] {
  const cell = row.rounds[index];
  const other = rows.get(cell?.opponent ?? 0);
  const theirs = other?.rounds[index];
  if (!cell) return [];
  if (!other || other === row) {
    wrong(reading, row.line, `round ${index + 1} names opponent ${cell.opponent}, who is not in the file.`);
    return [];
  }
  const known = LETTERS[cell.letter];
  if (cell.letter !== '' && !known) wrong(reading, row.line, `${quoted(cell.letter)} is not a result.`);
  const agrees = known
    ? theirs !== undefined && theirs.letter !== '' && known.other.includes(theirs.letter)
    : !theirs?.letter;
  if (theirs?.opponent !== row.number || !agrees) {
    wrong(reading, row.line, `round ${index + 1} differs from what line ${other.line} says of the same game.`);
  }
  if (other.line < row.line) return [];
  const order = theirs?.white ? [other, row] : [row, other];
  const winner = known?.means === 'won' ? row.id : theirs && LETTERS[theirs.letter]?.means === 'won' ? other.id : null;
  const forfeit = cell.letter === '+' || cell.letter === '-';
  const seats = order.map(({ id }) => ({ player: id, score: null, scores: {} }));
  const result = known ? (forfeit ? 'forfeit' : 'played') : 'pending';
  return [{ table: null, seats, result, winner, line: row.line }];
}
