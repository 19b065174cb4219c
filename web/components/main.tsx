/** Starts the page that shows what the pages are made of. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { words } from '../text/components.ts';
import { say } from '../text/language.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import { ComponentsPage } from './page.tsx';

function start(place: Element): void {
  effect(() => void (document.title = say('app.title', { page: words().title })));
  render(<ComponentsPage />, place);
}

const place = document.getElementById('page');
if (place) void speakFromStart().then(() => start(place));
