/** Starts the home page. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { tellHome } from '../text/home.ts';
import { say } from '../text/language.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import { followEvents } from './events.ts';
import { HomePage } from './page.tsx';

function start(place: Element): void {
  effect(() => void (document.title = say('app.title', { page: tellHome('home.title') })));
  render(<HomePage {...followEvents()} />, place);
}

const place = document.getElementById('page');
if (place) void speakFromStart().then(() => start(place));
