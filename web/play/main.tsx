/** Starts the page on which a game without an event is begun: `/play`. */
import { render } from 'preact';
import { speakFromStart } from '../text/vocabulary.ts';
import { PlayPage } from './page.tsx';

const place = document.getElementById('page');
if (place) void speakFromStart().then(() => render(<PlayPage />, place));
