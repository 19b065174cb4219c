/** The desk's program: of the event that the address names, or the form that makes one. */
import { render } from 'preact';
import { takeOver } from '../first/take-over.ts';
import { inBrowser } from '../live/browser.ts';
import { openStore } from '../live/store.ts';
import { ignoreDoubleClicks } from '../parts/double-click.ts';
import { fetchInQuiet, later } from '../parts/later.tsx';
import { speakFromStart } from '../text/vocabulary.ts';
import { openDesk } from './desk.ts';
import { DeskPage, firstPanel } from './page.tsx';
import { LATER, fetchPanel } from './panels.tsx';
import { type Place, arrive } from './place.ts';

const root = document.getElementById('page');

async function open(place: Place, at: Element): Promise<void> {
  const desk = openDesk(place, openStore(place.event, `as=${place.role}`, inBrowser), sessionStorage);
  const panel = firstPanel(desk);
  await speakFromStart();
  if (panel !== null) await fetchPanel(panel);
  takeOver(<DeskPage desk={desk} />, at);
  void fetchInQuiet(Object.values(LATER));
}

async function start(at: Element): Promise<void> {
  const place = await arrive();
  if (place !== null && 'event' in place) await open(place, at);
  else {
    await speakFromStart();
    const { View } = later(async () => {
      const { StartPage } = await import('./start.tsx');
      return () => <StartPage refusal={place} />;
    });
    render(<View />, at);
  }
}

ignoreDoubleClicks();
if (root) void start(root);
// Another link in the address bar of an open desk: only the part behind # changes, and nothing is loaded.
window.addEventListener('hashchange', () => {
  if (/^#[\w-]{20,100}$/.test(location.hash)) location.reload();
});
