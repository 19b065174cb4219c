/** Starts the player's page: `/p/ID`, or `/join` with a link's token behind `#`. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { speakFromStart } from '../text/vocabulary.ts';
import { PlayerApp } from './app.tsx';
import { type Where, begin } from './start.ts';

const where = signal<Where>({ kind: 'starting' });
const place = document.getElementById('page');
if (place) void speakFromStart().then(() => render(<PlayerApp where={where} />, place));
void begin((next) => (where.value = next));
