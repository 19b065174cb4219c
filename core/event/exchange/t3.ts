/** The columns that T³ (tabletoptournaments.net) takes final standings in, as CSV. It publishes no layout of its own. */
import { type Refusal, isRefusal } from '../../rules/refusal.ts';
import { numberIn, readTable, writeCsv } from './csv.ts';
import { type Exchange, playersById } from './exchange.ts';
import { beginReading, endReading, takePlayer, tooLarge, wrong } from './reading.ts';

const COLUMNS = ['placement', 'first name', 'last name', 'nick', 'origin', 'army'];

export function writeT3(exchange: Exchange): string {
  const players = playersById(exchange);
  const rows = exchange.standings.flatMap(({ player: id, rank }) => {
    const player = players.get(id);
    return player ? [[rank, player.first, player.last, '', player.group, player.faction]] : [];
  });
  return writeCsv([COLUMNS, ...rows]);
}

export function readT3(text: string): Exchange | Refusal {
  const large = tooLarge(text);
  if (isRefusal(large)) return large;
  const reading = beginReading();
  const { rows, cell, has } = readTable(reading, text);
  const missing = COLUMNS.slice(0, 3).filter((column) => !has(column));
  if (missing.length > 0) wrong(reading, 1, `these columns are missing: ${missing.join(', ')}.`);
  const standings = rows.map((row) => {
    const rank = numberIn(reading, row.line, cell(row, 'placement'));
    if (rank === null || !Number.isInteger(rank) || rank < 1) wrong(reading, row.line, 'the placement is not a place.');
    const [first, last] = [cell(row, 'first name'), cell(row, 'last name')];
    const rest = { group: cell(row, 'origin'), faction: cell(row, 'army') };
    const player = takePlayer(reading, row.line, { name: `${first} ${last}`, first, last, ...rest });
    return { player, rank: rank ?? 0, columns: {} };
  });
  return endReading(reading, { standings: standings.sort((a, b) => a.rank - b.rank) });
}
