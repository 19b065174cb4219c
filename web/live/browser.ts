/** The store's surroundings in a browser. */
import { firstView } from './first-view.ts';
import type { Surroundings } from './store.ts';

export const inBrowser: Surroundings = {
  open: (url) => new EventSource(url) as ReturnType<Surroundings['open']>,
  fetch: (url) => fetch(url, { cache: 'no-store' }),
  first: firstView,
  onWake: (wake) => {
    const seen = () => {
      if (document.visibilityState === 'visible') wake();
    };
    // Shown again out of the browser's memory of pages: its stream is gone. A first showing has opened its own.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) wake();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', wake);
    window.addEventListener('pageshow', shown);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', wake);
      window.removeEventListener('pageshow', shown);
    };
  },
};
