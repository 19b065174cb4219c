/**
 * What somebody is told on their phone until they have seen it. The record says what was told to whom; what has been seen is
 * kept on the device. A new kind is a shape here, a line where its entry is folded, and its words in the pages.
 */
import { kept } from './kept.ts';
import { type EventState, gameOf, latestRound, nameOf } from './state.ts';
import type { EntrantId, StoredAlert } from './types.ts';
import type { Alert } from './views.ts';

/** Who was told what, once for each state of the list: a thousand phones ask. */
const byEntrant = kept((alerts: EventState['alerts']): ReadonlyMap<EntrantId, readonly StoredAlert[]> => {
  const told = new Map<EntrantId, StoredAlert[]>();
  for (const alert of alerts) {
    for (const entrant of alert.to) told.set(entrant, [...(told.get(entrant) ?? []), alert]);
  }
  return told;
});

/** What this entrant was told and what still is so, the latest last. */
export function alertsFor(state: EventState, me: EntrantId): readonly Alert[] {
  return (byEntrant(state.alerts).get(me) ?? []).flatMap(({ id, at, what }): Alert[] => {
    const latest = latestRound(state);
    const game = latest && gameOf(latest, me);
    if (what.kind === 'unseated') {
      // The round was taken back, or goes on without them.
      const isSo = state.rounds.length < what.round || (latest?.number === what.round && !latest.closed && !game);
      return isSo ? [{ id, at, ...what }] : [];
    }
    // A game that is over, or was moved once more, needs nobody at its table.
    if (!latest || game?.id !== what.game || (game.result !== null && game.kind !== 'bye')) return [];
    const opponents = game.seats.filter((seat) => seat !== me).map((seat) => nameOf(state.entrants[seat]));
    return [{ id, at, kind: 'moved', round: latest.number, table: game.table, opponents }];
  });
}
