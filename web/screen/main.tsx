/** The program of a big screen: `/screen?event=ID`, or a display's link with its token behind `#`. */
import { signal } from '@preact/signals';
import { takeOver } from '../first/take-over.ts';
import { exchange, takeToken } from '../player/session.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import { ScreenApp } from './app.tsx';
import { change, settings } from './settings.ts';

const problem = signal<string | null>(null);
const AGAIN = 2000;

async function follow(token: string): Promise<void> {
  const answer = await exchange({ token });
  if (answer.kind === 'ok') change({ event: answer.value.event });
  else if (answer.kind === 'refused') problem.value = answer.refused.message;
  else setTimeout(() => void follow(token), AGAIN);
}

const token = takeToken();
if (token !== null) void follow(token);
const place = document.getElementById('page');
if (place) {
  void speakFromStart().then(() =>
    takeOver(<ScreenApp settings={settings} problem={problem} linked={token !== null} />, place),
  );
}
