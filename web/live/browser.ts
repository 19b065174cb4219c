/** The store's surroundings in a browser. */
import { firstView } from './first-view.ts';
import type { Open, Source } from './link.ts';
import { type Channel, type Said, nameOf, openShared } from './share.ts';
import type { Surroundings } from './store.ts';

const openAlone: Open = (url, after) =>
  new EventSource(after === null ? url : `${url}&after=${encodeURIComponent(after)}`) as Source;

function channelOf(name: string): Channel {
  const channel = new BroadcastChannel(name);
  return {
    say: (words) => channel.postMessage(words),
    onSaid: (take) => (channel.onmessage = ({ data }: MessageEvent<Said>) => take(data)),
    close: () => channel.close(),
  };
}

function onLeave(leave: () => void): () => void {
  window.addEventListener('pagehide', leave);
  return () => window.removeEventListener('pagehide', leave);
}

/** One stream for all pages of this device that show the same to the same; a stream each where a browser lets none talk. */
const openFor =
  (who: string): Open =>
  (url, after) =>
    typeof BroadcastChannel === 'undefined'
      ? openAlone(url, after)
      : openShared({
          channel: channelOf(nameOf(url, who)),
          open: (from) => openAlone(url, from),
          after,
          onLeave,
        });

/** `who` is whose page it is, where the address of the stream does not say so. */
export const inBrowserOf = (who: string): Surroundings => ({
  open: openFor(who),
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
});

export const inBrowser = inBrowserOf('');
