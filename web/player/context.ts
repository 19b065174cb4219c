/** What every part of the player's page reads: the event as this player sees it, and the outbox. */
import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { inBrowser } from '../live/browser.ts';
import { type Store, openStore } from '../live/store.ts';
import type { Outbox } from '../outbox/outbox.ts';

export interface Player {
  readonly event: string;
  readonly entrant: string;
  readonly store: Store;
  readonly outbox: Outbox;
}

export const PlayerContext = createContext<Player | null>(null);

export function usePlayer(): Player {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('a panel outside of a player’s page');
  return player;
}

/**
 * Parts that only some panels need, followed for as long as the panel is open. As anybody sees them: the server then
 * works them out once for the whole room.
 */
export function useMore(event: string, parts: string): Store | null {
  const [store, setStore] = useState<Store | null>(null);
  useEffect(() => {
    const opened = openStore(event, `as=public&parts=${parts}`, inBrowser);
    setStore(opened);
    return () => opened.close();
  }, [event, parts]);
  return store;
}
