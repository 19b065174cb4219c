/** Two who are to meet in a posted round, and what becomes of those they leave behind. */
import type { SeatsByHand } from '../../../core/event/commands.ts';
import type { GameRow } from '../../../core/event/views.ts';

/** Who can be put somewhere else: nobody who plays. */
export function isFree({ started, result, kind, waiting }: GameRow): boolean {
  return kind === 'bye' || (!started && result === null && waiting === 'none');
}

/** `other` null: the bye. Whoever is left over meets the other who is, or has the bye. */
export function together(
  games: readonly GameRow[],
  one: string,
  other: string | null,
  ringers: readonly string[],
): SeatsByHand {
  const pair = other === null ? [one] : [one, other];
  const left = games
    .filter(({ seats }) => seats.some((seat) => pair.includes(seat)))
    .flatMap(({ seats }) => seats)
    .filter((seat) => !pair.includes(seat) && !ringers.includes(seat));
  return { tables: left.length === 0 ? [pair] : [pair, left], absent: [] };
}
