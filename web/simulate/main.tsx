/** Starts `/simulate`: many games of Firefight between two lists. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { say } from '../text/language.ts';
import { tellSimulate } from '../text/simulate.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import { SimulatePage } from './page.tsx';

const place = document.getElementById('page');
if (place) {
  void speakFromStart().then(() => {
    effect(() => void (document.title = say('app.title', { page: tellSimulate('title') })));
    render(<SimulatePage />, place);
  });
}
