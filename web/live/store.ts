/** What a page knows of an event, kept up to date. Pages read parts; a part that did not change renders nothing again. */
import { type ReadonlySignal, computed, signal } from '@preact/signals';
import type { EncounterParts, OwnEncounterParts } from '../../core/encounter/view.ts';
import type { BattleParts, OwnBattleParts } from '../../core/systems/firefight/battle/view.ts';
import type { EventParts, OwnEventParts } from '../../core/event/parts.ts';
import type { ScreensPart } from '../../core/event/screens.ts';
import { applyChanges } from './apply.ts';
import { type LinkOptions, type LinkState, isShut, openLink } from './link.ts';
import type { FirstView } from './first-view.ts';
import { createServerClock } from './server-clock.ts';
import type { Parts } from './wire.ts';

/** The parts of an event by name, as far as they are known: what everybody may see, the viewer's own, and the screens. */
export type PartTypes = Required<EventParts & OwnEventParts> & { readonly screens: ScreensPart };

/** The parts of a game's own record. */
export type GamePartTypes = Required<EncounterParts & OwnEncounterParts>;

/** The parts of a battle. */
export type BattlePartTypes = Required<BattleParts & OwnBattleParts>;

export interface Live<Types> {
  /** A part as it is now; undefined while it is not known. Whoever renders with it is rendered when it changes. */
  readonly part: <Name extends keyof Types>(name: Name) => Types[Name] | undefined;
  readonly state: ReadonlySignal<LinkState>;
  /** The server's time when it was last heard, ms since 1970; null before. */
  readonly asOf: ReadonlySignal<number | null>;
  /** The server's time now, in steps of half a second. */
  readonly now: ReadonlySignal<number>;
  readonly close: () => void;
}

/** What a page knows of an event. */
export type Store = Live<PartTypes>;

/** What the store gets from the browser, so that tests can give it something else. */
export interface Surroundings extends Pick<LinkOptions, 'open' | 'fetch' | 'onWake'> {
  /** The view that came with the page. */
  readonly first?: (event: string, query: string) => FirstView | null;
}

const STEP = 500;

/** Opens the store of an event. `query` narrows who is looking and at what, e.g. `as=public`. */
export function openStore(event: string, query: string, surroundings: Surroundings): Store {
  const first = surroundings.first?.(event, query) ?? null;
  return openLive(`/api/events/${encodeURIComponent(event)}`, { query, first, surroundings });
}

/** Opens the store of a game's own record. */
export function openEncounterStore(id: string, query: string, surroundings: Surroundings): Live<GamePartTypes> {
  return openLive(`/api/encounters/${encodeURIComponent(id)}`, { query, first: null, surroundings });
}

/** Opens the store of a battle. */
export function openBattleStore(id: string, query: string, surroundings: Surroundings): Live<BattlePartTypes> {
  return openLive(`/api/battles/${encodeURIComponent(id)}`, { query, first: null, surroundings });
}

interface Opening {
  readonly query: string;
  readonly first: FirstView | null;
  readonly surroundings: Surroundings;
}

function openLive<Types>(address: string, { query, first, surroundings }: Opening): Live<Types> {
  const parts = signal<Parts>({});
  const state = signal<LinkState>('connecting');
  const asOf = signal<number | null>(null);
  const clock = createServerClock();
  const now = signal(Date.now());
  // For whoever sees nothing more, time stands as the event does.
  const tick = () => {
    if (!isShut(state.value) && state.value !== 'missing') now.value = clock.at(Date.now());
  };
  const heard = () => (asOf.value = clock.at(Date.now()));
  if (first !== null) {
    clock.heard(first.now, Date.now());
    tick();
  }
  const closeLink = openLink({
    ...surroundings,
    first,
    streamUrl: `${address}/stream?${query}`,
    viewUrl: `${address}/view?${query}`,
    onView: (view) => {
      parts.value = view.parts;
      heard();
    },
    onChange: ({ changes }) => {
      parts.value = applyChanges(parts.value, changes);
      heard();
    },
    onTime: (serverNow) => {
      clock.heard(serverNow, Date.now());
      heard();
      tick();
    },
    onState: (next) => (state.value = next),
  });
  const ticking = setInterval(tick, STEP);
  const close = () => {
    clearInterval(ticking);
    closeLink();
  };
  return { part: readerOf(parts), state, asOf, now, close };
}

/** Reads parts through one computed signal each, so that a reader of one is not woken by another. */
function readerOf<Types>(parts: ReadonlySignal<Parts>): Live<Types>['part'] {
  const readers = new Map<string, ReadonlySignal<unknown>>();
  return <Name extends keyof Types>(name: Name) => {
    const key = String(name);
    const reader = readers.get(key) ?? computed(() => parts.value[key]);
    readers.set(key, reader);
    return reader.value as Types[Name] | undefined;
  };
}
