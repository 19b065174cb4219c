/** What the organiser asks of the next draw: who meets, who has the bye, who sits where, and the opposite of each. */
import type { EventCommand } from '../../../core/event/commands.ts';
import type { RoundAsked } from '../../../core/event/pack.ts';
import type { RoundWish } from '../../../core/event/entries.ts';

export type Wishes = readonly RoundWish[];

/** The wishes of a round in the making. */
export interface RoundWishes {
  readonly round: number;
  readonly wishes: Wishes;
}

/** The same for the same people in whatever order. */
export function seatsKey(seats: readonly string[]): string {
  return [...seats].sort().join(' ');
}

/** What a wish is about: of two with one key the later holds. */
function keyOf(wish: RoundWish): string {
  switch (wish.kind) {
    case 'together':
    case 'ruled-out':
      return `pair ${seatsKey(wish.seats)}`;
    case 'odd':
    case 'not-odd':
      return `odd ${wish.entrant}`;
    case 'at':
    case 'not-at':
      return `table ${wish.entrant} ${wish.table}`;
  }
}

export function isWished(wishes: Wishes, wish: RoundWish): boolean {
  return wishes.some((one) => one.kind === wish.kind && keyOf(one) === keyOf(wish));
}

export function without(wishes: Wishes, wish: RoundWish): Wishes {
  return wishes.filter((one) => keyOf(one) !== keyOf(wish));
}

/** Nothing is both wanted and ruled out, one has the bye, and everybody sits at one table. */
export function withWish(wishes: Wishes, wish: RoundWish): Wishes {
  const others = without(wishes, wish).filter((one) => {
    if (one.kind === 'at' && wish.kind === 'at') return one.entrant !== wish.entrant;
    return one.kind !== 'odd' || wish.kind !== 'odd';
  });
  return [...others, wish];
}

export function toggled(wishes: Wishes, wish: RoundWish): Wishes {
  return isWished(wishes, wish) ? without(wishes, wish) : withWish(wishes, wish);
}

type Asked = Omit<Extract<EventCommand, { readonly type: 'draft-round' }>, 'type' | 'reason' | 'override'>;

/** As the draw is asked for it. Nothing that nobody asked for is named. */
export function askedBy(wishes: Wishes): Asked {
  const seats = (kind: 'together' | 'ruled-out') => wishes.flatMap((one) => (one.kind === kind ? [one.seats] : []));
  const people = (kind: 'odd' | 'not-odd') => wishes.flatMap((one) => (one.kind === kind ? [one.entrant] : []));
  const places = (kind: 'at' | 'not-at') =>
    wishes.flatMap((one) => (one.kind === kind ? [{ entrant: one.entrant, table: one.table }] : []));
  const forbidden = seats('ruled-out').flatMap(([a, b]): [string, string][] =>
    a === undefined || b === undefined ? [] : [[a, b]],
  );
  const [odd] = people('odd');
  const lists = {
    pins: seats('together'),
    forbidden,
    notOdd: people('not-odd'),
    at: places('at'),
    notAt: places('not-at'),
  };
  const named = Object.entries(lists).filter(([, list]) => list.length > 0);
  return { ...(Object.fromEntries(named) as Partial<typeof lists>), ...(odd === undefined ? {} : { odd }) };
}

/** The wishes that a draft was drawn with. */
export function wishesOf({ pins, forbidden, odd, notOdd = [], at = [], notAt = [] }: RoundAsked): Wishes {
  return [
    ...pins.map((seats): RoundWish => ({ kind: 'together', seats })),
    ...forbidden.map((seats): RoundWish => ({ kind: 'ruled-out', seats })),
    ...(odd === undefined ? [] : [{ kind: 'odd' as const, entrant: odd }]),
    ...notOdd.map((entrant): RoundWish => ({ kind: 'not-odd', entrant })),
    ...at.map((wish): RoundWish => ({ kind: 'at', ...wish })),
    ...notAt.map((wish): RoundWish => ({ kind: 'not-at', ...wish })),
  ];
}
