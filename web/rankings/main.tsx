/** Starts the page of a season's table. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { followEvents } from '../home/events.ts';
import { say } from '../text/rankings.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import { RankingsPage } from './page.tsx';

function start(place: Element): void {
  effect(() => void (document.title = say('app.title', { page: say('rankings.title') })));
  render(<RankingsPage {...followEvents()} />, place);
}

const place = document.getElementById('page');
if (place) void speakFromStart().then(() => start(place));
