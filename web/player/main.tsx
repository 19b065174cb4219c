/** The program of the player's page. It draws over what the server drew, once it can draw all of it. */
import { signal } from '@preact/signals';
import { takeOver } from '../first/take-over.ts';
import { openBrowserOutbox } from '../outbox/browser.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { speakFromStart } from '../text/vocabulary.ts';
import { PlayerApp } from './app.tsx';
import { type Where, begin } from './start.ts';

const where = signal<Where>({ kind: 'starting' });
void begin((next) => (where.value = next));

async function start(place: Element): Promise<void> {
  const { value: here } = where;
  const opening = here.kind === 'play' ? openBrowserOutbox(here.event) : null;
  const [outbox] = await Promise.all([opening, speakFromStart()]);
  let opened = here.kind === 'play' && outbox !== null ? { event: here.event, outbox } : null;
  const take = (event: string): Outbox | null => {
    const taken = opened?.event === event ? opened.outbox : null;
    opened = null;
    return taken;
  };
  takeOver(<PlayerApp where={where} takeOutbox={take} />, place);
}

const place = document.getElementById('page');
if (place) void start(place);
