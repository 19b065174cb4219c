/**
 * What somebody is told on their phone until they have seen it. The record says what was told to whom; what has been seen is
 * kept on the device. A new kind is a shape here, a line where its entry is folded, and its words in the pages.
 */
import { type EventState, gameOf, latestRound, nameOf } from './state.ts';
import type { EntrantId } from './types.ts';
import type { Alert } from './views.ts';

/** What this entrant was told and what still is so, the latest last. */
export function alertsFor(state: EventState, me: EntrantId): readonly Alert[] {
  return state.alerts.flatMap(({ id, at, to, what }): Alert[] => {
    if (!to.includes(me)) return [];
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
