/** What the organiser asked of a draw, wish by wish. */
import type { Wish } from './entries.ts';
import type { RoundAsked } from './pack.ts';
import type { EventState } from './state.ts';
import type { EntrantId } from './types.ts';

export const NOTHING_ASKED: RoundAsked = { pins: [], forbidden: [] };

/** Whether the organiser asked for anything at all. */
export function isAsked({ pins, forbidden, odd, notOdd = [], at = [], notAt = [] }: RoundAsked): boolean {
  return odd !== undefined || [pins, forbidden, notOdd, at, notAt].some(({ length }) => length > 0);
}

/** A wish, and everything else. */
export interface WishAlone {
  readonly wish: Wish;
  readonly state: EventState;
  readonly asked: RoundAsked;
}

/** @param seated whose own tables count as wishes too. */
export function wishesIn(state: EventState, asked: RoundAsked, seated: readonly EntrantId[]): WishAlone[] {
  const { odd, ...noOdd } = asked;
  const each = <Key extends ListKey>(key: Key, wishOf: (one: Item<Key>) => Wish): WishAlone[] => {
    const all: readonly Item<Key>[] = asked[key] ?? [];
    return all.map((one) => ({
      wish: wishOf(one),
      state,
      asked: { ...asked, [key]: all.filter((other) => other !== one) },
    }));
  };
  return [
    ...each('pins', (seats) => ({ kind: 'together', seats })),
    ...each('forbidden', (seats) => ({ kind: 'ruled-out', seats })),
    ...(odd === undefined ? [] : [{ wish: { kind: 'odd' as const, entrant: odd }, state, asked: noOdd }]),
    ...each('notOdd', (entrant) => ({ kind: 'not-odd', entrant })),
    ...each('at', (wish) => ({ kind: 'at', ...wish })),
    ...each('notAt', (wish) => ({ kind: 'not-at', ...wish })),
    ...seated.flatMap((id) => ownTable(state, id).map((alone) => ({ ...alone, asked }))),
  ];
}

type ListKey = 'pins' | 'forbidden' | 'notOdd' | 'at' | 'notAt';
type Item<Key extends ListKey> = NonNullable<RoundAsked[Key]>[number];

function ownTable(state: EventState, id: EntrantId): Omit<WishAlone, 'asked'>[] {
  const entrant = state.entrants[id];
  if (entrant?.fixedTable === undefined) return [];
  const { fixedTable: table, ...free } = entrant;
  return [
    { wish: { kind: 'own', entrant: id, table }, state: { ...state, entrants: { ...state.entrants, [id]: free } } },
  ];
}
