/** The asks that the screen of a Turn answers itself; the page lists the others. */
import { type Board, type TurnBoard, type TurnMarking, boardsIn } from '../../../core/encounter/board.ts';
import type { Ask } from '../../../core/encounter/types.ts';
import { useTable } from '../context.ts';

type TurnOnScreen = Extract<Board, { readonly kind: 'turn' }>;

/** The Turn that is played, as this viewer knows it. */
export function useTurn(): TurnOnScreen | null {
  const { store } = useTable();
  const boards = boardsIn(store.part('mine')?.boards ?? store.part('boards') ?? {});
  return boards.find((board): board is TurnOnScreen => board.kind === 'turn') ?? null;
}

/** What whoever looks may answer; nothing for whoever watches or judges. */
export function useTurnAsks(): readonly Ask[] {
  return useTable().store.part('mine')?.asks ?? [];
}

/** What models are marked for on this page: the first of these that is asked here. */
export function markedOn({ marked = [] }: TurnBoard, asks: readonly Ask[]): MarkedOn | null {
  for (const marking of marked) {
    const answered = asks.find(({ id }) => id === marking.ask);
    if (answered !== undefined) return { marking, answered };
  }
  return null;
}

export interface MarkedOn {
  readonly marking: TurnMarking;
  readonly answered: Ask;
}

/** Their ids. While models are marked, a tap on one tells nothing else. */
export function onTurnScreen(turn: TurnBoard | null, asks: readonly Ask[]): readonly string[] {
  if (turn === null) return [];
  const { kill, counts, counting, cards, done } = turn;
  const marked = markedOn(turn, asks);
  if (marked !== null) return [marked.answered.id, marked.marking.shared ?? ''];
  return [
    ...(kill === undefined ? [] : [kill]),
    ...counts,
    ...Object.values(counting),
    ...cards.flatMap(({ asks }) => asks),
    ...Object.values(done),
  ];
}
