/** The order in which players are paired: by standing, equals drawn at random; all at random in Round 1. */
import type { Stream } from '../../chance/stream.ts';
import type { History, StandingRow } from '../../event/pack.ts';
import type { EntrantId, OptionValues } from '../../event/types.ts';
import { toPair } from '../malifaux/history.ts';
import type { PairingOrder } from '../malifaux/pairing.ts';
import { settings } from './options.ts';
import { standings } from './standings.ts';

/** What two rows share when they have the same standing. */
export function standingKey(options: OptionValues): (row: StandingRow) => string {
  const { choice } = settings(options);
  const columns = choice('sameStanding') === 'tp' ? ['tp'] : ['tp', 'diff', 'vp'];
  return (row) => columns.map((column) => row.columns[column]).join(' ');
}

export function pairingOrder(history: History, lots: Stream): PairingOrder {
  const playing = new Set(toPair(history).map(({ id }) => id));
  if (history.rounds.length === 0) return { ids: lots.shuffle([...playing]), drawn: true, tp: new Map() };
  const key = standingKey(history.options);
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
