import type { EventView } from '../desk/parts.ts';
import { type CommandSpec, onEvent } from '../spec.ts';

export const standings: CommandSpec = {
  usage: 'standings',
  summary: 'show the places of all players',
  define: (command) => onEvent(command).option('--csv', 'as CSV, for a spreadsheet'),
  run: async (asked) => {
    const { atDesk } = await import('../desk/open.ts');
    const { entrantsOf, standingsOf } = await import('../desk/parts.ts');
    const { standingsText } = await import('../text/event.ts');
    const { nameIn } = await import('../who.ts');
    return atDesk(asked, async (_, parts) => {
      const entrants = entrantsOf(parts);
      const rows = standingsOf(parts).map(({ entrant, rank, status, columns, decidedBy }) => ({
        entrant,
        name: nameIn(entrants, entrant),
        rank,
        status,
        columns,
        decidedBy,
      }));
      const { round, phase, winners } = parts.event;
      const text = asked.options.csv === true ? await csvOf(parts) : standingsText(parts);
      return { data: { round, phase, winners, standings: rows }, text };
    });
  },
};

async function csvOf(parts: EventView): Promise<string> {
  const { entrantsOf, standingsOf } = await import('../desk/parts.ts');
  const { writeCsv } = await import('../csv/write.ts');
  const { nameIn } = await import('../who.ts');
  const { columns } = parts.pack;
  const entrants = entrantsOf(parts);
  const rows = standingsOf(parts).map(({ rank, entrant, columns: figures, status }) => [
    rank,
    nameIn(entrants, entrant),
    ...columns.map(({ id }) => figures[id] ?? ''),
    status,
  ]);
  return writeCsv([['Place', 'Name', ...columns.map(({ short }) => short), 'Status'], ...rows]);
}
