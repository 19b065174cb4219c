/** Whether as few as can be meet again at tables of two to four: see {@link TablesCertificate}. */
import { countedLeast, isBeaten, meetingsAt, metIn, seatedIn } from '../the-hit/tables.ts';
import type { Asked } from './draw.ts';

export function theHitFaults({ facts, round, asked, games, certificate }: Asked): string[] {
  if (certificate.method !== 'tables') return ['a round of tables is proved as tables'];
  const { players, drawn } = seatedIn(facts, round, asked, games);
  const met = metIn(facts);
  const { sizes, meetings, least } = certificate;
  const seats = drawn.flat();
  const ruledOut = asked.forbidden.filter((pair) => drawn.some((table) => pair.every((id) => table.includes(id))));
  const own = [...sizes].sort((a, b) => a - b).join();
  const lengths = drawn.map(({ length }) => length);
  const isProved =
    least === 'count'
      ? () => countedLeast(players, sizes, met) === meetings
      : () => !isBeaten(players, sizes, met, meetings);
  return [
    ...(seats.length === players.length && players.every((id) => seats.includes(id))
      ? []
      : ['not everybody sits once']),
    ...(own === lengths.sort((a, b) => a - b).join() ? [] : [`the tables have not the sizes ${own}`]),
    ...(meetingsAt(drawn, met) === meetings ? [] : [`${meetings} meetings are claimed, not those there are`]),
    ...ruledOut.map(([a, b]) => `${a} and ${b} are ruled out`),
    ...(asked.forbidden.length > 0 || players.length === 0 || isProved()
      ? []
      : ['a seating with fewer meetings may exist']),
  ];
}
