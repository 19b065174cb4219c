/** Starts the page of one game: `/game/EVENT/GAME`, with `?as=judge` for staff. */
import { render } from 'preact';
import { speakFromStart } from '../text/vocabulary.ts';
import { EncounterApp } from './app.tsx';

const place = document.getElementById('page');
if (place) void speakFromStart().then(() => render(<EncounterApp path={location.pathname} />, place));
