/** Starts the player's page: `/p/ID`, or `/join` with a link's token behind `#`. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { fetchInQuiet } from '../parts/later.tsx';
import { speakFromStart } from '../text/vocabulary.ts';
import { PlayerApp } from './app.tsx';
import { LATER } from './later.ts';
import { type Where, begin } from './start.ts';

const where = signal<Where>({ kind: 'starting' });
const place = document.getElementById('page');
if (place) void speakFromStart().then(() => render(<PlayerApp where={where} />, place));
void begin((next) => (where.value = next));
// Whoever came without a view of their own has most likely followed a link, and takes a name next.
if (document.getElementById('first-view') === null) void LATER.claim.fetch();
void fetchInQuiet(Object.values(LATER));
