/** What every part of a game's page reads. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { SideId } from '../../core/encounter/types.ts';
import type { GamePartTypes, Live } from '../live/store.ts';
import type { TableCommand } from '../outbox/items.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { nameIn } from './named.ts';
import type { Address, Around } from './open.ts';

export interface Table {
  readonly address: Address;
  readonly around: Around | null;
  readonly store: Live<GamePartTypes>;
  readonly outbox: Outbox<TableCommand>;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('a part of a game’s page outside of one');
  return table;
}

/** The name of a side: the player's, or the side's letter. */
export function useNames(): (side: SideId | null) => string {
  const { store, around } = useTable();
  return (side) => nameIn(store, around, side);
}

/** The names of those who play, but for whoever looks and these. */
export function useOthers(but: readonly SideId[] = []): readonly string[] {
  const { store } = useTable();
  const nameOf = useNames();
  const own = store.part('mine')?.side;
  const sides = store.part('encounter')?.sides ?? [];
  return sides.flatMap(({ id }) => (id === own || but.includes(id) ? [] : [nameOf(id)]));
}

/** Whether this device may rule on what is told differently. */
export function useJudges(): boolean {
  const { store, address } = useTable();
  return store.part('mine') === undefined && (address.as === 'judge' || address.as === 'organiser');
}
