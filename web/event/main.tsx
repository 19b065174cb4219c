/** Starts the event page: the event's id is in the address, `/e/ID`. */
import { render } from 'preact';
import { inBrowser } from '../live/browser.ts';
import { openStore } from '../live/store.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import { EventPage } from './page.tsx';

const id = decodeURIComponent(/^\/e\/([^/]+)/.exec(location.pathname)?.[1] ?? '');
const place = document.getElementById('page');
// Everybody who looks at this page sees the same, whatever else their device may do.
const store = openStore(id, 'as=public', inBrowser);
if (place) void speakFromStart().then(() => render(<EventPage store={store} />, place));
