/** Who sits where in a round, by name: the list that everybody looks themselves up in. */
import type { GameRow } from '../../core/event/views.ts';
import { folded, inOrder } from '../text/format.ts';
import { type Entrants, nameIn } from './context.ts';

export interface Seat {
  readonly entrant: string;
  readonly name: string;
  readonly game: GameRow;
  readonly opponents: readonly string[];
}

/** Every seat of a round in the order of names. */
export function seatsOf(games: Readonly<Record<string, GameRow>>, entrants: Entrants): Seat[] {
  const compare = inOrder();
  return Object.values(games)
    .flatMap((game) =>
      game.seats.map((entrant) => ({
        entrant,
        name: nameIn(entrants, entrant),
        game,
        opponents: game.seats.filter((id) => id !== entrant),
      })),
    )
    .sort((a, b) => compare(a.name, b.name));
}

/** Those whose name, or a team member's, holds what is looked for. */
export function found(seats: readonly Seat[], entrants: Entrants, looked: string): readonly Seat[] {
  const wanted = folded(looked.trim());
  if (wanted === '') return seats;
  return seats.filter(({ entrant, name }) => {
    const members = entrants[entrant]?.members ?? [];
    return [name, ...members.map((member) => member.name)].some((text) => folded(text).includes(wanted));
  });
}

/** The letter that a name stands under; what begins with none stands under `#`. */
export function letterOf(name: string): string {
  const first = String.fromCodePoint(name.trim().normalize('NFD').codePointAt(0) ?? 0);
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase() : '#';
}
