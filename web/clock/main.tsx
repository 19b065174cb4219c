/** Starts the clock between the players of one game: `/clock/ID`. */
import { render } from 'preact';
import { GameApp } from '../encounter/app.tsx';
import { clockAddress } from '../encounter/open.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import { ClockPage } from './page.tsx';

const place = document.getElementById('page');
const address = clockAddress(location.pathname);
const start = () =>
  place &&
  render(
    <GameApp address={address}>
      <ClockPage />
    </GameApp>,
    place,
  );
void speakFromStart().then(start);
