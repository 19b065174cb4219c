/** The standings with their points, for a spreadsheet or to paste into a post. */
import { writeCsv } from './csv.ts';
import { type Exchange, playersById } from './exchange.ts';

type Row = readonly (string | number)[];

/** A heading, then a row a place: who, and every column in the order in which it ranks. */
function rowsOf(exchange: Exchange): readonly Row[] {
  const players = playersById(exchange);
  const { columns, labels } = exchange;
  const rows = exchange.standings.map(({ player, rank, columns: figures }) => {
    const { name = '', faction = '', group = '' } = players.get(player) ?? {};
    return [rank, name, faction, group, ...columns.map((id) => figures[id] ?? '')];
  });
  return [['Place', 'Player', 'Faction', 'Club', ...columns.map((id) => labels[id] ?? id)], ...rows];
}

export function writeStandings(exchange: Exchange): string {
  return writeCsv(rowsOf(exchange));
}

/** In columns of one width a letter; those that are empty for everybody are left out. */
export function writeStandingsText(exchange: Exchange): string {
  const [head = [], ...rows] = rowsOf(exchange);
  const kept = head.flatMap((_, at) => (rows.some((row) => row[at] !== '') ? [at] : []));
  const columns = kept.map((at) => {
    const widths = [head, ...rows].map((row) => letters(row[at]));
    const figures = rows.every((row) => typeof row[at] === 'number' || row[at] === '');
    return { at, widths, width: widths.reduce((most, width) => Math.max(most, width), 0), figures };
  });
  const lines = [head, ...rows].map((row, line) =>
    columns
      .map(({ at, widths, width, figures }) => {
        const text = String(row[at] ?? '');
        const room = ' '.repeat(width - (widths[line] ?? 0));
        return figures ? room + text : text + room;
      })
      .join('  ')
      .trimEnd(),
  );
  const { name, date, place } = exchange.event;
  const about = [name, [date ?? '', place].filter((part) => part !== '').join(', ')].filter((part) => part !== '');
  return `${[...about, '', ...lines].join('\n')}\n`;
}

function letters(text: string | number | undefined): number {
  return Array.from(String(text ?? '')).length;
}
