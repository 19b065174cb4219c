/** Starts the print page: which event and round are in the address, what is printed is behind `#`. */
import { render } from 'preact';
import { inBrowser } from '../live/browser.ts';
import { openStore } from '../live/store.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import { PrintPage } from './page.tsx';

/** An address that somebody else put there leads nowhere else than to a server. */
function originIn(asked: string | null): string | null {
  return asked !== null && /^https?:\/\/[\w.:[\]-]+$/.test(asked) ? asked : null;
}

const asked = new URLSearchParams(location.search);
const event = asked.get('event') ?? '';
const root = document.getElementById('page');
// Paper is for everybody: it shows what everybody may see.
const store = event === '' ? null : openStore(event, 'as=public', inBrowser);
const system = asked.get('game');
const game = system === null ? null : { system, sides: Number(asked.get('sides') ?? 0) };
const round = Number(asked.get('round') ?? 0);
const page = (
  <PrintPage
    store={store}
    event={event}
    round={round}
    join={asked.get('join')}
    at={originIn(asked.get('at'))}
    game={game}
  />
);
if (root) void speakFromStart().then(() => render(page, root));
