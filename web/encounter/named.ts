/** A game as its page shows it: sides go by the names of those who play. */
import { type ReadonlySignal, computed } from '@preact/signals';
import { namedIn, unnamed } from '../../core/encounter/names.ts';
import type { SideId } from '../../core/encounter/types.ts';
import type { GamePartTypes, Live } from '../live/store.ts';
import { ask } from '../text/encounter.ts';
import type { Around } from './open.ts';
import { saidAll } from './said.ts';

type Store = Live<GamePartTypes>;

/** The name of a side: the player's, or the side's letter. */
export function nameIn(store: Store, around: Around | null, side: SideId | null): string {
  const known = store.part('encounter')?.sides.find(({ id }) => id === side);
  const entrant = known?.entrant;
  const name = known?.name ?? (entrant === null || entrant === undefined ? undefined : around?.names[entrant]);
  return name === undefined ? letterOf(side ?? '?') : sideNamed(side ?? '', name);
}

const letterOf = (side: string): string => ask('side', { side });

/** The name as it was recorded; the letter of a side that nobody has named. */
export const sideNamed = (side: string, name: string): string => (name === unnamed(side) ? letterOf(side) : name);

/** The store with names in all texts that systems wrote. */
export function namedStore(store: Store, around: Around | null): Store {
  const readers = new Map<string, ReadonlySignal<unknown>>();
  const nameOf = (side: SideId): string => nameIn(store, around, side);
  return {
    ...store,
    part: <Name extends keyof GamePartTypes>(name: Name) => {
      const reader = readers.get(name) ?? computed(() => saidAll(namedIn(store.part(name), nameOf)));
      readers.set(name, reader);
      return reader.value as GamePartTypes[Name] | undefined;
    },
  };
}
