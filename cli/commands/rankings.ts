import type { Exchange } from '../../core/event/exchange/exchange.ts';
import type { RankingRow } from '../../core/event/exchange/rankings.ts';
import { type Refusal, isRefusal, refuse } from '../../core/rules/refusal.ts';
import { type Asked, type CommandSpec, textOf } from '../spec.ts';

export const rankings: CommandSpec = {
  usage: 'rankings <events...>',
  summary: 'show a season’s table of events in files: points for places, Elo or Glicko',
  define: (command) =>
    command
      .option('--by <way>', 'points, elo or glicko', 'points')
      .option('--points <list>', 'for place 1, 2, …', '10,8,6,5,4,3,2,1')
      .option('--best <number>', 'how many events of each player count'),
  run: async (asked) => {
    const events = await eventsIn(asked);
    if (isRefusal(events)) return events;
    const rows = await rowsOf(asked, events);
    if (isRefusal(rows)) return rows;
    const { safe } = await import('../text/safe.ts');
    const lines = rows.map(({ rank, name, total }) => `${rank}\t${Number(total.toFixed(2))}\t${safe(name)}`);
    return { data: { rankings: rows }, text: lines.join('\n') };
  },
};

async function eventsIn({ io, words }: Asked): Promise<Exchange[] | Refusal> {
  const { atDesk } = await import('../desk/open.ts');
  const { eventOfSeason } = await import('../../core/event/exchange/rankings.ts');
  const events: Exchange[] = [];
  for (const file of words) {
    const answer = await atDesk({ io, options: { file } }, async (_, parts) => {
      events.push(eventOfSeason(parts));
      return { data: null, text: '' };
    });
    if (isRefusal(answer)) return { ...answer, message: `${file}: ${answer.message}` };
  }
  return events;
}

async function rowsOf({ options }: Asked, events: readonly Exchange[]): Promise<readonly RankingRow[] | Refusal> {
  const { RANKED_BY, rankSeason, readPoints } = await import('../../core/event/exchange/rankings.ts');
  const by = RANKED_BY.find((one) => one === textOf(options, 'by'));
  if (!by) return refuse('usage', `Give --by one of ${RANKED_BY.join(', ')}.`);
  const perPlace = readPoints(textOf(options, 'points') ?? '');
  if (isRefusal(perPlace)) return perPlace;
  const best = textOf(options, 'best');
  return rankSeason(events, by, { perPlace, bestOf: best === undefined ? null : Number(best) });
}
