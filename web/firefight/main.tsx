/** Starts `/firefight`, where battles of Firefight are played. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { tellFirefight } from '../text/firefight.ts';
import { say } from '../text/language.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import { FirefightPage } from './page.tsx';

const place = document.getElementById('page');
if (place) {
  void speakFromStart().then(() => {
    effect(() => void (document.title = say('app.title', { page: tellFirefight('title') })));
    render(<FirefightPage />, place);
  });
}
