/** Starts the page of a table to set up. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { say } from '../text/language.ts';
import { tellTable } from '../text/tables.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import { TablePage } from './page.tsx';

function start(place: Element): void {
  effect(() => void (document.title = say('app.title', { page: tellTable('table.title') })));
  render(<TablePage />, place);
}

const place = document.getElementById('page');
if (place) void speakFromStart().then(() => start(place));
