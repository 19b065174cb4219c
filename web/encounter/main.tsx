/** Starts the page of one game: `/game/EVENT/GAME`, with `?as=judge` for staff. */
import { render } from 'preact';
import { speakFromStart } from '../text/vocabulary.ts';
import { GameApp } from './app.tsx';
import { addressOf } from './open.ts';
import { fetchInQuiet } from '../parts/later.tsx';
import { EncounterPage, SOON } from './page.tsx';
import { fetchGameWords } from './said.ts';

const place = document.getElementById('page');
const address = addressOf(location.pathname, location.search);
const start = () =>
  place &&
  render(
    <GameApp address={address}>
      <EncounterPage />
    </GameApp>,
    place,
  );
fetchGameWords();
void speakFromStart()
  .then(start)
  .then(() => fetchInQuiet(SOON));
