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
  const width = (at: number) => Math.max(...[head, ...rows].map((row) => letters(row[at])));
  const widths = new Map(kept.map((at) => [at, width(at)]));
  const lines = [head, ...rows].map((row) =>
    kept
      .map((at) => {
        const text = String(row[at] ?? '');
        const room = ' '.repeat(Math.max(0, (widths.get(at) ?? 0) - letters(text)));
        return rows.every((one) => typeof one[at] === 'number' || one[at] === '') ? room + text : text + room;
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
