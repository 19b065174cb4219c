/** The outbox's surroundings in a browser: other tabs, the network, and somebody looking. */
import { effect } from '@preact/signals';
import { newCommandId } from '../live/ids.ts';
import type { Store } from '../live/store.ts';
import { type Endpoint, postInBrowser } from './deliver.ts';
import type { AnyCommand, PhoneCommand } from './items.ts';
import { type Outbox, openOutbox } from './outbox.ts';
import { openPress } from './press.ts';
import { openOutboxStore } from './store.ts';

let presses: (() => number) | null = null;

export async function openBrowserOutbox<Command extends AnyCommand = PhoneCommand>(
  event: string,
  door: Endpoint = { of: 'events', as: 'player' },
): Promise<Outbox<Command>> {
  // Safari before 15.4 has none: then a tab learns of the other's commands when it is opened again.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('muster-outbox');
  presses ??= openPress();
  const outbox = await openOutbox<Command>({
    event,
    door,
    shelf: await openOutboxStore(),
    post: postInBrowser,
    newId: newCommandId,
    now: () => Date.now(),
    press: presses,
    tell: () => channel?.postMessage('changed'),
    listen: (changed) => {
      if (channel) channel.onmessage = changed;
      return () => channel?.close();
    },
  });
  window.addEventListener('online', outbox.drain);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') outbox.drain();
  });
  return outbox;
}

/** Sends what waits whenever the stream is there again. */
export function drainWhenLive(outbox: Pick<Outbox, 'drain'>, store: Pick<Store, 'state'>): () => void {
  return effect(() => {
    if (store.state.value === 'live') outbox.drain();
  });
}
