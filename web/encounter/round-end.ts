/** When a round on the players' own clocks is expected to end: the signal is one for the hall, and so is the end. */
import { useEffect, useState } from 'preact/hooks';
import { inBrowser } from '../live/browser.ts';
import { type Store, openStore } from '../live/store.ts';
import { useTable } from './context.ts';

/** `own`: as this table reckons it, from its own first tap; null where its game has no such end. */
export function useRoundEnd(own: number | null): number | null {
  const { around } = useTable();
  const [store, setStore] = useState<Store | null>(null);
  const event = own === null ? undefined : around?.place.event;
  useEffect(() => {
    if (event === undefined) return undefined;
    const opened = openStore(event, 'as=public&parts=clock', inBrowser);
    setStore(opened);
    return opened.close;
  }, [event]);
  const clock = store?.part('clock');
  if (own === null || clock?.round !== around?.round || typeof clock?.startedAt !== 'number') return own;
  return clock.endsAt;
}
