/** What every panel of the event page reads: the store, and names for ids. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { EntrantRow, StandingsPart } from '../../core/event/views.ts';
import type { Store } from '../live/store.ts';

export const StoreContext = createContext<Store | null>(null);

export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('a panel outside of an event page');
  return store;
}

/** The standings by place: as staff know them, where they are kept from everybody else. */
export function useStandings(): readonly StandingsPart[string][] {
  const store = useStore();
  return Object.values(standingsIn(store)).sort((a, b) => a.place - b.place);
}

export function standingsIn(store: Store): StandingsPart {
  return store.part('desk')?.kept?.standings ?? store.part('standings') ?? {};
}

export type Entrants = Readonly<Record<string, EntrantRow>>;

export function useEntrants(): Entrants {
  return useStore().part('entrants') ?? {};
}

/** The name of an entrant; the id itself for one that is not known yet. */
export function nameIn(entrants: Entrants, id: string): string {
  return entrants[id]?.name ?? id;
}

/** What stands below a name: a team's members, else the faction. */
export function noteOn(row: Pick<EntrantRow, 'faction' | 'members'> | undefined): string | null {
  if (!row) return null;
  if (row.members.length === 0) return row.faction;
  return row.members.map(({ name, faction }) => (faction === null ? name : `${name} (${faction})`)).join(', ');
}
