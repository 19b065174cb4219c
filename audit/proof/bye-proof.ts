/** Who may have the bye or meet the ringer at all. */
import type { Draw } from './draw.ts';

/** Whether these can be paired without a pair that is ruled out; tried out, whoever has the fewest left first. */
export function canAllMeet<Seat>(seats: readonly Seat[], isNever: (a: Seat, b: Seat) => boolean): boolean {
  const rows = seats.map((one) => ({ one, left: seats.filter((other) => other !== one && !isNever(one, other)) }));
  // Who may meet half of the others or more can always be paired (Dirac 1952).
  if (seats.length > 2 && rows.every(({ left }) => left.length * 2 >= seats.length)) return seats.length % 2 === 0;
  const [first, ...others] = rows.sort((a, b) => a.left.length - b.left.length);
  if (!first) return true;
  const rest = others.map(({ one }) => one);
  return first.left.some((other) =>
    canAllMeet(
      rest.filter((one) => one !== other),
      isNever,
    ),
  );
}

/** How many byes and ringer games those have had who may be odd: the fewest, if the others can then be paired at all. */
export function fewestByes(draw: Draw, players: readonly string[], had: (id: string) => number): number {
  const allowed = players.filter((id) => !draw.isNeverOdd(id));
  const counts = [...new Set(allowed.map(had))].sort((a, b) => a - b);
  const isFeasible = (count: number): boolean =>
    allowed.some((id) => {
      const others = players.filter((other) => other !== id);
      return had(id) === count && canAllMeet(others, draw.isNever);
    });
  return counts.find((count, index) => index === counts.length - 1 || isFeasible(count)) ?? 0;
}
