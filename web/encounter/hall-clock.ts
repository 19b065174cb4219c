/** The clock of the hall at a table: one stream of the page hears it, whatever that is open for, and all that reads it has it from here. */
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ClockPart } from '../../core/event/views.ts';
import { inBrowser } from '../live/browser.ts';
import { type Store, openStore } from '../live/store.ts';
import { useTable } from './context.ts';

/** Undefined while nothing is heard of it. */
export const hallClock = signal<ClockPart | undefined>(undefined);

/** Hands on what a store hears of it, until that is stopped. */
export function handOnClock(store: Store): () => void {
  return effect(() => {
    hallClock.value = store.part('clock');
  });
}

/** Where the page has no other stream of the event: one for the clock alone; none without an event. */
export function useClockOf(event: string | undefined): void {
  useEffect(() => {
    if (event === undefined) return undefined;
    const store = openStore(event, 'as=public&parts=clock', inBrowser);
    const stop = handOnClock(store);
    return () => {
      stop();
      store.close();
    };
  }, [event]);
}

/** When a round on the players' own clocks is expected to end: the signal is one for the hall, and so is the end. `own`: as this table reckons it, from its own first tap; null where its game has no such end. */
export function useRoundEnd(own: number | null): number | null {
  const { around } = useTable();
  const clock = hallClock.value;
  if (own === null || clock?.round !== around?.round || typeof clock?.startedAt !== 'number') return own;
  return clock.endsAt;
}
