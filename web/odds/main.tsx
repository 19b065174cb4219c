/** Starts the odds calculator: `/odds`, with everything that was entered in its address. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { say } from '../text/language.ts';
import { tellOdds } from '../text/odds.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import style from './odds.css?url';
import { OddsPage } from './page.tsx';

/** The page's own style: in the style of all pages it would cost every phone. */
function dressed(): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = style;
  document.head.append(link);
  return new Promise((done) => {
    link.onload = done;
    // Without it the page can be read all the same.
    link.onerror = done;
  });
}

function start(place: Element): void {
  effect(() => void (document.title = say('app.title', { page: tellOdds('odds.title') })));
  render(<OddsPage />, place);
}

const place = document.getElementById('page');
if (place) void Promise.all([speakFromStart(), dressed()]).then(() => start(place));
