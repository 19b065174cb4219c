/** What was seen last, kept on the device: the page shows it, marked as old, while the server cannot be reached. */
import { computed, effect } from '@preact/signals';
import { isPlainObject } from '../../core/journal/json.ts';
import type { PartTypes, Store } from '../live/store.ts';
import { keep, keptJson } from '../parts/device.ts';

interface Seen {
  readonly at: number;
  /** Which build of this page kept it: another one may read parts of another shape. */
  readonly build: string;
  readonly parts: Readonly<Record<string, unknown>>;
}

const KEY = 'muster-seen';
/** The script's address, which carries the hash of what is in it. */
const BUILD = import.meta.url;
/** Not at every change: writing is slow on an old phone. */
const WAIT = 1000;
/** A browser keeps 5 MB; an event's own parts are a hundredth of that. */
const MOST = 500_000;

/** The same store, filled from memory until the server has answered. */
export function withMemory(
  store: Store,
  { event, entrant }: { readonly event: string; readonly entrant: string },
): Store {
  const seen = recall(event, entrant);
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = effect(() => {
    const parts = currentParts(store);
    if (parts.me === undefined) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => keepSeen(event, { at: store.asOf.peek() ?? Date.now(), build: BUILD, parts }), WAIT);
  });
  return {
    ...store,
    part: <Name extends keyof PartTypes>(name: Name) =>
      store.part(name) ?? (store.part('event') === undefined ? (seen?.parts[name] as PartTypes[Name]) : undefined),
    asOf: computed(() => store.asOf.value ?? seen?.at ?? null),
    close: () => {
      stop();
      store.close();
    },
  };
}

function currentParts(store: Store): Readonly<Record<string, unknown>> {
  const round = store.part('event')?.round ?? 0;
  return {
    event: store.part('event'),
    pack: store.part('pack'),
    me: store.part('me'),
    clock: store.part('clock'),
    [`round/${round}`]: store.part(`round/${round}`),
  };
}

function keepSeen(event: string, seen: Seen): void {
  const text = JSON.stringify(seen);
  if (text.length <= MOST) keep(`${KEY} ${event}`, text);
}

/** What somebody else saw on this device is not shown. */
function recall(event: string, entrant: string): Seen | null {
  const value = keptJson(`${KEY} ${event}`);
  if (!isPlainObject(value) || typeof value.at !== 'number' || !isPlainObject(value.parts)) return null;
  const { me } = value.parts;
  if (!isPlainObject(me) || me.entrant !== entrant) return null;
  return value.build === BUILD ? { at: value.at, build: BUILD, parts: value.parts } : null;
}
