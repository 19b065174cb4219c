/** The player's page as the server draws it. */
import { signal } from '@preact/signals';
import { drawing } from '../first/drawing.tsx';
import { stillStore } from '../first/still.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { PlayerContext } from './context.ts';
import { PlayerPage } from './page.tsx';

/** Nothing is sent from there. What this phone has under way it will say itself. */
const NOTHING_SENT: Outbox = {
  items: signal([]),
  send: () => Promise.reject(new Error('a page that is only drawn sends nothing')),
  drain: () => undefined,
  forget: () => Promise.resolve(),
  close: () => undefined,
};

export const draw = drawing({
  page: (event, first) =>
    first.entrant === null ? null : (
      <PlayerContext.Provider value={{ event, entrant: first.entrant, store: stillStore(first), outbox: NOTHING_SENT }}>
        <PlayerPage />
      </PlayerContext.Provider>
    ),
});
