/** The order in which players are paired: by standing, equals drawn at random; all at random in Round 1. */
import type { Stream } from '../../../chance/stream.ts';
import type { History, StandingRow, Standings } from '../../../event/pack.ts';
import type { EntrantId } from '../../../event/types.ts';
import { toPair } from '../../../event/history.ts';
import type { PairingOrder } from './pairing.ts';

/** What two rows share when they have the same standing: these columns. */
export function standingKey(columns: readonly string[]): (row: StandingRow) => string {
  return (row) => columns.map((column) => row.columns[column]).join(' ');
}

/** @param same the columns in which equals are equal. */
export function pairingOrder(
  history: History,
  standings: (history: History) => Standings,
  same: readonly string[],
  lots: Stream,
): PairingOrder {
  const playing = new Set(toPair(history).map(({ id }) => id));
  if (history.rounds.length === 0) return { ids: lots.shuffle([...playing]), drawn: true, tp: new Map() };
  const key = standingKey(same);
  const rows = standings(history).rows.filter(({ entrant }) => playing.has(entrant));
  const groups = new Map<string, EntrantId[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row.entrant]);
  const ties = [...groups.values()];
  return {
    ids: ties.flatMap((ids) => lots.shuffle(ids)),
    drawn: ties.some((ids) => ids.length > 1),
    tp: new Map(rows.map(({ entrant, columns }) => [entrant, Number(columns.tp)])),
  };
}
