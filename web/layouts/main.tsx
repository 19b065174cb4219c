/** Starts the page of tables: all of them, or the one in the address. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { say } from '../text/language.ts';
import { tellLayouts } from '../text/layouts.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import { askedIn } from './asked.ts';
import { AllLayouts } from './all.tsx';
import { LayoutPage } from './one.tsx';

function start(place: Element): void {
  const { system, name } = askedIn(location.pathname);
  if (system !== null && name !== null) {
    render(<LayoutPage system={system} name={name} />, place);
    return;
  }
  effect(() => void (document.title = say('app.title', { page: tellLayouts('layouts.title') })));
  render(<AllLayouts system={system} />, place);
}

const place = document.getElementById('page');
if (place) void speakFromStart().then(() => start(place));
