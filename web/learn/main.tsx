/** Starts the page of what can be tried out: `/learn`, `/learn/SYSTEM`, `/learn/SYSTEM/LESSON`. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { askedIn } from '../layouts/asked.ts';
import { say } from '../text/language.ts';
import { tellLearn } from '../text/learn.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import { LearnPage } from './page.tsx';

function start(place: Element): void {
  const { system, name } = askedIn(location.pathname);
  effect(() => void (document.title = say('app.title', { page: tellLearn('title') })));
  render(<LearnPage system={system} lesson={name} />, place);
}

const place = document.getElementById('page');
if (place) void speakFromStart().then(() => start(place));
