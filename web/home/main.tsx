/** Starts the home page. */
import { render } from 'preact';
import { say } from '../text/language.ts';
import { followEvents } from './events.ts';
import { HomePage } from './page.tsx';

document.title = say('app.title', { page: say('home.title') });
const place = document.getElementById('page');
if (place) render(<HomePage {...followEvents()} />, place);
